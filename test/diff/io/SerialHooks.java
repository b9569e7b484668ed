// Aims at: serialization hooks: readResolve, writeReplace, validation, persistent fields, inheritance, cycles, shared
// references.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectInputValidation;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

public class SerialHooks {
    static class Single implements Serializable {
        static final Single ONE = new Single();
        private Object readResolve() { return ONE; }
    }

    static class Range implements Serializable {
        final int from, to;
        Range(int from, int to) { this.from = from; this.to = to; }
        private Object writeReplace() { return new Packed((long) from << 32 | to); }
    }

    static class Packed implements Serializable {
        final long both;
        Packed(long both) { this.both = both; }
        private Object readResolve() { return new Range((int) (both >> 32), (int) both); }
    }

    static class Fields implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields =
            {new ObjectStreamField("text", String.class), new ObjectStreamField("count", int.class)};
        transient List<String> parts = new ArrayList<>(List.of("a", "b"));
        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField put = out.putFields();
            put.put("text", String.join(",", parts));
            put.put("count", parts.size());
            out.writeFields();
            out.writeUTF("extra");
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField get = in.readFields();
            parts = new ArrayList<>(List.of(((String) get.get("text", "")).split(",")));
            parts.add(get.get("count", -1) + "" + get.defaulted("text") + in.readUTF());
        }
    }

    static class Plain { int x = 7; Plain() { System.out.println("Plain()"); } }
    static class Sub extends Plain implements Serializable { int y = 8; transient int z = 9; }

    static class Checked implements Serializable, ObjectInputValidation {
        int value = 1;
        Checked self = this;
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.registerValidation(this, 5);
            in.defaultReadObject();
            System.out.println("read " + value + " " + (self == this));
        }
        @Override public void validateObject() throws InvalidObjectException {
            System.out.println("validated");
            if (value < 0) throw new InvalidObjectException("negative");
        }
    }

    static class Holder implements Serializable { Object inner = new Object(); }

    static byte[] write(Object... all) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (Object one : all) {
                out.writeObject(one);
            }
        }
        return bytes.toByteArray();
    }

    static Object copy(Object o) throws Exception {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(write(o)))) {
            return in.readObject();
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println((copy(Single.ONE) == Single.ONE) + " " + copy(new int[][] {{1, 2}, {}}).getClass());
        Range range = (Range) copy(new Range(3, 9));
        System.out.println(range.from + ".." + range.to + " " + ((Fields) copy(new Fields())).parts);
        Sub sub = new Sub();
        sub.x = sub.y = sub.z = 100;
        Sub again = (Sub) copy(sub);
        System.out.println(again.x + " " + again.y + " " + again.z);
        Checked checked = new Checked();
        copy(checked);
        checked.value = -1;
        try {
            copy(checked);
        } catch (InvalidObjectException e) {
            System.out.println(e);
        }
        List<Object> loop = new ArrayList<>();
        loop.add(loop);
        loop.add("shared");
        loop.add(loop.get(1));
        List<?> looped = (List<?>) copy(loop);
        System.out.println((looped.get(0) == looped) + " " + (looped.get(1) == looped.get(2)));
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(write("one", 2,
            List.of(3L, 'c', true, 1.5), null)))) {
            System.out.println(in.readObject() + " " + in.readObject() + " " + in.readObject() + " " + in.readObject());
            in.readObject();
        } catch (java.io.EOFException e) {
            System.out.println(e);
        }
        for (Object bad : new Object[] {new Holder(), new Thread[0].getClass().cast(new Thread[] {new Thread()}),
            (Runnable) () -> { }}) {
            try {
                write(bad);
            } catch (IOException e) {
                System.out.println(e.toString().replaceAll("\\$\\$Lambda.*", " lambda"));
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        int[] changing = {1};
        out.writeObject(changing);
        changing[0] = 2;
        out.writeObject(changing);
        out.reset();
        out.writeObject(changing);
        out.writeUnshared(changing);
        out.flush();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        for (int i = 0; i < 4; i++) {
            System.out.print(((int[]) in.readObject())[0] + " ");
        }
        System.out.println(bytes.size());
    }
}
