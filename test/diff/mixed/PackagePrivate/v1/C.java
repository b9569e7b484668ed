package PackagePrivateOne;

public class C extends PackagePrivateTwo.B {
    String m() {
        return "One.C";
    }
}
