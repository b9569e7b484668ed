// Aims at: the holder idiom, enum singletons, static nested caches: initialised once, at first use.
public class LazyHolder {
    static int made;

    static LazyHolder instance() {
        return Holder.IT;
    }

    static class Holder {
        static final LazyHolder IT = new LazyHolder();
        static { System.out.println("holder ready"); }
    }

    enum Single {
        IT;

        int hits;

        Single() {
            System.out.println("enum made");
        }

        int hit() {
            return ++hits;
        }
    }

    LazyHolder() {
        made++;
    }

    public static void main(String[] args) {
        System.out.println("start " + made);
        System.out.println(instance() == instance());
        System.out.println(made);
        Single.IT.hit();
        System.out.println(Single.IT.hit() + " " + Single.valueOf("IT").hit());
    }
}
