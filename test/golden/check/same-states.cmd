# In whichever order the states are visited, they are the same ones; with a bound on switches, too.
javac -d "$WORK" examples/PhilosophersGate.java examples/BoundedBuffer.java
states() { # program and options
    "$HAVELOCK" check --no-por "${@:2}" -cp "$WORK" $1 | sed -n 's/^\([0-9]*\) states,.*/\1/p'
}
for program in "PhilosophersGate 3 1" "PhilosophersGate 2 2" BoundedBuffer; do
    for bound in "" --max-switches=0 --max-switches=2; do
        dfs=$(states "$program" $bound --hunt-time=0)
        [ "$dfs" -gt 20 ] || echo "$program $bound: only $dfs states"
        for search in --search=bfs --search=best "--search=best --heuristic=interleaving" \
            "--search=best --heuristic=fewest-switches"; do
            other=$(states "$program" $bound $search)
            [ "$dfs" = "$other" ] || echo "$program $bound: $dfs states, but $other with $search"
        done
    done
    echo "$program: compared"
done
