# Ctrl-C: the partial verdict, and the status of a search that is not finished.
javac -d "$WORK" examples/PhilosophersGate.java
timeout --preserve-status -s INT 4 "$HAVELOCK" check --no-por -cp "$WORK" --checkpoint="$WORK/saved" PhilosophersGate 20 10
