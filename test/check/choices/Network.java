// check: --outcomes

/** Not supported: exit status 4, with the Java stack. */
public class Network {
    public static void main(String[] args) throws Exception {
        new java.net.Socket("localhost", 1).close();
    }
}
