"$HAVELOCK" demo nowhere 2>&1
