import type { ReactNode } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { buildDescribedBy, FieldNotes } from '#app/ui/form/field-parts.tsx';
import { formatDay, formatMonth, getWeekdayNames } from '#texts/format-day.ts';
import { buildCalendar, type CalendarDay } from './day-calendar.rules.ts';

/** Seven columns stand side by side on every phone: their letters grow as far as a column holds them. */
const DAY_SIZE = 'text-[min(0.875rem,6vw)]';
const WEEKDAY_SIZE = 'text-[min(0.75rem,4.4vw)]';

/**
 * A calendar for choosing one day. Each possible day is a radio button, so arrows, forms and screen readers work,
 * with or without scripts; the others say why they cannot be chosen.
 */
export function DayCalendar({
  name,
  legend,
  days,
  chosen = null,
  explainImpossible,
  note,
  hint,
  error,
  className = '',
}: {
  name: string;
  legend: string;
  /** YYYY-MM-DD, ascending */
  days: readonly string[];
  chosen?: string | null;
  /** why a day cannot be chosen, for screen readers @param day as it is spoken */
  explainImpossible: (state: Exclude<CalendarDay['state'], 'possible'>, day: string) => string;
  /** the same for all days, as visible text */
  note: string;
  hint?: string;
  error?: ReactNode;
  className?: string;
}) {
  const { locale } = useShop();
  const months = buildCalendar(days);
  return (
    <fieldset
      className={`max-w-96 min-w-0 ${className}`}
      aria-describedby={buildDescribedBy(name, hint, error)}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="space-y-3 rounded border border-line-strong bg-raised p-3">
        {months.map(({ month, column, days: shown }) => (
          <div key={month}>
            <p className="mb-1 text-sm font-semibold">{formatMonth(month, locale)}</p>
            <div
              aria-hidden="true"
              className={`grid grid-cols-7 gap-1 text-center text-muted ${WEEKDAY_SIZE}`}
            >
              {getWeekdayNames(locale).map((weekday) => (
                <span key={weekday}>{weekday}</span>
              ))}
            </div>
            <ul className="mt-1 grid grid-cols-7 gap-1">
              {shown.map((one, index) => (
                <li key={one.day} style={index === 0 ? { gridColumnStart: column } : undefined}>
                  {one.state === 'possible' ? (
                    <PossibleDay
                      day={one.day}
                      name={name}
                      // the group's name is the id of the first, so that a summary of errors can link to it
                      id={one.day === days[0] ? name : undefined}
                      isChosen={one.day === chosen}
                    />
                  ) : (
                    <span className="grid min-h-11 place-content-center text-sm text-muted">
                      <s aria-hidden="true" className={DAY_SIZE}>
                        {getDayOfMonth(one.day)}
                      </s>
                      <span className="sr-only">
                        {explainImpossible(one.state, formatDay(one.day, locale))}
                      </span>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className="text-xs text-muted">{note}</p>
      </div>
      <FieldNotes id={name} hint={hint} error={error} />
    </fieldset>
  );
}

function PossibleDay({
  day,
  name,
  id,
  isChosen,
}: {
  day: string;
  name: string;
  id: string | undefined;
  isChosen: boolean;
}) {
  const { locale } = useShop();
  return (
    <label className="chip chip-choice min-h-11 w-full min-w-0 justify-center px-0">
      <input type="radio" id={id} name={name} value={day} defaultChecked={isChosen} className="sr-only" />
      <span aria-hidden="true" className={`tabular-nums ${DAY_SIZE}`}>
        {getDayOfMonth(day)}
      </span>
      <span className="sr-only">{formatDay(day, locale)}</span>
    </label>
  );
}

function getDayOfMonth(day: string): number {
  return Number(day.slice(8));
}
