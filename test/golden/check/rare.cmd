# What is learnt about accesses while a schedule is made better does not change the steps of that schedule: it repeats.
javac -d "$WORK" test/golden/check/Rare.java
for seed in 1 2 3 4; do
    "$HAVELOCK" check --search=random --seed=$seed -cp "$WORK" Rare >"$WORK/out" 2>&1
    echo "status $?; $(head -1 "$WORK/out")"
done
