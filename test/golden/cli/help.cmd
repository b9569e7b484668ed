"$HAVELOCK" --help
