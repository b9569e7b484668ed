// Aims at: throw null becomes a NullPointerException; finally and catch see it.
public class ThrowNull {
    static RuntimeException none() {
        return null;
    }

    public static void main(String[] args) {
        try {
            throw null;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            throw none();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        RuntimeException local = null;
        throw local;
    }
}
