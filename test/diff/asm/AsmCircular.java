// Aims at: ClassCircularityError for classes and interfaces that are their own ancestors.
public class AsmCircular {
    public static void main(String[] args) throws Exception {
        for (String n : new String[] {"AsmCircularA", "AsmCircularB", "AsmCircularI"}) {
            try {
                System.out.println(Class.forName(n));
            } catch (LinkageError e) {
                System.out.println(e);
            }
        }
    }
}
