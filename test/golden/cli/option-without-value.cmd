"$HAVELOCK" java -cp 2>&1
