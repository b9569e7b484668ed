# Bugs of large spaces that one of the random strategies finds soon: the probing gives all of them a turn. (It takes a tenth
# of the CPU time that --hunt-time allows.)
javac -d "$WORK" test/golden/check/Reorder.java test/golden/check/Twostage.java || exit 9
for program in "Reorder 20" "Twostage 20"; do
    echo "$program: $("$HAVELOCK" check --quiet --hunt-time=6s --minimize=0 -cp "$WORK" $program |
        sed -n 's/^\(assertion\):.*/\1/p; s/^violation: .*probing.*/found by probing/p' | tr '\n' ' ')"
done
