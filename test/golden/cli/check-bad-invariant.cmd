javac -d "$WORK" test/check/property/BufferCount.java
for condition in "Bufer.count > 0" "Buffer.coun > 0" "Buffer.count > " "Buffer.count" "1 == 1" "Buffer.count && true"; do
    "$HAVELOCK" check --invariant "$condition" -cp "$WORK" BufferCount 2>&1
    echo "[$?]"
done
"$HAVELOCK" check --race=maybe -cp "$WORK" BufferCount 2>&1
