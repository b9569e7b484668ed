/** Takes before it looks: inside the lock the count is negative for a moment. */
public class BufferCount {
    static class Buffer {
        private int count = -5;
        private final int limit;

        Buffer(int limit) {
            this.limit = limit;
            count = 0;
        }

        synchronized void put() {
            count++;
        }

        synchronized boolean take() {
            if (--count >= 0) {
                return true;
            }
            count = 0;
            return false;
        }
    }

    public static void main(String[] args) {
        Buffer buffer = new Buffer(1);
        new Thread(buffer::put).start();
        new Thread(buffer::take).start();
    }
}
