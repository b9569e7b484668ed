# Aims at: the wide forms of load, store and iinc: a method with more than 255 locals.
echo '// Aims at: the wide forms of load, store and iinc: a method with more than 255 locals.'
echo 'public class WideLocals {'
echo '    static String many(int seed) {'
for i in $(seq 0 299); do echo "        int v$i = seed + $i;"; done
cat <<'END'
        long l = seed;
        float f = seed;
        double d = seed;
        String s = "s" + seed;
        l += v299;
        f *= v1;
        d -= l;
        v299 += 5;
        v298++;
        v297 += 1000;
        v296 -= 30000;
        v0 += 32767;
        v2 -= 129;
        s += v299;
        long sum = 0;
END
for i in $(seq 0 299); do echo "        sum = sum * 31 + v$i;"; done
cat <<'END'
        for (int k = 0; k < 1000; k += 300) {
            sum += k;
        }
        return sum + " " + l + " " + f + " " + d + " " + s + " " + v296 + " " + v297 + " " + v298 + " " + v299;
    }

    public static void main(String[] args) {
        System.out.println(many(1));
        System.out.println(many(-40000));
    }
}
END
