// Aims at: literals are interned across classes, constants fold, run-time strings are new, intern finds literals.
public class LiteralIdentity {
    static final String A = "he" + "llo";
    static final char C = 'o';

    static class Other {
        static String s = "hello";
        static final String T = "hell" + C;
    }

    interface Names {
        String HELLO = "hello";
    }

    public static void main(String[] args) {
        String run = new StringBuilder("hel").append("lo").toString();
        String copy = new String("hello");
        String part = "hel";
        final String constant = "hel";
        System.out.println((A == "hello") + " " + (A == Other.s) + " " + (Other.T == A) + " " + (Names.HELLO == A));
        System.out.println((run == A) + " " + (copy == A) + " " + (run.intern() == A) + " " + (copy.intern() == A));
        System.out.println((part + "lo" == A) + " " + (constant + "lo" == A) + " " + ((part + "lo").intern() == A));
        System.out.println((String.valueOf("hello") == A) + " " + ("hello".substring(0) == A) + " "
            + ("hello".toString() == A) + " " + ("hello ".trim() == A) + " " + ("" == "".trim()) + " "
            + ("x".concat("") == "x") + " " + ("hello".replace('z', 'y') == A) + " " + "hello".strip().equals(A));
        String fresh = new String(new char[] {'q', 'z', '7', 'k'});
        System.out.println((fresh.intern() == "qz7k") + " " + ("\u00e9" == "é") + " " + ("a\0b" == "a\0" + "b"));
        System.out.println(LiteralIdentity.class.getName() == LiteralIdentity.class.getName());
    }
}
