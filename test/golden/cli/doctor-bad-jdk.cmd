"$HAVELOCK" doctor --jdk /no/such/jdk
