"$HAVELOCK" java --frobnicate Main 2>&1
