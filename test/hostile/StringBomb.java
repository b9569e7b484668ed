// ends: any
/** Strings that double, and are interned. */
public class StringBomb {
    public static void main(String[] args) {
        String s = "ab";
        for (int i = 0;; i++) {
            s = i % 28 == 27 ? "ab" + i : s + s;
            s.intern();
        }
    }
}
