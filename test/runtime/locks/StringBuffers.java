// Two string buffers are appended to each other: append holds its lock while it asks the other one.
// run --deadlock={tree,basic,guarded,segmented}: lock-order
// hunt --deadlock=segmented: lock-order confirmed
// java: may hang
public class StringBuffers {
    public static void main(String[] args) throws InterruptedException {
        StringBuffer a = new StringBuffer("a"), b = new StringBuffer("b");
        Run.all(() -> a.append(b), () -> b.append(a));
    }
}
