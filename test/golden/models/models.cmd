# A native method without a body, the same with models, and a model that stands for nothing.
models=test/golden/models
mkdir "$WORK/app" "$WORK/models" "$WORK/wrong"
javac -d "$WORK/app" $models/acme/Codec.java
javac -cp "$WORK/app" -d "$WORK/models" $models/acme/CodecModel.java
javac --patch-module java.base=$models -d "$WORK/models" $models/java/net/Inet4AddressImplModel.java 2>&1
"$HAVELOCK" java -cp "$WORK/app" acme.Codec 2>&1
echo "[status $?]"
"$HAVELOCK" java --models "$WORK/models" -cp "$WORK/app" acme.Codec 2>&1
echo "[status $?]"
"$HAVELOCK" check --outcomes --models "$WORK/models" -cp "$WORK/app" acme.Codec 2>&1 | grep -v states
"$HAVELOCK" check --outcomes --no-por --jobs=2 --models "$WORK/models" -cp "$WORK/app" acme.Codec 2>&1 | grep -v states
sed 's/Codec codec, //' $models/acme/CodecModel.java >"$WORK/CodecModel.java"
sed -i 's/codec\.factor \* x/x/; s/codec\.twice(x)/x/' "$WORK/CodecModel.java"
javac -d "$WORK/wrong" "$WORK/CodecModel.java"
"$HAVELOCK" check --models "$WORK/wrong" -cp "$WORK/app" acme.Codec 2>&1
