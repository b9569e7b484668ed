// check: --outcomes
/** A string that is interned on one path is not on another; two threads may intern equal ones. */
public class Interned {
    static boolean one, two;

    static class Later {
        static String text() {
            return "qwv";
        }
    }

    static String made(char last) {
        return new String(new char[] {'q', 'w', last});
    }

    public static void main(String[] args) throws InterruptedException {
        String own = made('x');
        if (own.intern() != own || made('x').intern() != own) throw new AssertionError("not interned");
        if (made('y').intern() != "qwy") throw new AssertionError("not the literal");
        String early = made('v');
        early.intern();
        if (early.intern() != Later.text()) throw new AssertionError("not the later literal");
        Thread first = new Thread(() -> {
            String s = made('z');
            one = s.intern() == s;
        });
        Thread second = new Thread(() -> {
            String s = made('z');
            two = s.intern() == s;
        });
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println(one + " " + two);
    }
}
