"$HAVELOCK" check --store=fingerprint --format=json examples/PhilosophersGate.java 2 1 && "$HAVELOCK" check --store=fingerprint --quiet examples/PhilosophersGate.java 2 1
