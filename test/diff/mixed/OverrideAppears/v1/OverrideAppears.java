// Aims at: super.m() finds a method that appeared in between; overrides that appear in subclasses are selected.
public class OverrideAppears extends OverrideAppearsMiddle {
    @Override
    String m() {
        return "main<" + super.m();
    }

    public static void main(String[] args) {
        System.out.println(new OverrideAppears().m() + " " + new OverrideAppearsLeaf().n() + " "
            + OverrideAppearsLeaf.s());
    }
}

class OverrideAppearsBase {
    String m() {
        return "base";
    }

    String n() {
        return "base n";
    }

    static String s() {
        return "base s";
    }
}

class OverrideAppearsMiddle extends OverrideAppearsBase {
}

class OverrideAppearsLeaf extends OverrideAppearsMiddle {
}
