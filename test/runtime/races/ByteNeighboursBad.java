// Neighbouring bytes are written by two threads: they do not disturb each other.
// bug: it is the same byte.
// run --race=hb: data-race byte[]
public class ByteNeighboursBad {
    public static void main(String[] args) throws InterruptedException {
        byte[] flags = new byte[2];
        int other = 0;
        Run.all(() -> flags[0] = 1, () -> flags[other] = 1);
    }
}
