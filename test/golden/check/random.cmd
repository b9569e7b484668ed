# Random numbers: the same on every path, which the verdict names; or every value; another seed has others.
javac -g -d "$WORK" test/golden/check/Dice.java
cp test/golden/check/Dice.java "$WORK"
"$HAVELOCK" check --quiet -cp "$WORK" Dice | grep -v '^searched\|^assumed'
"$HAVELOCK" check --quiet --random=choices --minimize=0 --save="$WORK/one" -cp "$WORK" Dice | grep -v "schedule:"
"$HAVELOCK" replay "$WORK/one" | grep 'nextInt'
"$HAVELOCK" check --quiet --random=choices --format=json -cp "$WORK" Dice | grep -A 8 '"choices"'
for seed in 0 1 2 3 4 5 6 7 8 9 10 11; do "$HAVELOCK" run --quiet --seed=$seed -cp "$WORK" Dice 2>&1 | grep -c 'AssertionError: one'; done | sort | uniq
"$HAVELOCK" run --quiet --runs=3 -cp "$WORK" Dice 2>/dev/null | grep 'assumed'
"$HAVELOCK" check --random=dice -cp "$WORK" Dice 2>&1 | head -n 1
