// Aims at: invokestatic, invokevirtual, invokespecial, invokeinterface and invokedynamic with arguments of all types.
public class InvokeKinds {
    interface Op {
        String apply(byte b, short s, char c, boolean z, int i, long l, float f, double d, Object o);

        static String viaStatic(long l, int i) {
            return "is" + l + i;
        }

        default String viaDefault(double d, int i) {
            return "id" + d + i + apply((byte) 1, (short) 2, '3', true, 4, 5, 6, 7, 8);
        }
    }

    static class Base implements Op {
        public String apply(byte b, short s, char c, boolean z, int i, long l, float f, double d, Object o) {
            return "base" + b + s + c + z + i + l + f + d + o;
        }

        private String hidden(long a, int b, long c) {
            return "hidden" + a + b + c;
        }

        String reveal() {
            return hidden(1, 2, 3);
        }
    }

    static class Derived extends Base {
        @Override
        public String apply(byte b, short s, char c, boolean z, int i, long l, float f, double d, Object o) {
            return "derived/" + super.apply(b, s, c, z, i, l, f, d, o);
        }
    }

    static String all(byte b, short s, char c, boolean z, int i, long l, float f, double d, Object o) {
        return "static" + b + s + c + z + i + l + f + d + o;
    }

    public static void main(String[] args) {
        Op op = new Derived();
        Base base = new Derived();
        System.out.println(all((byte) -1, (short) -2, 'c', false, -3, -4L, -5f, -6d, "o"));
        System.out.println(op.apply((byte) -1, (short) -2, 'c', false, -3, -4L, -5f, -6d, "o"));
        System.out.println(base.apply((byte) 1, (short) 2, 'd', true, 3, 4L, 5f, 6d, null));
        System.out.println(base.reveal() + Op.viaStatic(1, 2) + op.viaDefault(1.5, 2));
        Op lambda = (b, s, c, z, i, l, f, d, o) -> "lambda" + b + s + c + z + i + l + f + d + o;
        System.out.println(lambda.apply((byte) 1, (short) 2, 'd', true, 3, 4L, 5f, 6d, op == base));
        Op reference = InvokeKinds::all;
        System.out.println(reference.viaDefault(2.5, 3));
        System.out.println(op.hashCode() == op.hashCode() ? op.equals(op) : "?");
    }
}
