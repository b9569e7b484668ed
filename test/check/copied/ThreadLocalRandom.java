package copied;

/** What copies ask of the library's own class, which is not for everybody. */
public class ThreadLocalRandom {
    public static int nextSecondarySeed() {
        return 1;
    }
}
