// A builder is confined to its thread; only what it has built is handed over.
// bug: the builder itself is handed over, and used on.
// run --race=hb: data-race Builder.length
public class ConfinedBuilderBad {
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
            handed = builder;
            builder.add();
        }, () -> {
            Object got = handed;
            seen[0] = got == null ? 0 : ((Builder) got).length;
        });
    }
}
