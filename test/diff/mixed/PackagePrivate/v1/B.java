package PackagePrivateTwo;

public class B extends PackagePrivateOne.A {
    String m() {
        return "Two.B";
    }

    public String callMInTwo() {
        return m();
    }

    protected String p() {
        return "B.p<" + super.p();
    }
}
