# Lock sets on the paths of a search: a task and its result are handed over, so that nothing is predicted. Where nobody
# waits for the result, it is predicted, once.
javac -d "$WORK" test/runtime/races/TaskTurnsGood.java test/runtime/races/TaskTurnsBad.java || exit 9
for program in TaskTurnsGood TaskTurnsBad; do
    "$HAVELOCK" check --quiet --race=both --search=random --runs=1 --seed=3 -cp "$WORK" $program >"$WORK/out" 2>&1
    echo "$program: status $?"
    grep -E '^(data-race|clean|violation|inconclusive|havelock)' "$WORK/out"
done
"$HAVELOCK" check --quiet --race=lockset --max-states=300 --hunt-time=0 -cp "$WORK" TaskTurnsGood | grep -E '^(data-race|violation|inc)'
