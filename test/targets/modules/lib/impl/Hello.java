package impl;

public class Hello implements api.Greeter {
    private String secret = "secret";

    @Override
    public String greet(String name) {
        return "hello " + name;
    }
}
