// A service is made when it is first needed: the initialisation of a class sees to that.
// bug: a field is tested and set without a lock.
// run --race=hb: data-race LazyHolderBad.instance, data-race Service.started
public class LazyHolderBad {
    static final class Service {
        int started = 1;

        static Service get() {
            if (instance == null) {
                instance = new Service();
            }
            return instance;
        }
    }

    static Service instance;

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[2];
        Run.all(() -> seen[0] = Service.get().started, () -> seen[1] = Service.get().started);
    }
}
