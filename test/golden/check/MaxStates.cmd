"$HAVELOCK" check --max-states 1000 examples/Philosophers.java 5 5
