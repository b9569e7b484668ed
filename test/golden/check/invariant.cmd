"$HAVELOCK" check --invariant "Buffer.count >= 0" test/check/property/BufferCount.java
