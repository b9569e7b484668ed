"$HAVELOCK" java -jar none.jar 2>&1
