# Numbers of objects that are garbage are given to others on a path of a search: what happened to the old ones does not count.
javac -d "$WORK" test/golden/analyses/NumberReuse.java || exit 9
for what in box array lock thread; do
    for how in --search=dfs --search=bfs "--search=random --runs=100"; do
        echo "$what $how: $("$HAVELOCK" check --quiet --self-check --race=both $how -cp "$WORK" NumberReuse $what 2>&1 |
            grep -E '^(data-race|clean|violation|inconclusive|havelock)' | cut -d , -f 1)"
    done
done
