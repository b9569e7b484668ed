"$HAVELOCK" test --help
