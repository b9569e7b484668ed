cd "$WORK" && printf "\312\376\272\276\0\0\0\064\0\012" >X.class && "$HAVELOCK" java X.class 2>&1
