"$HAVELOCK" merge --help
