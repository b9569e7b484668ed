import java.lang.reflect.Field;

// A thread counts in a static field and writes one of an object, through reflection and under the lock of the object.
// bug: it takes another lock.
// run --race=hb: data-race ReflectionBad.total, data-race ReflectionBad.last
// hunt --race=hb: data-race ReflectionBad.total confirmed, data-race ReflectionBad.last confirmed
public class ReflectionBad {
    static int total;
    Object last = "";

    static void add(ReflectionBad to, Field counter, Field last) throws ReflectiveOperationException {
        synchronized (last) {
            counter.setInt(null, counter.getInt(null) + 1);
            last.set(to, "added");
        }
    }

    public static void main(String[] args) throws Exception {
        ReflectionBad one = new ReflectionBad();
        Field counter = ReflectionBad.class.getDeclaredField("total");
        Field last = ReflectionBad.class.getDeclaredField("last");
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
