"$HAVELOCK" java -Xmxlots Main 2>&1
