// Readers may share, a writer is alone.
// verdict: clean
public class ReadersWritersGood {
    static int readers;
    static boolean writing;
    static int a, b;

    static synchronized void startReading() throws InterruptedException {
        while (writing) {
            ReadersWritersGood.class.wait();
        }
        readers++;
    }

    static synchronized void stopReading() {
        readers--;
        ReadersWritersGood.class.notifyAll();
    }

    static synchronized void startWriting() throws InterruptedException {
        while (writing || readers > 0) {
            ReadersWritersGood.class.wait();
        }
        writing = true;
    }

    static synchronized void stopWriting() {
        writing = false;
        ReadersWritersGood.class.notifyAll();
    }

    static void read() throws InterruptedException {
        startReading();
        assert a == b : "a reader sees half a write";
        stopReading();
    }

    static void write() throws InterruptedException {
        startWriting();
        a++;
        b++;
        stopWriting();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ReadersWritersGood::read, ReadersWritersGood::read, ReadersWritersGood::write);
    }
}
