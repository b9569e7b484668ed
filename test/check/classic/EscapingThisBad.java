// An object with a thread of its own that uses the object's name.
// bug: the constructor starts the thread before the name is set.
// verdict: uncaught-exception
public class EscapingThisBad {
    static final class Service {
        private String name;

        Service(String given) {
            start();
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
        new Service("clock");
    }
}
