// jars: groovy-all.jar
// Groovy: scripts that are compiled and called dynamically.
import groovy.lang.Binding;
import groovy.lang.GroovyShell;

public class LibGroovy {
    public static void main(String[] args) {
        Binding binding = new Binding();
        binding.setVariable("n", 4);
        GroovyShell shell = new GroovyShell(binding);
        System.out.println(shell.evaluate("(1..n).collect { it * it }.sum()"));
        System.out.println(shell.evaluate("def m = [a: 1, b: 2]; m.collectEntries { k, v -> [v, k] }"));
        System.out.println(shell.evaluate(
                "class P { String name; String toString() { \"P($name)\" } }; new P(name: 'x').toString()"));
        System.out.println(
                shell.evaluate("'hello'.metaClass.respondsTo('hello', 'size').size() + ' ' + 'abc'.reverse()"));
    }
}
