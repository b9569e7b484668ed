class ConstantInlinedLib {
    static final int NUMBER = 9;
    static final String TEXT = "new";
    static final Integer BOXED = 9;
    static final int COMPUTED = Integer.parseInt("9");
    static { System.out.println("initialised v2"); }
}
