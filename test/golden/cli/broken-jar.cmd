cd "$WORK" && echo nonsense >x.jar && "$HAVELOCK" java -jar x.jar 2>&1
