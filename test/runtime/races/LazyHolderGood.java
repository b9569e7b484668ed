// A service is made when it is first needed: the initialisation of a class sees to that.
// run --race=hb: none
public class LazyHolderGood {
    static final class Service {
        int started = 1;

        static Service get() {
            return Holder.instance;
        }
    }

    static final class Holder {
        static final Service instance = new Service();
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[2];
        Run.all(() -> seen[0] = Service.get().started, () -> seen[1] = Service.get().started);
    }
}
