# An atomic section is one step: no access inside it is in a race, whoever looks. Outside it is.
javac -cp "$(dirname "$HAVELOCK")/havelock-verify.jar" -d "$WORK" test/golden/analyses/AtomicSection.java || exit 9
for race in "" race; do
    for how in "check --race" "check --race=both" "check --race=both --search=bfs" "hunt --race=hb" hunt run "run --seed=3"; do
        "$HAVELOCK" $how --quiet -cp "$WORK:$(dirname "$HAVELOCK")/havelock-verify.jar" AtomicSection $race >"$WORK/out"
        echo "$how $race: status $?, $(grep -E '^ *variable:' "$WORK/out" | sort -u | tr -s ' ' | tr '\n' ' ')"
    done
done
