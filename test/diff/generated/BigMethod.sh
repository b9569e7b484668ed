# Aims at: goto_w and inverted branches: a loop whose body is longer than 32 KB.
echo '// Aims at: goto_w and inverted branches: a loop whose body is longer than 32 KB.'
echo 'public class BigMethod {'
echo '    static int spin(int rounds) {'
echo '        int x = 1;'
echo '        for (int i = 0; i < rounds; i++) {'
echo '            if (x == 7) { continue; }'
echo '            if (x == 8) { break; }'
for i in $(seq 1 4000); do echo "            x = x * 31 + $((i + 200)) ^ i;"; done
cat <<'END'
        }
        return x;
    }

    public static void main(String[] args) {
        System.out.println(spin(0) + " " + spin(1) + " " + spin(3) + " " + spin(10));
    }
}
END
