interface KindChangedClass {
    void run();

    static void stat() {
    }
}

class KindChangedFace {
    public void go() {
    }
}
