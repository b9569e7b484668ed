"$HAVELOCK" demo bank log4j 2>&1
