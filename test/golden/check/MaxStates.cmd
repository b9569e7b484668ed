"$HAVELOCK" check --hunt-time=0 --max-states 1000 examples/Philosophers.java 5 5
