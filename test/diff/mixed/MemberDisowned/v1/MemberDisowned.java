// Aims at: a record whose outer class no longer declares it; its text needs its simple name, its hash code does not.
public class MemberDisowned {
    public static void main(String[] args) {
        Object point = new MemberDisownedOuter.Point(1, 2);
        System.out.println(point.hashCode() + " " + point.equals(new MemberDisownedOuter.Point(1, 2)));
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(point);
            } catch (Throwable e) {
                System.out.println(e);
            }
        }
        try {
            System.out.println(point.getClass().getDeclaringClass());
        } catch (IncompatibleClassChangeError e) {
            System.out.println(e.getMessage());
        }
    }
}
