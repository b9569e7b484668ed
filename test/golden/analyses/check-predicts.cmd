"$HAVELOCK" check --quiet --deadlock=segmented --race=both --search=random --runs=1 --seed=3 examples/ValueDeadlock.java
