// ends: any
// arguments: backtrace | cause | stackTrace | depth | suppressed | message
import sun.misc.Unsafe;

/** Exceptions with traces of others, without traces, and in circles. */
public class SpoiltThrowables {
    static class Twin { Object backtrace; String detailMessage; Throwable cause; StackTraceElement[] stackTrace; int depth; java.util.List<Throwable> suppressed; }

    static void spoil(Throwable t, String what) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        switch (what) {
            case "backtrace": u.putObject(t, Hostile.offset(Twin.class, "backtrace"), new int[] {1, 2, 3}); break;
            case "cause": u.putObject(t, Hostile.offset(Twin.class, "cause"), new Error(t)); break;
            case "stackTrace": u.putObject(t, Hostile.offset(Twin.class, "stackTrace"), new StackTraceElement[2]); break;
            case "depth": u.putInt(t, Hostile.offset(Twin.class, "depth"), 1 << 20); break;
            case "suppressed": u.putObject(t, Hostile.offset(Twin.class, "suppressed"), null); break;
            default: u.putObject(t, Hostile.offset(Twin.class, "detailMessage"), u.allocateInstance(String.class));
        }
    }

    public static void main(String[] args) throws Exception {
        RuntimeException e = new RuntimeException("first");
        spoil(e, args[0]);
        try {
            System.out.println(e.getStackTrace().length);
            e.printStackTrace();
        } catch (RuntimeException other) {
            System.out.println(other.getClass());
        }
        RuntimeException last = new RuntimeException("last");
        spoil(last, args[0]);
        throw last;
    }
}
