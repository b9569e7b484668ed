// check: --outcomes
import gov.nasa.jpf.vm.Verify;

/** Every way to ask for a value: 2 + 3 + 3 + 2 + 2 + 2 + 2 values, each alone. */
public class VerifyValues {
    interface Chooser { int choose(int low, int high); }

    public static void main(String[] args) throws Throwable {
        switch (havelock.Verify.getInt(0, 6)) {
        case 0: System.out.println("boolean " + Verify.getBoolean(false)); break;
        case 1: System.out.println("int " + Verify.getInt(-1, 1)); break;
        case 2: System.out.println("random " + Verify.random(2)); break;
        case 3: System.out.println("list " + Verify.getIntFromList(7, 70)); break;
        case 4: System.out.println("reflection " + Verify.class.getMethod("getInt", int.class, int.class).invoke(null, 5, 6)); break;
        case 5:
            Chooser chooser = Verify::getInt;
            System.out.println("reference " + chooser.choose(8, 9));
            break;
        default:
            java.lang.invoke.MethodHandle handle = java.lang.invoke.MethodHandles.lookup().findStatic(Verify.class, "randomBool",
                java.lang.invoke.MethodType.methodType(boolean.class));
            System.out.println("handle " + (boolean) handle.invokeExact());
        }
    }
}
