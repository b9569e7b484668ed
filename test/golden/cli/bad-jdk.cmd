"$HAVELOCK" java --jdk /no/such/jdk Main 2>&1
