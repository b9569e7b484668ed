"$HAVELOCK" --version
