// Aims at: package-private methods of the same name in different packages do not override each other.
public class PackagePrivate {
    public static void main(String[] args) {
        PackagePrivateOne.A a = new PackagePrivateOne.A();
        PackagePrivateOne.A b = new PackagePrivateTwo.B();
        PackagePrivateOne.A c = new PackagePrivateOne.C();
        PackagePrivateOne.A d = new PackagePrivateTwo.D();
        System.out.println(a.callM() + " " + b.callM() + " " + c.callM() + " " + d.callM());
        System.out.println(((PackagePrivateTwo.B) b).callMInTwo() + " " + ((PackagePrivateTwo.B) c).callMInTwo() + " "
            + ((PackagePrivateTwo.B) d).callMInTwo());
        System.out.println(a.callP() + " " + b.callP() + " " + c.callP() + " " + d.callP());
    }
}
