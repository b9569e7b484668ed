# A breadth-first search finds a shortest schedule, and leaves it as it is.
javac -d "$WORK" examples/Philosophers.java examples/LostUpdate.java
steps() { "$HAVELOCK" check --minimize=0 "$@" | sed -n 's/^Counterexample (\([0-9]*\) steps.*/\1/p'; }
for program in "Philosophers 3 2" LostUpdate; do
    shortest=$("$HAVELOCK" check --search=bfs -cp "$WORK" $program | sed -n 's/^Counterexample (\([0-9]*\) steps.*/\1/p')
    for search in "--search=dfs --hunt-time=0" --search=best "--search=best --heuristic=fewest-switches" \
        "--search=random --seed=1" "--search=random --seed=2" "--search=random --seed=3"; do
        [ "$(steps $search -cp "$WORK" $program)" -ge "$shortest" ] || echo "$program: $search is shorter"
    done
    [ "$(steps --hunt-time=0 -cp "$WORK" $program)" -gt "$shortest" ] && echo "$program: shorter than depth-first"
done
