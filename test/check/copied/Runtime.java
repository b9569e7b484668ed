package copied;

/** The copies see one processor, as the library does when it is searched: they do not spin before they wait. */
public class Runtime {
    public static Runtime getRuntime() {
        return new Runtime();
    }

    public int availableProcessors() {
        return 1;
    }
}
