"$HAVELOCK" frobnicate 2>&1
