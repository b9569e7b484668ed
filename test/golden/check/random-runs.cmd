# Random schedules never say that a program is clean.
javac -d "$WORK" examples/PhilosophersGate.java
for search in random pct pos surw delay; do
    "$HAVELOCK" check --search=$search --runs=20 -cp "$WORK" PhilosophersGate 3 1 | sed 's/, [0-9]* transitions.*//'
    echo "status ${PIPESTATUS[0]}"
done
