// ends: any
// arguments: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import sun.misc.Unsafe;

/** Objects without a constructor, and with fields that the VM itself reads. */
public class Halfmade {
    int x;

    void call() { }

    private static <T> T make(Class<T> type) throws Exception { return type.cast(Hostile.UNSAFE.allocateInstance(type)); }

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        switch (Integer.parseInt(args[0])) {
            case 0: System.out.println(make(String.class).intern()); break;
            case 1: System.out.println(make(String.class).length()); break;
            case 2: make(Thread.class).start(); break;
            case 3: make(Thread.class).interrupt(); break;
            case 4: System.out.println(u.allocateInstance(Class.class)); break;
            case 5: System.out.println(u.allocateInstance(int.class)); break;
            case 6: System.out.println(u.allocateInstance(int[].class)); break;
            case 7: System.out.println(u.allocateInstance(Runnable.class)); break;
            case 8: make(Method.class).invoke(new Halfmade()); break;
            case 9: make(Constructor.class).newInstance(); break;
            case 10: make(Field.class).get(new Halfmade()); break;
            case 11: throw make(RuntimeException.class);
            case 12: make(Error.class).getStackTrace(); break;
            case 13: Thread.sleep(Long.MAX_VALUE / 2, -1); break;
            case 14: System.out.println(make(StackTraceElement.class)); break;
            case 15: System.loadLibrary(make(String.class)); break;
            case 16: System.setProperty(make(String.class), "x"); break;
            default: Class.forName(make(String.class)); break;
        }
        System.out.println("survived");
    }
}
