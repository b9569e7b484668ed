# Aims at: ldc_w: more than 256 constants of each kind.
echo '// Aims at: ldc_w: more than 256 constants of each kind.'
echo 'public class ManyConstants {'
echo '    static String strings() { StringBuilder b = new StringBuilder();'
for i in $(seq 0 299); do echo "        b.append(\"c$i\");"; done
echo '        return b.length() + b.substring(b.length() - 8); }'
echo '    static int ints() { int s = 0;'
for i in $(seq 0 99); do echo "        s = s * 7 + $((i * 1001 + 100000));"; done
echo '        return s; }'
echo '    static float floats() { float s = 0;'
for i in $(seq 0 99); do echo "        s = s * 0.5f + $i.25f;"; done
echo '        return s; }'
echo '    static double doubles() { double s = 0;'
for i in $(seq 0 99); do echo "        s = s * 0.5 + $i.125;"; done
echo '        return s; }'
cat <<'END'
    public static void main(String[] args) {
        System.out.println(strings() + " " + ints() + " " + floats() + " " + doubles());
        System.out.println(String[][].class + " " + ManyConstants[].class + " " + (strings() == strings()));
    }
}
END
