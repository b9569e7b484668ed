// An object with a thread of its own that uses the object's name.
// verdict: clean
public class EscapingThisGood {
    static final class Service {
        private String name;

        Service(String given) {
            name = given;
        }

        void start() {
            new Thread(this::greet).start();
        }

        void greet() {
            assert name.length() == 5;
        }
    }

    public static void main(String[] args) {
        new Service("clock").start();
    }
}
