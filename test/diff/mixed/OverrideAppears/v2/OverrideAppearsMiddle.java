class OverrideAppearsMiddle extends OverrideAppearsBase {
    @Override
    String m() {
        return "middle<" + super.m();
    }

    @Override
    String n() {
        return "middle n";
    }

    static String s() {
        return "middle s";
    }
}
