package copied;

/** What copies ask of the library's own class, which is not for everybody. */
public class ForkJoinWorkerThread {
    public static boolean hasKnownQueuedWork() {
        return false;
    }
}
