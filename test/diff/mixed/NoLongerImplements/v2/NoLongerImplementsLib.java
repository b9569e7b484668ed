class NoLongerImplementsLib {
    public void go() {
        System.out.println("go v2");
    }
}
