"$HAVELOCK" demo --help
