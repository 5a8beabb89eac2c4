/** Whether a text is a day of the calendar, YYYY-MM-DD. 31 February is none: `Date.parse` takes it for 3 March. */
export function isCalendarDay(text: string): boolean {
  // PostgreSQL has no year 0
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
