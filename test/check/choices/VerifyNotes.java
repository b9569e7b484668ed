// check: --outcomes
import gov.nasa.jpf.vm.Verify;
import java.util.Arrays;

/** Notes are a part of the state; what has no meaning in a search does nothing. */
public class VerifyNotes {
    int field;

    public static void main(String[] args) {
        int value = Verify.getInt(1, 2);
        Verify.putValue("value", value);
        Verify.setBitInBitSet(3, value, true);
        VerifyNotes object = new VerifyNotes();
        Verify.setFieldAttribute(object, "field", 10 * value);
        Verify.setObjectAttribute(object, 5);
        Verify.addComment("a comment");
        Verify.instrumentPoint("here");
        Verify.setProperties("some.values=7", "other.min=1", "other.max=2", "near.threshold=0.5", "near.delta=0.25");
        boolean other = Verify.getBoolean();
        Verify.ignoreIf(other && value == 1);
        Verify.println(Verify.getValue("value") + " " + Verify.getValue("nothing") + " " + Verify.getBitInBitSet(3, 1) + " "
            + Verify.getFieldAttribute(object, "field") + " " + Verify.getObjectAttribute(object) + " " + Verify.getInt("some")
            + " " + Verify.getInt("other") + " " + Verify.getDouble("near") + " " + Verify.isCalledFromClass("VerifyNotes")
            + Verify.isRunningInJPF());
        try {
            Verify.getInt("unknown");
        } catch (IllegalArgumentException e) {
            Verify.println(e.getMessage());
        }
        Verify.addObjectAttribute(object, 6);
        Verify.addElementAttribute(args, 0, value);
        Verify.setHeuristicSearchValue(value);
        Verify.threadPrintln(Arrays.toString(Verify.getObjectAttributes(object)) + Arrays.toString(Verify.getElementAttributes(args, 0))
            + Arrays.toString(Verify.getFieldAttributes(object, "other")) + Verify.getHeuristicSearchValue() + Verify.isTraceReplay());
    }
}
