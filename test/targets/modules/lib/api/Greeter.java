package api;

public interface Greeter {
    String greet(String name);

    static void main(String[] args) {
        System.out.println(Greeter.class.getModule() + " " + ModuleLayer.boot().modules().size());
    }
}
