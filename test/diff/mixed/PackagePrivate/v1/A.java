package PackagePrivateOne;

public class A {
    String m() {
        return "One.A";
    }

    public String callM() {
        return m();
    }

    protected String p() {
        return "A.p";
    }

    public String callP() {
        return p();
    }
}
