// Aims at: DateTimeFormatter: every pattern letter, styles of locales, builders, optional parts, padding, parse errors.
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.FormatStyle;
import java.time.format.ResolverStyle;
import java.time.format.SignStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.util.Locale;
import java.util.Map;

public class DateTimePatterns {
    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        ZonedDateTime when = ZonedDateTime.of(2024, 2, 29, 15, 4, 5, 60_700_000, ZoneId.of("Europe/Berlin"));
        for (String letter : "G u y D M L d Q q Y w W E e c F a h K k H m s S A n N VV z O X x Z B g v".split(" ")) {
            StringBuilder line = new StringBuilder(letter);
            for (int n = 1; n <= 5; n++) {
                String pattern = letter.repeat(n);
                try {
                    line.append(" | ").append(DateTimeFormatter.ofPattern(pattern, Locale.US).format(when));
                } catch (RuntimeException e) {
                    line.append(" | ").append(e.getMessage());
                }
            }
            System.out.println(line);
        }
        for (Locale locale : new Locale[] {Locale.US, Locale.UK, Locale.GERMANY, Locale.JAPAN,
            new Locale("ar", "EG")}) {
            for (FormatStyle style : FormatStyle.values()) {
                System.out.println(locale + " " + style + " " + DateTimeFormatter.ofLocalizedDateTime(style, style)
                    .withLocale(locale).format(when));
            }
        }
        DateTimeFormatter built = new DateTimeFormatterBuilder().parseCaseInsensitive()
            .appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD)
            .appendLiteral('/').appendText(ChronoField.MONTH_OF_YEAR, TextStyle.SHORT).padNext(4, '*')
                .appendValue(ChronoField.DAY_OF_MONTH)
            .optionalStart().appendLiteral(" at ").appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true).optionalEnd()
            .appendText(ChronoField.AMPM_OF_DAY, Map.of(0L, "<am>", 1L, "<pm>"))
                .parseDefaulting(ChronoField.HOUR_OF_AMPM, 3).toFormatter(Locale.US);
        System.out.println(built.format(when) + " " + built.getResolverStyle());
        attempt("back", () -> LocalDateTime.parse("2024/fEb**29<pm>", built));
        attempt("far", () -> built.format(LocalDateTime.of(-12345, 1, 1, 0, 0)));
        DateTimeFormatter strict = DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT);
        for (ResolverStyle style : ResolverStyle.values()) {
            attempt(style + " 30", () -> LocalDate.parse("2023-02-30", strict.withResolverStyle(style)));
            attempt(style + " 32", () -> LocalDate.parse("2023-02-32", strict.withResolverStyle(style)));
            attempt(style + " y", () -> DateTimeFormatter.ofPattern("yyyy").withResolverStyle(style).parse("2023"));
        }
        for (String text : new String[] {"12:60", "24:00", "1:00", "12:00:00.1234567891", "12:00x", ""}) {
            attempt("time " + text, () -> LocalTime.parse(text));
        }
        attempt("conflict", () -> LocalDate.parse("2024-01-05 Mon", DateTimeFormatter.ofPattern("uuuu-MM-dd EEE",
            Locale.US)));
        attempt("half", () -> DateTimeFormatter.ofPattern("h:mm a", Locale.US).parse("1:05 pm"));
        attempt("best", () -> DateTimeFormatter.ofPattern("uuuu-MM-dd[ HH:mm]")
            .parseBest("2024-01-01", LocalDateTime::from, LocalDate::from));
        attempt("week", () -> LocalDate.parse("2020-W53-7", DateTimeFormatter.ISO_WEEK_DATE));
        attempt("ordinal", () -> LocalDate.parse("2024-366", DateTimeFormatter.ISO_ORDINAL_DATE));
        attempt("basic", () -> LocalDate.parse("20240229", DateTimeFormatter.BASIC_ISO_DATE)
            + DateTimeFormatter.RFC_1123_DATE_TIME.format(when));
        attempt("unsupported", () -> DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(LocalDate.EPOCH));
        attempt("reduced", () -> DateTimeFormatter.ofPattern("dd.MM.yy").parse("01.01.99", LocalDate::from));
        attempt("digits",
            () -> DateTimeFormatter.ofPattern("uuuu")
            .withDecimalStyle(java.time.format.DecimalStyle.of(Locale.forLanguageTag("fa-u-nu-arabext"))).format(when));
        attempt("zone", () -> ZonedDateTime.parse("2024-07-01T00:00[Europe/Nowhere]",
            DateTimeFormatter.ISO_ZONED_DATE_TIME));
        for (String bad : new String[] {"b", "yyyyy'", "MMMMMM", "[x", "]", "{", "p", "ppq"}) {
            attempt(bad, () -> DateTimeFormatter.ofPattern(bad));
        }
        System.out.println(new DateTimeException("m").getMessage() + DateTimeFormatter.ISO_DATE_TIME
            + DateTimeFormatter.ofLocalizedDate(FormatStyle.SHORT));
    }
}
