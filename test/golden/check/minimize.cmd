# Fewer context switches and no idle rounds for what a random schedule found; the same ones whenever it is tried.
javac -d "$WORK" examples/Philosophers.java examples/BoundedBufferNotify.java
find() { "$HAVELOCK" check --save="$WORK/$1" "${@:2}" >/dev/null; } # schedule option...
blocks() { sed -n 's/^step \([0-9]*\) .*/\1/p' "$WORK/$1" | uniq | wc -l; }
steps() { grep -c ^step "$WORK/$1"; }
for program in "Philosophers 3 5" "Philosophers 8 5" "Philosophers 5 20" BoundedBufferNotify; do
    find raw --search=random --seed=5 --minimize=0 -cp "$WORK" $program
    find first --search=random --seed=5 --minimize=0.5s -cp "$WORK" $program
    find second --search=random --seed=5 --minimize=0.5s -cp "$WORK" $program
    find best --search=best --minimize=0 -cp "$WORK" $program
    cmp "$WORK/first" "$WORK/second" && echo "$program: the same twice"
    [ $(($(blocks first) * 2)) -le "$(blocks raw)" ] && echo "$program: half as many switches"
    [ "$(steps first)" -le $(($(steps best) + 3)) ] && echo "$program: few steps"
done
