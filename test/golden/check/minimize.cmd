# Fewer context switches for what a random schedule found; the same ones whenever it is tried.
javac -d "$WORK" examples/Philosophers.java examples/BoundedBufferNotify.java
told() { "$HAVELOCK" check --search=random --seed=5 "$@"; }
switches() { sed -n 's/^ *[0-9][0-9]*  \([^ ]*\) .*/\1/p' | uniq | wc -l; }
for program in "Philosophers 3 5" "Philosophers 8 5" "Philosophers 5 20" BoundedBufferNotify; do
    before=$(told --minimize=0 -cp "$WORK" $program | switches)
    told --minimize=0.5s -cp "$WORK" $program >"$WORK/first"
    told --minimize=0.5s -cp "$WORK" $program | sed 's/, [0-9.]* s CPU.*//' >"$WORK/second"
    sed 's/, [0-9.]* s CPU.*//' "$WORK/first" | cmp - "$WORK/second" && echo "the same"
    echo "$program: $(head -1 "$WORK/first"); $before blocks before, $(switches <"$WORK/first") after; $(sed -n "s,.*leads there\, \(.*\):,\1,p" "$WORK/first")"
done
