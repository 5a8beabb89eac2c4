/**
 * A day of a calendar; `possible`: it can be chosen, `early`: before the first possible one, else a day without
 * deliveries.
 */
export type CalendarDay = { readonly day: string; readonly state: 'possible' | 'early' | 'closed' };

/** A month: its visible days, and the column of the first one. @property column 1 is Monday */
export type CalendarMonth = {
  /** YYYY-MM */
  readonly month: string;
  readonly column: number;
  readonly days: readonly CalendarDay[];
};

const DAY_MS = 86_400_000;

/**
 * From the Monday before the first possible day to the last one: nothing is known about later days.
 * @param possible YYYY-MM-DD, ascending
 */
export function buildCalendar(possible: readonly string[]): CalendarMonth[] {
  const [first, last] = [possible[0], possible.at(-1)];
  if (first === undefined || last === undefined) return [];
  const begin = Date.parse(first) - (getWeekday(first) - 1) * DAY_MS;
  const count = Math.round((Date.parse(last) - begin) / DAY_MS) + 1;
  const days = Array.from({ length: count }, (_, index): CalendarDay => {
    const day = new Date(begin + index * DAY_MS).toISOString().slice(0, 10);
    if (possible.includes(day)) return { day, state: 'possible' };
    return { day, state: day < first ? 'early' : 'closed' };
  });
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, own]) => ({
    month,
    column: getWeekday(own[0]?.day ?? first),
    days: own,
  }));
}

/** ISO 8601 weekday */
function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
