import { createHash } from 'node:crypto';
import { addDays, startOfDay } from '#commerce/ground/kernel/day.rules.ts';
import { endPeriod } from '#commerce/range/stock/working-days.rules.ts';
import { formatIsoDay } from '#texts/format.ts';

/**
 * The last moment of the withdrawal period: the end of its last day, in the shop's time zone. The day on which the
 * last article arrived does not count.
 * @param country ISO 3166-1 alpha-2
 */
export function computeWithdrawalDeadline(
  deliveredAt: Date,
  { days, timeZone, country }: { days: number; timeZone: string; country: string },
): Date {
  const last = endPeriod(formatIsoDay(deliveredAt, timeZone), days, country);
  return new Date(startOfDayIn(addDays(last, 1), timeZone).getTime() - 1);
}

/** The first moment of a calendar day in a time zone. No zone of the markets changes its clocks at midnight. */
function startOfDayIn(day: string, timeZone: string): Date {
  const guess = new Date(startOfDay(day));
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    guess,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(offset) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return new Date(guess.getTime() - ahead);
}

/**
 * The hash of a declaration: a person with its text, id and time can show that it was not changed.
 * @returns SHA-256, hex, of the three as lines
 */
export function hashStatement(statement: {
  readonly statementId: string;
  readonly statedAt: Date;
  readonly statement: string;
}): string {
  const text = [statement.statementId, statement.statedAt.toISOString(), statement.statement].join('\n');
  return createHash('sha256').update(text).digest('hex');
}
