cd "$WORK" && echo text >a && zip -q x.jar a && "$HAVELOCK" java -jar x.jar 2>&1
