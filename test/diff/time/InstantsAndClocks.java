// Aims at: Instant, Clock, LocalTime and conversions between old and new types; limits, parsing, rounding, texts.
import java.sql.Timestamp;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.TimeZone;
import java.util.concurrent.TimeUnit;

public class InstantsAndClocks {
    public static void main(String[] args) {
        for (String text : new String[] {"1970-01-01T00:00:00Z", "2024-02-29T23:59:60Z",
            "1969-12-31T23:59:59.999999999Z", "+1000000000-12-31T23:59:59.999999999Z", "-1000000000-01-01T00:00:00Z",
            "2024-01-01T24:00:00Z",
            "2024-01-01T00:00:00.1234567890Z", "2024-01-01T00:00Z", "2024-01-01", "2024-13-01T00:00:00Z",
                "2024-01-01T00:00:00+01:00"}) {
            try {
                Instant at = Instant.parse(text);
                System.out.println(text + " " + at + " " + at.getEpochSecond() + " " + at.getNano() + " "
                    + at.hashCode() + " " + at.toEpochMilli());
            } catch (DateTimeException | ArithmeticException e) {
                System.out.println(text + " " + e);
            }
        }
        Instant base = Instant.ofEpochSecond(-1, 1_999_999_999);
        System.out.println(base + " " + base.truncatedTo(ChronoUnit.MICROS) + " "
            + base.until(Instant.EPOCH, ChronoUnit.NANOS) + " " + base.with(ChronoField.MILLI_OF_SECOND, 5) + " "
            + Instant.ofEpochMilli(-1) + " " + base.compareTo(Instant.MIN));
        ZoneId zone = ZoneId.of("Australia/Sydney");
        Clock fixed = Clock.fixed(Instant.parse("2024-06-30T12:34:56.789Z"), zone);
        System.out.println(fixed + " " + LocalDateTime.now(fixed) + " "
            + ZonedDateTime.now(Clock.offset(fixed, Duration.ofHours(-5))) + " "
            + Clock.tick(fixed, Duration.ofMinutes(5)).instant() + " " + fixed.withZone(ZoneOffset.UTC) + " "
            + fixed.millis());
        System.out.println(LocalDate.now(fixed) + " " + LocalTime.now(fixed) + " "
            + Clock.fixed(Instant.EPOCH, zone).equals(fixed) + " " + Clock.systemUTC() + " " + Clock.tickSeconds(zone));
        Instant before = Instant.now();
        System.out.println(!Instant.now().isBefore(before) + " "
            + (Math.abs(System.currentTimeMillis() - before.toEpochMilli()) < 60_000));
        LocalTime time = LocalTime.of(23, 59, 59, 999_999_999);
        System.out.println(time + " " + time.plusNanos(1) + " " + time.minusHours(25) + " " + LocalTime.of(1, 0) + " "
            + LocalTime.of(1, 0, 0, 1000) + " " + time.toNanoOfDay() + " " + LocalTime.ofSecondOfDay(86399) + " "
            + LocalTime.MIDNIGHT.until(time, ChronoUnit.SECONDS));
        System.out.println(Date.from(fixed.instant()).getTime() + " "
            + GregorianCalendar.from(ZonedDateTime.now(fixed)).toZonedDateTime() + " "
            + TimeZone.getTimeZone(zone).toZoneId() + " " + new Date(0).toInstant() + " "
            + TimeUnit.of(ChronoUnit.HOURS));
        Timestamp stamp = Timestamp.valueOf("2024-01-02 03:04:05.000000006");
        System.out.println(stamp + " " + stamp.getNanos() + " " + stamp.toLocalDateTime() + " "
            + stamp.compareTo(Timestamp.from(Instant.EPOCH)) + " " + java.sql.Date.valueOf("2024-2-3") + " "
            + java.sql.Time.valueOf("1:2:3").toLocalTime());
        Runnable[] wrong = {() -> Date.from(Instant.MAX), () -> Instant.MAX.plusSeconds(1),
            () -> Instant.ofEpochSecond(Long.MAX_VALUE), () -> Instant.EPOCH.get(ChronoField.INSTANT_SECONDS),
            () -> Instant.EPOCH.truncatedTo(ChronoUnit.WEEKS),
            () -> LocalTime.ofSecondOfDay(86400), () -> Timestamp.valueOf("x"),
                () -> Clock.tick(fixed, Duration.ofNanos(-1)), () -> LocalDateTime.MAX.plusSeconds(1),
                () -> Instant.from(LocalDateTime.MAX), () -> ((java.util.Date) java.sql.Date.valueOf("2024-01-01"))
                .toInstant()};
        for (Runnable action : wrong) {
            try {
                action.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        System.out.println(LocalDateTime.ofEpochSecond(-1, 5, ZoneOffset.ofHours(2)) + " "
            + LocalDate.ofEpochDay(-719_529) + " " + LocalDate.MIN + " " + LocalDateTime.MAX + " "
            + LocalDateTime.parse("2024-01-01T00:00").toEpochSecond(ZoneOffset.MIN) + " "
            + LocalDateTime.of(2024, 1, 1, 0, 0).hashCode());
    }
}
