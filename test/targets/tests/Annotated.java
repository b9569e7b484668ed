class Annotated {
    @Deprecated
    void test() {}
}
