/** Waits for input. */
public class Reader {
    public static void main(String[] args) throws Exception {
        System.exit(System.in.read() == 'x' ? 0 : 1);
    }
}
