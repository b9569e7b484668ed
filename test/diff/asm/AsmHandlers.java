// Aims at: order of overlapping handlers, a handler inside its own range, athrow of null, cleared stack.
public class AsmHandlers {
    public static void main(String[] args) {
        System.out.println(AsmHandlersLib.first() + " " + AsmHandlersLib.throwNull() + " " + AsmHandlersLib.clears()
            + " " + AsmHandlersLib.again(5));
    }
}
