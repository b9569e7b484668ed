// ends: any
// arguments: coder 0 | coder 1 | coder 7 | coder -1 | odd 1 | long 0 | empty 1 | null 0
import sun.misc.Unsafe;

/** Strings whose characters and coding do not fit each other, given to everything that reads strings. */
public class SpoiltStrings {
    static class Twin { byte[] value; byte coder; int hash; boolean hashIsZero; }

    static String spoilt(String kind, int value) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        String s = new String(new char[] {'a', 'b', '\u0394'});
        long bytes = Hostile.offset(Twin.class, "value");
        u.putByte(s, Hostile.offset(Twin.class, "coder"), (byte) value);
        if (kind.equals("odd")) u.putObject(s, bytes, new byte[3]);
        if (kind.equals("empty")) u.putObject(s, bytes, new byte[0]);
        if (kind.equals("null")) u.putObject(s, bytes, null);
        if (kind.equals("long")) u.putObject(s, bytes, new byte[1 << 16]);
        return s;
    }

    interface Act {
        Object run() throws Exception;
    }

    static void attempt(Act act) {
        try {
            act.run();
        } catch (Exception | LinkageError e) {
            e.getMessage();
        }
    }

    public static void main(String[] args) throws Exception {
        String s = spoilt(args[0], Integer.parseInt(args[1]));
        attempt(s::intern);
        attempt(s::hashCode);
        attempt(s::length);
        attempt(() -> s + s);
        attempt(() -> s.charAt(2));
        attempt(() -> s.equals("ab\u0394"));
        attempt(() -> Class.forName(s));
        attempt(() -> Integer.parseInt(s));
        attempt(() -> System.getProperty(s));
        attempt(() -> System.getenv(s));
        attempt(() -> new java.io.FileInputStream(s));
        attempt(() -> java.nio.file.Files.exists(java.nio.file.Path.of(s)));
        attempt(() -> new Thread(s).getName());
        attempt(() -> SpoiltStrings.class.getDeclaredField(s));
        attempt(() -> SpoiltStrings.class.getResource(s));
        attempt(() -> new Error(s).toString());
        attempt(() -> s.getBytes("UTF-8"));
        attempt(() -> s.toCharArray());
        attempt(() -> ClassLoader.getSystemResource(s));
        attempt(() -> java.lang.invoke.MethodType.fromMethodDescriptorString(s, null));
        attempt(() -> String.format(s, s));
        System.out.println(s);
        throw new RuntimeException(s);
    }
}
