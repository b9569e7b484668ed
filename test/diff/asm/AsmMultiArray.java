// Aims at: multianewarray with fewer dimensions than the type; negative sizes are found before anything is made.
public class AsmMultiArray {
    static void attempt(java.util.function.Supplier<Object> s) {
        try {
            Object o = s.get();
            StringBuilder b = new StringBuilder(o.getClass().getName());
            while (o != null && o.getClass().isArray()) {
                int n = java.lang.reflect.Array.getLength(o);
                b.append(' ').append(n);
                o = n == 0 ? null : java.lang.reflect.Array.get(o, n - 1);
            }
            System.out.println(b);
        } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        attempt(() -> AsmMultiArrayLib.two(2, 3));
        attempt(() -> AsmMultiArrayLib.one(4));
        attempt(() -> AsmMultiArrayLib.three(2, 3, 4));
        attempt(() -> AsmMultiArrayLib.three(0, 3, 4));
        attempt(() -> AsmMultiArrayLib.three(0, -3, -4));
        attempt(() -> AsmMultiArrayLib.three(1000000, 1000000, -5));
        attempt(() -> AsmMultiArrayLib.two(-1, -2));
    }
}
