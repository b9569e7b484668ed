// A builder is confined to its thread; only what it has built is handed over.
// run --race=hb: none
public class ConfinedBuilderGood {
    static final class Builder {
        int length;

        Builder add() {
            length++;
            return this;
        }
    }

    static volatile Object handed;

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            Builder builder = new Builder().add();
            handed = builder.length;
            builder.add();
        }, () -> {
            Object got = handed;
            seen[0] = got == null ? 0 : (Integer) got;
        });
    }
}
