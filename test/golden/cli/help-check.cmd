"$HAVELOCK" check --help
