"$HAVELOCK" doctor --help
