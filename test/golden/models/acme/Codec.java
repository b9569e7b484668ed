package acme;

import java.net.InetAddress;

/** Native code, a method that is replaced, and a native method of the JDK that there is no body for. */
public class Codec {
    int factor = 3;

    public native int encode(int x);

    static native String name();

    int twice(int x) {
        return 2 * x;
    }

    public static void main(String[] args) throws Exception {
        Codec codec = new Codec();
        Thread other = new Thread(() -> System.out.println(name() + codec.encode(5)));
        other.start();
        other.join();
        System.out.println(codec.twice(4) + " " + InetAddress.getByName("example.org").getHostAddress());
    }
}
