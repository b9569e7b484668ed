// Aims at: constants are inlined by the compiler, other finals are read at run time.
public class ConstantInlined {
    public static void main(String[] args) {
        System.out.println(ConstantInlinedLib.NUMBER + " " + ConstantInlinedLib.TEXT + " " + ConstantInlinedLib.BOXED
            + " " + ConstantInlinedLib.COMPUTED);
        switch (args.length + 2) {
            case ConstantInlinedLib.NUMBER: System.out.println("number is still old"); break;
            default: System.out.println("other");
        }
    }
}

class ConstantInlinedLib {
    static final int NUMBER = 2;
    static final String TEXT = "old";
    static final Integer BOXED = 2;
    static final int COMPUTED = Integer.parseInt("2");
    static { System.out.println("initialised v1"); }
}
