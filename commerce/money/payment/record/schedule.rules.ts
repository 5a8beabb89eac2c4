const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/**
 * When a provider is queried again about something that is not settled: after one minute, two, four, … six hours.
 * @param checks how often it has been queried
 */
export function computeNextCheck(now: Date, checks: number): Date {
  return new Date(now.getTime() + Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(checks, 20)));
}
