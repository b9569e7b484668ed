"$HAVELOCK" java --help
