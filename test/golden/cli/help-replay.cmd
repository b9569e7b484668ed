"$HAVELOCK" replay --help
