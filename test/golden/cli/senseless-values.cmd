# Refused before any work, with one message and status 2.
cd "$WORK" && printf 'class X { public static void main(String[] a) { System.out.println("ran"); } }\n' >X.java
javac X.java
try() { "$HAVELOCK" "$@" -cp . X 2>&1; echo "[$?]"; }
for command in run hunt; do
    for option in --runs=0 --runs=-1 --runs=99999999999999999999 --max-memory=0; do try $command $option; done
    try $command -o ''
done
for option in --runs=0 --max-time=0 --max-time=-1s --max-states=0 --max-depth=0 --max-memory=0k --jobs=0; do try check $option; done
for command in check hunt; do
    for option in --save= --max-time=0s; do try $command $option; done
    try $command --save=no/such/folder/x | sed 's/: No such.*//'
done
for option in --window= --checkpoint=; do try check $option; done
try check --checkpoint=no/such/folder/x | sed 's/: No such.*//'
timeout -k 1 100 "$HAVELOCK" check --window=nobody --hunt-time=0.2s -cp . X 2>&1 | head -n 1
ls
