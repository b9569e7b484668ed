// Aims at: ldc of method handles of several kinds and of method types; identity of the constant.
public class AsmHandles {
    public static void main(String[] args) throws Throwable {
        System.out.println((int) AsmHandlesLib.handle().invokeExact("four") + " "
            + (int) AsmHandlesLib.stat().invokeExact(3, 9)
            + " " + (StringBuilder) AsmHandlesLib.make().invokeExact("sb") + " " + (int) AsmHandlesLib.field()
            .invokeExact() + " "
            + (int) AsmHandlesLib.face().invokeExact((CharSequence) "12345"));
        System.out.println(AsmHandlesLib.type() + " " + (AsmHandlesLib.type() == AsmHandlesLib.type()) + " "
            + (AsmHandlesLib.handle() == AsmHandlesLib.handle()) + " " + AsmHandlesLib.make().type());
    }
}
