import java.lang.reflect.Field;

// A thread counts in a static field and writes one of an object, through reflection and under the lock of the object.
// run --race={hb,lockset}: none
public class ReflectionGood {
    static int total;
    Object last = "";

    static void add(ReflectionGood to, Field counter, Field last) throws ReflectiveOperationException {
        synchronized (to) {
            counter.setInt(null, counter.getInt(null) + 1);
            last.set(to, "added");
        }
    }

    public static void main(String[] args) throws Exception {
        ReflectionGood one = new ReflectionGood();
        Field counter = ReflectionGood.class.getDeclaredField("total");
        Field last = ReflectionGood.class.getDeclaredField("last");
        Thread other = new Thread(() -> {
            try {
                add(one, counter, last);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        synchronized (one) {
            total++;
            one.last = "main";
        }
        other.join();
    }
}
