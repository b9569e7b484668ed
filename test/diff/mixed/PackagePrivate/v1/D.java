package PackagePrivateTwo;

public class D extends PackagePrivateOne.C {
    public String m() {
        return "Two.D";
    }

    public String p() {
        return "D.p<" + super.p();
    }
}
