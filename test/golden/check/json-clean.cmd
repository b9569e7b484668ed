"$HAVELOCK" check --format json --stats examples/PhilosophersGate.java 2 1
