// Readers may share, a writer is alone.
// bug: a writer waits for other writers only, not for readers.
// verdict: assertion
public class ReadersWritersBad {
    static int readers;
    static boolean writing;
    static int a, b;

    static synchronized void startReading() throws InterruptedException {
        while (writing) {
            ReadersWritersBad.class.wait();
        }
        readers++;
    }

    static synchronized void stopReading() {
        readers--;
        ReadersWritersBad.class.notifyAll();
    }

    static synchronized void startWriting() throws InterruptedException {
        while (writing) {
            ReadersWritersBad.class.wait();
        }
        writing = true;
    }

    static synchronized void stopWriting() {
        writing = false;
        ReadersWritersBad.class.notifyAll();
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
        Run.all(ReadersWritersBad::read, ReadersWritersBad::read, ReadersWritersBad::write);
    }
}
