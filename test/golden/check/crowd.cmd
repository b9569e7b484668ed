# A best-first search expands a state in part. It sees as many states as others where it sees everything, also with more
# choices than it tries at once; and a deadlock of 600 threads takes it a few steps for each of them.
for how in --no-por --search=bfs --search=best "--search=best --heuristic=interleaving" "--search=best --heuristic=fewest-switches"; do
    echo "$how: $("$HAVELOCK" check --quiet --stats --max-time=60s $how test/golden/check/Crowd.java queue 20 2>&1 |
        sed -n 's/^\(clean\|violation\|inconclusive\):.*/\1/p; s/^havelock: \(states\|transitions\) /\1 /p' | tr '\n' ' ')"
done
for how in check "hunt --race=off"; do
    "$HAVELOCK" $how --stats --minimize=0 test/golden/check/Crowd.java table 600 >"$WORK/out" 2>&1
    echo "$how: status $?, $(sed -n 's/^havelock: transitions //p' "$WORK/out" | awk '{ print ($1 < 30000 ? "few" : $1) }') transitions"
    grep -E '^(violation|inconclusive)' "$WORK/out"
done
