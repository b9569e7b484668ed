// Aims at: temporal fields, ranges, adjusters, week systems, queries, and which type supports what.
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalQueries;
import java.time.temporal.WeekFields;
import java.util.Locale;

public class FieldsAndAdjusters {
    public static void main(String[] args) {
        LocalDateTime when = LocalDateTime.of(2024, 12, 30, 23, 59, 58, 123_456_789);
        TemporalAccessor[] values = {when, when.toLocalDate(), when.toLocalTime(),
            when.atOffset(ZoneOffset.ofHours(-3)), when.toInstant(ZoneOffset.UTC), Year.of(2024), YearMonth.of(2024, 2),
            MonthDay.of(2, 29),
            DayOfWeek.MONDAY, Month.FEBRUARY};
        for (ChronoField field : ChronoField.values()) {
            StringBuilder line = new StringBuilder(field + " " + field.range() + field.isDateBased());
            for (TemporalAccessor value : values) {
                try {
                    line.append(' ').append(value.getLong(field)).append('~').append(value.range(field));
                } catch (RuntimeException e) {
                    line.append(' ').append(e.getMessage().length());
                }
            }
            System.out.println(line);
        }
        LocalDate date = when.toLocalDate();
        System.out.println(date.with(TemporalAdjusters.firstDayOfNextMonth()) + " "
            + date.with(TemporalAdjusters.lastInMonth(DayOfWeek.FRIDAY)) + " "
            + date.with(TemporalAdjusters.dayOfWeekInMonth(-2, DayOfWeek.SUNDAY))
            + " " + date.with(TemporalAdjusters.nextOrSame(DayOfWeek.MONDAY)) + " "
                + date.with(TemporalAdjusters.previous(DayOfWeek.MONDAY)) + " "
                + date.with(TemporalAdjusters.lastDayOfYear())
            + " " + date.with(TemporalAdjusters.ofDateAdjuster(d -> d.plusDays(9))) + " " + date.with(Month.FEBRUARY)
                + " " + date.with(DayOfWeek.SUNDAY));
        for (Locale locale : new Locale[] {Locale.US, Locale.GERMANY, new Locale("ar", "EG")}) {
            WeekFields week = WeekFields.of(locale);
            System.out.println(locale + " " + week + " " + date.get(week.weekOfYear()) + " "
                + date.get(week.weekOfWeekBasedYear()) + " " + date.get(week.weekBasedYear()) + " "
                + date.get(week.dayOfWeek())
                + " " + date.with(week.dayOfWeek(), 1) + " " + week.weekOfMonth().rangeRefinedBy(date) + " "
                    + DayOfWeek.MONDAY.getDisplayName(TextStyle.SHORT, locale));
        }
        System.out.println(date.get(IsoFields.QUARTER_OF_YEAR) + " " + date.get(IsoFields.DAY_OF_QUARTER) + " "
            + date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + date.get(IsoFields.WEEK_BASED_YEAR)
            + " " + IsoFields.QUARTER_YEARS.between(LocalDate.EPOCH, date) + " "
                + date.getLong(JulianFields.MODIFIED_JULIAN_DAY) + " " + date.with(JulianFields.RATA_DIE, 1) + " "
                + date.range(IsoFields.DAY_OF_QUARTER));
        for (TemporalAccessor value : values) {
            System.out.println(value + " " + value.query(TemporalQueries.precision()) + " "
                + value.query(TemporalQueries.chronology()) + " " + value.query(TemporalQueries.zone()) + " "
                + value.query(TemporalQueries.localDate())
                + " " + value.query(TemporalQueries.localTime()));
        }
        for (ChronoUnit unit : ChronoUnit.values()) {
            StringBuilder line = new StringBuilder(unit + " " + unit.getDuration() + " " + unit.isDurationEstimated());
            try {
                line.append(' ').append(when.plus(1, unit)).append(' ')
                    .append(unit.between(LocalDateTime.of(1999, 1, 1, 0, 0), when));
                line.append(' ').append(when.truncatedTo(unit));
            } catch (RuntimeException e) {
                line.append(' ').append(e);
            }
            System.out.println(line);
        }
        Runnable[] wrong = {() -> LocalTime.NOON.get(ChronoField.YEAR), () -> date.with(ChronoField.DAY_OF_MONTH, 32),
            () -> Instant.EPOCH.plus(1, ChronoUnit.MONTHS), () -> LocalTime.of(24, 0),
            () -> Year.of(1_000_000_000), () -> MonthDay.of(2, 30), () -> Month.of(13),
                () -> LocalDate.from(LocalTime.NOON), () -> when.get(ChronoField.NANO_OF_DAY),
            () -> Instant.MAX.plusNanos(1), () -> LocalDate.ofYearDay(2023, 366), () -> date.query(LocalTime::from)};
        for (Runnable action : wrong) {
            try {
                action.run();
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        System.out.println(MonthDay.of(2, 29).atYear(2023) + " " + Year.of(1900).isLeap() + Year.of(2000).length() + " "
            + DayOfWeek.SUNDAY.plus(8) + Month.JANUARY.minus(1).firstMonthOfQuarter()
            + Month.MAY.getDisplayName(TextStyle.NARROW, Locale.US));
    }
}
