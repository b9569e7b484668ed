// check: --outcomes
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** An object that is seen before its final field has been deserialised. */
public class FinalDeserialised {
    static class Box implements Serializable {
        static volatile Box seen;
        final int value;

        Box(int value) {
            this.value = value;
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            seen = this;
            in.defaultReadObject();
        }
    }

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new Box(7));
        Thread reader = new Thread(() -> {
            try {
                new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
            } catch (IOException | ClassNotFoundException e) {
                throw new AssertionError(e);
            }
        });
        reader.start();
        Box box = Box.seen;
        System.out.println(box == null ? "nothing" : "" + box.value);
        reader.join();
    }
}
