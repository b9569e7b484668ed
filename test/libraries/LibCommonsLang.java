// jars: commons-lang3.jar
// Commons Lang: strings, builders, reflection helpers, ranges and formats.
import java.util.Arrays;
import org.apache.commons.lang3.ArrayUtils;
import org.apache.commons.lang3.ClassUtils;
import org.apache.commons.lang3.Range;
import org.apache.commons.lang3.StringEscapeUtils;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.Validate;
import org.apache.commons.lang3.builder.EqualsBuilder;
import org.apache.commons.lang3.builder.HashCodeBuilder;
import org.apache.commons.lang3.builder.ToStringBuilder;
import org.apache.commons.lang3.builder.ToStringStyle;
import org.apache.commons.lang3.math.Fraction;
import org.apache.commons.lang3.math.NumberUtils;
import org.apache.commons.lang3.mutable.MutableInt;
import org.apache.commons.lang3.reflect.FieldUtils;
import org.apache.commons.lang3.reflect.MethodUtils;
import org.apache.commons.lang3.text.StrSubstitutor;
import org.apache.commons.lang3.time.DurationFormatUtils;
import org.apache.commons.lang3.tuple.Pair;

public class LibCommonsLang {
    public static class Point {
        private final int x;
        private final String label;

        Point(int x, String label) {
            this.x = x;
            this.label = label;
        }

        public String shout(String more) {
            return label.toUpperCase() + more;
        }

        @Override
        public boolean equals(Object other) {
            return EqualsBuilder.reflectionEquals(this, other);
        }

        @Override
        public int hashCode() {
            return HashCodeBuilder.reflectionHashCode(this);
        }

        @Override
        public String toString() {
            return new ToStringBuilder(this, ToStringStyle.SHORT_PREFIX_STYLE)
                    .append("x", x)
                    .append("label", label)
                    .toString();
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(
                StringUtils.capitalize("word") + StringUtils.repeat("ab", 3) + StringUtils.leftPad("7", 3, '0'));
        System.out.println(
                StringUtils.getLevenshteinDistance("kitten", "sitting") + " " + StringUtils.abbreviate("long text", 7));
        System.out.println(Arrays.toString(StringUtils.substringsBetween("[a][b]", "[", "]")));
        System.out.println(new Point(1, "p") + " " + new Point(1, "p").equals(new Point(1, "p")) + " "
                + (new Point(1, "p").hashCode() == new Point(2, "p").hashCode()));
        System.out.println(MethodUtils.invokeMethod(new Point(1, "loud"), "shout", "!"));
        System.out.println(FieldUtils.readField(new Point(5, "f"), "x", true));
        System.out.println(
                Arrays.toString(ArrayUtils.addAll(new int[] {1}, 2, 3)) + ArrayUtils.contains(new int[] {4}, 4));
        System.out.println(ClassUtils.getAllInterfaces(java.util.ArrayList.class).size() > 3);
        System.out.println(Range.between(1, 10).contains(5) + " " + Fraction.getFraction(6, 8).reduce());
        System.out.println(
                NumberUtils.toInt("x", -1) + " " + NumberUtils.createNumber("0x1F") + " " + new MutableInt(3));
        System.out.println(StringEscapeUtils.escapeJava("tab\t\"q\"") + " " + StringEscapeUtils.escapeHtml4("<&>"));
        System.out.println(StrSubstitutor.replace("${a} and ${b:-none}", java.util.Map.of("a", "first")));
        System.out.println(DurationFormatUtils.formatDuration(3661000, "HH:mm:ss") + " " + Pair.of("l", "r"));
        try {
            Validate.inclusiveBetween(1, 2, 3);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
