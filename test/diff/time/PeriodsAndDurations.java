// Aims at: Period and Duration: parsing, normalising, arithmetic and its overflow, between dates at month ends, parts.
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.List;

public class PeriodsAndDurations {
    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        for (String text : List.of("P1Y2M3D", "P-1Y+2M", "-P1W", "P2W3D", "p1m", "P0D", "P", "P1H", "PT1H", "P1.5D",
            "P99999999999D", "1Y", "P-2147483648D")) {
            attempt("period " + text, () -> Period.parse(text) + " " + Period.parse(text).toTotalMonths() + " "
                + Period.parse(text).normalized());
        }
        for (String text : List.of("PT1H30M", "P1DT2H", "PT-1.5S", "-PT1M", "PT0.000000001S", "PT1.0000000001S", "P1D",
            "PT", "P1Y", "pt5s", "PT-0.5S", "PT2562047788015215H30M7.999999999S", "PT.5S", "PT1S2M")) {
            attempt("duration " + text, () -> Duration.parse(text) + " " + Duration.parse(text).getSeconds() + " "
                + Duration.parse(text).getNano());
        }
        LocalDate[] dates = {LocalDate.of(2024, 1, 31), LocalDate.of(2024, 2, 29), LocalDate.of(2023, 12, 30),
            LocalDate.of(2025, 3, 1), LocalDate.of(-1, 2, 28)};
        for (LocalDate from : dates) {
            StringBuilder line = new StringBuilder(from + ":");
            for (LocalDate to : dates) {
                line.append(' ').append(from.until(to)).append('/').append(ChronoUnit.MONTHS.between(from, to))
                    .append('/').append(ChronoUnit.DAYS.between(from, to));
            }
            System.out.println(line + " " + from.plusMonths(1) + " " + from.plusYears(1) + " "
                + from.minus(Period.of(1, 1, 1)) + " " + from.plus(Period.ofMonths(-13)));
        }
        Period period = Period.of(1, 14, -3);
        System.out.println(period + " " + period.negated() + " " + period.multipliedBy(3) + " " + period.isNegative()
            + period.isZero() + " " + period.getUnits() + period.get(ChronoUnit.MONTHS)
            + " " + period.plus(Period.ofWeeks(2)) + period.withDays(40).equals(Period.of(1, 14, 40)) + " "
                + period.hashCode());
        Duration d = Duration.ofSeconds(-3661, 500_000_000);
        System.out.println(d + " " + d.toHours() + " " + d.toMinutes() + " " + d.toMillis() + " " + d.toHoursPart()
            + d.toMinutesPart() + d.toSecondsPart() + d.toMillisPart() + d.toNanosPart()
            + " " + d.abs() + " " + d.negated() + " " + d.dividedBy(7) + " " + d.multipliedBy(-2) + " " + d.toDaysPart()
                + d.isNegative());
        System.out.println(Duration.ofDays(1).dividedBy(Duration.ofMinutes(7)) + " " + Duration.ofMillis(-1) + " "
            + Duration.of(3, ChronoUnit.HALF_DAYS) + " " + Duration.ofNanos(1_500_000_001)
            .truncatedTo(ChronoUnit.MILLIS) + " " + Duration.between(LocalTime.MIN, LocalTime.MAX) + " "
                + Duration.between(Instant.EPOCH, Instant.MAX) + Duration.ZERO.compareTo(d));
        attempt("overflow", () -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1));
        attempt("millis", () -> Duration.ofSeconds(Long.MAX_VALUE).toMillis());
        attempt("nanos", () -> Duration.ofDays(200_000).toNanos());
        attempt("unit", () -> Duration.of(1, ChronoUnit.MONTHS));
        attempt("period unit", () -> period.get(ChronoUnit.HOURS));
        attempt("zero", () -> Duration.ofSeconds(1).dividedBy(0));
        attempt("between", () -> Duration.between(LocalDate.EPOCH, LocalDate.MAX));
        attempt("mixed", () -> Duration.between(LocalTime.NOON, LocalDateTime.of(2024, 1, 1, 0, 0)));
        attempt("total", () -> Period.of(Integer.MAX_VALUE, 12, 0).normalized());
        attempt("times", () -> Period.ofYears(Integer.MAX_VALUE).multipliedBy(2));
        attempt("date", () -> LocalDate.MAX.plusDays(1));
        attempt("february", () -> LocalDate.of(2023, 2, 29));
        attempt("april", () -> LocalDate.of(2023, 4, 31));
        attempt("add hours", () -> LocalDate.EPOCH.plus(Duration.ofHours(1)));
        attempt("months", () -> YearMonth.of(2024, 2).atEndOfMonth() + " " + YearMonth.of(2024, 2).lengthOfMonth()
            + YearMonth.of(2024, 12).plusMonths(1));
        System.out.println(LocalDate.EPOCH.datesUntil(LocalDate.of(1970, 6, 1), Period.ofMonths(1).plusDays(1))
            .toList());
    }
}
