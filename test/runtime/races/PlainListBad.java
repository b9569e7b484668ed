import java.util.ArrayList;
import java.util.List;

// Two threads add to a list.
// bug: it is an ordinary one, and nothing protects it. The race is on the list's own fields.
// run --race=hb: none
// run --race=hb --jdk-fields: data-race AbstractList.modCount, data-race ArrayList.size
public class PlainListBad {
    public static void main(String[] args) throws InterruptedException {
        List<String> names = new ArrayList<>(10);
        Run.all(() -> names.add("a"), () -> names.add("b"));
    }
}
