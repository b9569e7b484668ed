// Aims at: MethodHandle constants whose Methodref names an interface, or whose InterfaceMethodref names a class.
import java.util.function.Supplier;

public class AsmHandleTags {
    interface AsmHandleTagsSource {
        static String make() {
            return "interface";
        }
    }

    static String make() {
        return "class";
    }

    static void show(Supplier<Object> handle) {
        try {
            System.out.println(handle.get());
        } catch (IncompatibleClassChangeError e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        show(AsmHandleTagsLib::ofClass);
        show(AsmHandleTagsLib::ofInterface);
        show(AsmHandleTagsLib::classAsInterface);
        show(AsmHandleTagsLib::interfaceAsClass);
        show(AsmHandleTagsLib::classAsInterface);
    }
}
