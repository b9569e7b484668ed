// Aims at: names of a record's components that are not those of its fields, and too few and too many of them.
import java.util.function.Supplier;

public class AsmRecordNames {
    static void show(Supplier<String> text) {
        try {
            System.out.println(text.get());
        } catch (Throwable e) {
            System.out.println(e + " " + e.getCause());
        }
    }

    public static void main(String[] args) {
        AsmRecordNamesLib r = new AsmRecordNamesLib(1, 2);
        show(r::right);
        show(r::other);
        show(r::few);
        show(r::many);
        show(r::none);
    }
}
