cd "$WORK" && echo "class X { int x = ; }" >X.java && "$HAVELOCK" java X.java 2>&1
