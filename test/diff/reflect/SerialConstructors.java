import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import sun.reflect.ReflectionFactory;

/** Constructors for serialization: objects of a class, made by the constructor of a superclass. */
public class SerialConstructors {
    static class Base {
        final int number;

        Base() {
            number = 1;
        }

        Base(int number, String text, long... more) {
            if (text == null) throw new IllegalStateException("no text");
            this.number = number + more.length;
            System.out.println(getClass().getSimpleName() + " " + number + text);
        }
    }

    static class Part extends Base implements Serializable {
        int own = 9;

        Part(String text) {
            System.out.println("never");
        }
    }

    static class Failing {
        static boolean fail;

        Failing() {
            if (fail) throw new IllegalArgumentException("failing");
        }
    }

    static class Saved extends Failing implements Serializable {
        int own = 3;
    }

    static abstract class Idea {}

    public static void main(String[] args) throws Exception {
        ReflectionFactory factory = ReflectionFactory.getReflectionFactory();
        Constructor<?> of = factory.newConstructorForSerialization(Part.class, Object.class.getDeclaredConstructor());
        Part part = (Part) of.newInstance();
        System.out.println(of + " " + of.getDeclaringClass() + " " + part.own + " " + part.number);
        Constructor<?> three = factory.newConstructorForSerialization(Part.class,
            Base.class.getDeclaredConstructor(int.class, String.class, long[].class));
        part = (Part) three.newInstance(4, "four", new long[2]);
        System.out.println(part.own + " " + part.number);
        try {
            three.newInstance(4, null, null);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        try {
            three.newInstance(4);
        } catch (IllegalArgumentException e) {
            System.out.println("too few");
        }
        try {
            three.newInstance("4", "four", null);
        } catch (IllegalArgumentException e) {
            System.out.println("no number");
        }
        System.out.println(((Part) factory.newConstructorForSerialization(Part.class).newInstance()).number);
        Base base = (Base) factory.newConstructorForSerialization(Base.class, Base.class.getDeclaredConstructor()).newInstance();
        System.out.println(base.number);
        for (int i = 0; i < 40; i++) part = (Part) of.newInstance();
        System.out.println(part.getClass());
        try {
            factory.newConstructorForSerialization(Idea.class, Object.class.getDeclaredConstructor()).newInstance();
        } catch (InstantiationError | InvocationTargetException e) {
            System.out.println("only an idea");
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new Saved());
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(((Saved) in.readObject()).own);
        Failing.fail = true;
        try {
            new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        } catch (Exception e) {
            System.out.println(e);
        }
    }
}
