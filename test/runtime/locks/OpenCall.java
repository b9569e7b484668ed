// The lock is given up before the other object is called.
// run --deadlock={tree,basic,guarded,segmented}: none
public class OpenCall {
    private int told;

    void tell(OpenCall other) {
        synchronized (this) {
            told++;
        }
        other.hear();
    }

    synchronized void hear() {
        told++;
    }

    public static void main(String[] args) throws InterruptedException {
        OpenCall left = new OpenCall(), right = new OpenCall();
        Run.all(() -> left.tell(right), () -> right.tell(left));
    }
}
