// Aims at: java.util.Properties: loading with every escape and continuation, storing, XML, defaults, lists.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

public class PropertiesText {
    static String withoutDate(String stored) {
        StringBuilder out = new StringBuilder();
        for (String line : stored.lines().sorted().toList()) {
            out.append(line.matches("#\\w{3} \\w{3} \\d\\d .*") ? "#date" : line).append('~');
        }
        return out.toString();
    }

    public static void main(String[] args) throws IOException {
        String source = """
            # comment
            ! another \\
            plain=value
              spaced  :  value with trailing \s
            novalue
            empty=
            key\\ with\\:odd\\=chars = x\\ty\\nz\\\\
            long = one, \\
                   two, \\
            \t three
            uni\\u0063ode=\\u20ac\\u00e9
            dup=1
            dup=2
            tab\tvalue
            \\
            a\\qb=c\\qd
            last = \\
            """;
        Properties properties = new Properties();
        properties.load(new StringReader(source));
        new TreeMap<>(properties).forEach((k, v) -> System.out.println("[" + k + "]=[" + v + "]"));
        Properties latin = new Properties();
        String encoded = "gr\u00fc\u00df=\u00e9\rnext=\u00a0x";
        latin.load(new ByteArrayInputStream(encoded.getBytes(StandardCharsets.ISO_8859_1)));
        System.out.println(new TreeMap<>(latin));
        StringWriter writer = new StringWriter();
        properties.store(writer, "two\nlines \u20ac");
        System.out.println(withoutDate(writer.toString()));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        properties.setProperty(" lead", " lead#!");
        properties.store(bytes, null);
        System.out.println(withoutDate(bytes.toString(StandardCharsets.ISO_8859_1)));
        Properties again = new Properties();
        again.load(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(again.equals(properties) + " " + again.size());
        ByteArrayOutputStream xml = new ByteArrayOutputStream();
        Properties small = new Properties();
        small.setProperty("a<b", "x&y \u20ac");
        small.storeToXML(xml, "comment");
        System.out.println(xml.toString(StandardCharsets.UTF_8));
        Properties fromXml = new Properties();
        fromXml.loadFromXML(new ByteArrayInputStream(xml.toByteArray()));
        System.out.println(fromXml);
        try {
            fromXml.loadFromXML(new ByteArrayInputStream("<nonsense/>".getBytes()));
        } catch (IOException e) {
            System.out.println(e.getClass().getName());
        }
        Properties child = new Properties(small);
        child.setProperty("own", "1");
        child.put("number", 5);
        System.out.println(child.getProperty("a<b") + " " + child.get("a<b") + " " + child.getProperty("number") + " "
            + child.getProperty("none", "else") + child.stringPropertyNames().size());
        StringWriter listed = new StringWriter();
        child.remove("number");
        child.setProperty("own", "0123456789".repeat(5));
        child.list(new PrintWriter(listed, true));
        System.out.println(listed.toString().lines().sorted().toList());
        for (String bad : new String[] {"a=\\u12", "a=\\uzzzz"}) {
            try {
                new Properties().load(new StringReader(bad));
            } catch (IllegalArgumentException e) {
                System.out.println(e);
            }
        }
        try {
            properties.put("n", 1);
            properties.store(new StringWriter(), "");
        } catch (ClassCastException e) {
            System.out.println("not a string");
        }
        System.out.println(properties.merge("dup", "!", (a, b) -> "" + a + b) + " "
            + properties.computeIfAbsent("new", k -> k + "?") + Map.copyOf(child).size());
    }
}
