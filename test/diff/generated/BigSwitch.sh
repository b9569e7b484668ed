# Aims at: large switches over ints and strings, and a long else-if chain.
echo '// Aims at: large switches over ints and strings, and a long else-if chain.'
echo 'public class BigSwitch {'
echo '    static int table(int k) { switch (k) {'
for i in $(seq 0 499); do echo "        case $((i - 100)): return $((i * i % 1013));"; done
echo '        default: return -1; } }'
echo '    static int look(int k) { switch (k) {'
for i in $(seq 0 199); do echo "        case $((i * i * 37 - 5000)): return $i;"; done
echo '        default: return -1; } }'
echo '    static int words(String k) { switch (k) {'
for i in $(seq 0 149); do echo "        case \"word$((i * 7))\": return $i;"; done
echo '        case "Aa": return 1000; case "BB": return 1001; case "AaBB": return 1002; case "BBAa": return 1003;'
echo '        default: return -1; } }'
echo '    static int chain(int k) {'
for i in $(seq 0 199); do echo "        if (k == $((i * 3))) { return $i; } else"; done
echo '        return -1; }'
cat <<'END'
    public static void main(String[] args) {
        long sum = 0;
        for (int i = -200; i < 600; i++) {
            sum = sum * 17 + table(i);
        }
        for (int i = 0; i < 250; i++) {
            sum = sum * 19 + look(i * i * 37 - 5000) + look(i);
        }
        for (int i = 0; i < 1100; i++) {
            sum = sum * 23 + words("word" + i) + chain(i);
        }
        System.out.println(sum + " " + words("Aa") + words("BB") + words("AaBB") + words("BBAa") + words("AaAa"));
    }
}
END
