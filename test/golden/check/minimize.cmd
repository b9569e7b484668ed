# Fewer context switches and no idle rounds for what a random schedule found; the same ones whenever it is tried.
javac -d "$WORK" examples/Philosophers.java examples/BoundedBufferNotify.java
told() { "$HAVELOCK" check --search=random --seed=5 -cp "$WORK" "$@" | sed 's/, [0-9.]* s CPU.*//'; }
blocks() { sed -n 's/^ *[0-9][0-9]*  \([^ ]*\) .*/\1/p' | uniq | wc -l; }
steps() { sed -n 's/.*leads there, \([0-9]*\) steps:/\1/p'; }
for program in "Philosophers 3 5" "Philosophers 8 5" "Philosophers 5 20" BoundedBufferNotify; do
    before=$(told --minimize=0 $program | blocks)
    told --minimize=0.5s $program >"$WORK/first"
    told --minimize=0.5s $program | cmp - "$WORK/first" && echo "$program: the same twice"
    [ $(($(blocks <"$WORK/first") * 2)) -le $before ] && echo "$program: half as many switches"
    few=$("$HAVELOCK" check --search=best --minimize=0 -cp "$WORK" $program | steps)
    [ $(steps <"$WORK/first") -le $((few + 3)) ] && echo "$program: few steps"
done
