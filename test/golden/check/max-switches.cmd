# A lost update needs a switch away from a thread that could go on; a bound of none does not allow it.
javac -d "$WORK" examples/LostUpdate.java
for search in "dfs --hunt-time=0" dfs bfs best "random --runs=500" "pct --runs=500" "pos --runs=500" "surw --runs=500" "delay --runs=500"; do
    for bound in 0 1; do
        "$HAVELOCK" check --max-switches=$bound --search=$search -cp "$WORK" LostUpdate >"$WORK/out"
        echo "--search=$search --max-switches=$bound: status $?; $(head -1 "$WORK/out")"
    done
done
