"$HAVELOCK" doctor
