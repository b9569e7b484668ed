"$HAVELOCK" java --max-time=3s Main 2>&1
