"$HAVELOCK" check --max-depth=3 2>&1
