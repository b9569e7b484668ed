// Aims at: scoped values: binding, nesting, unbound access, call with a result.
public class ScopedValues {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> LEVEL = ScopedValue.newInstance();

    static void show(String where) {
        System.out.println(where + " " + USER.isBound() + " " + USER.orElse("nobody") + " " + LEVEL.orElse(0));
    }

    public static void main(String[] args) {
        show("outside");
        ScopedValue.where(USER, "ann").where(LEVEL, 1).run(() -> {
            show("outer");
            ScopedValue.where(LEVEL, LEVEL.get() + 1).run(() -> show("inner"));
            show("outer again");
        });
        System.out.println(ScopedValue.where(USER, "bob").call(() -> USER.get().length()));
        try {
            USER.get();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("unbound");
        }
    }
}
