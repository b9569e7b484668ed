# Debian's package is named; the second of several jars counts, too.
HAVELOCK_JARS=no/such/folder "$HAVELOCK" demo log4j 2>&1
echo "status $?"
cd "$WORK" && mkdir jars && touch jars/commons-httpclient.jar
HAVELOCK_JARS=jars "$HAVELOCK" demo http 2>&1
