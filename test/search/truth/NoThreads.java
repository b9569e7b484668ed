// states: 3
// outcome: 0 done
// Nothing is visible while there is one thread: before main, before the end of the program, behind it.
public class NoThreads {
    public static void main(String[] args) throws Exception {
        System.out.println("done");
    }
}
