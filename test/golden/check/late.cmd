# A walk that is even over the orders of operations finds what an even walk over steps practically never does.
javac -d "$WORK" test/golden/check/Late.java
for search in surw random; do
    "$HAVELOCK" check --search=$search --runs=500 --minimize=0 -cp "$WORK" Late | grep '^assertion\|^inconclusive'
done
