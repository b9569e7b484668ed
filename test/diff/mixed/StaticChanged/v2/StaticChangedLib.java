class StaticChangedLib {
    int staticField = 1;
    static int field = 2;

    void wasStatic() {
    }

    static void wasInstance(int i) {
    }
}
