"$HAVELOCK" run --quiet --self-check --race=off test/golden/analyses/SynchronizedRun.java
