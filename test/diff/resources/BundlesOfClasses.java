// ResourceBundle: classes as bundles, the way from a locale to its parents, and what is missing.
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.TreeSet;

public class BundlesOfClasses {
    public static class Texts extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "hello"}, {"bye", "bye"}, {"number", 1}};
        }
    }

    public static class Texts_de extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "hallo"}};
        }
    }

    public static class Texts_de_AT extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"bye", "servus"}};
        }
    }

    private static void show(Locale locale) {
        ResourceBundle bundle = ResourceBundle.getBundle("BundlesOfClasses$Texts", locale);
        System.out.println(locale + ": " + bundle.getString("hello") + " " + bundle.getString("bye") + " "
                + bundle.getObject("number") + " [" + bundle.getLocale() + "] " + new TreeSet<>(bundle.keySet()));
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.UK);
        show(Locale.ROOT);
        show(Locale.GERMAN);
        show(new Locale("de", "AT"));
        show(Locale.JAPAN);
        try {
            ResourceBundle.getBundle("BundlesOfClassesAbsent", Locale.FRANCE);
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage() + " | " + e.getClassName() + " | " + e.getKey());
        }
        try {
            ResourceBundle.getBundle("BundlesOfClasses$Texts", Locale.ROOT).getString("absent");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(ResourceBundle.getBundle("BundlesOfClasses$Texts", Locale.ROOT)
                == ResourceBundle.getBundle("BundlesOfClasses$Texts", Locale.ROOT));
    }
}
