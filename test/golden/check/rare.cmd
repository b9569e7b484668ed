# What is learnt about accesses while a schedule is made better does not change the steps of that schedule: no step
# stands before an access to x, which no schedule that was tried before had to watch.
javac -d "$WORK" test/golden/check/Rare.java
javap -p -c -cp "$WORK" Rare | sed -n '/lambda$main$1/,/return/s/^ *\([0-9]*\): .*static .*Field x:I/\1/p' >"$WORK/accesses"
[ -s "$WORK/accesses" ] || echo "no accesses to x"
for seed in 1 2 3 4; do
    "$HAVELOCK" check --search=random --seed=$seed --save="$WORK/schedule" -cp "$WORK" Rare >"$WORK/out" 2>&1
    echo "status $?; $(head -1 "$WORK/out")"
    while read -r offset; do grep "before Rare.lambda\$main\$1(.* $offset [0-9]* [0-9]*\$" "$WORK/schedule"; done <"$WORK/accesses"
done
true
