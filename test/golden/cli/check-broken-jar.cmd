cd "$WORK" && echo nonsense >x.jar && "$HAVELOCK" check -jar x.jar 2>&1
