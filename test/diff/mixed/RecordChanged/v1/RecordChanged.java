// Aims at: a record with other components: old constructor and accessors are gone, equals and toString are the new
// ones.
public class RecordChanged {
    public static void main(String[] args) {
        System.out.println(RecordChangedPoint.make());
        try {
            System.out.println(new RecordChangedPoint(1, 2));
        } catch (LinkageError e) {
            System.out.println(e);
        }
        try {
            System.out.println(RecordChangedPoint.make().y());
        } catch (LinkageError e) {
            System.out.println(e);
        }
        System.out.println(RecordChangedPoint.make().equals(RecordChangedPoint.make()));
    }
}

record RecordChangedPoint(int x, int y) {
    static RecordChangedPoint make() {
        return new RecordChangedPoint(1, 2);
    }
}
