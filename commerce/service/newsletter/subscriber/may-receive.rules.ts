import { addDays, countDaysBetween, DAY_MS } from '#commerce/ground/kernel/day.rules.ts';
import { FREQUENCIES, type Frequency } from '#forms/newsletter.ts';

/** Kinds of editions that a subscriber can object to separately. */
export const TOPICS = ['news', 'credit', 'personalised'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * Calendar days in the market's time zone as days since 1970-01-01: comparing a year for all subscribers takes
 * seconds.
 */
export type DayNumber = number;

/** The data that decides whether an edition of a brand may go to a subscriber. */
export type Recipient = {
  /** the sign-up is confirmed and not withdrawn */
  readonly confirmed: boolean;
  /** mails to the address came back */
  readonly undeliverable: boolean;
  /** to the edition's brand */
  readonly subscribed: boolean;
  readonly creditOffers: boolean;
  readonly personalised: boolean;
  readonly frequency: Frequency;
  /** first day on which mails go out again */
  readonly pausedUntil: DayNumber | null;
  /** days of the brand's last two editions to this address */
  readonly lastSentOn: DayNumber | null;
  readonly previousSentOn: DayNumber | null;
};

export type Withheld = 'consent' | 'undeliverable' | 'brand' | 'topic' | 'pause' | 'frequency';

/** Why an edition does not go to a subscriber today; null if it may. */
export function resolveWithholding(recipient: Recipient, topic: Topic, today: DayNumber): Withheld | null {
  if (!recipient.confirmed) return 'consent';
  if (recipient.undeliverable) return 'undeliverable';
  if (!recipient.subscribed) return 'brand';
  if (topic === 'credit' && !recipient.creditOffers) return 'topic';
  if (topic === 'personalised' && !recipient.personalised) return 'topic';
  if (recipient.pausedUntil !== null && today < recipient.pausedUntil) return 'pause';
  return isDue(recipient, today) ? null : 'frequency';
}

/**
 * Whether the frequency allows another edition. Daily allows every edition. The others count whole calendar days, so
 * that an edition that takes hours to send does not skip a subscriber whose last one came late: at most two in any
 * seven days, one in any seven or fourteen; monthly is one in a calendar month, and never two within three weeks.
 */
function isDue({ frequency, lastSentOn, previousSentOn }: Recipient, today: DayNumber): boolean {
  switch (frequency) {
    case FREQUENCIES.daily:
      return true;
    case FREQUENCIES.twiceAWeek:
      return previousSentOn === null || today - previousSentOn >= 7;
    case FREQUENCIES.weekly:
      return lastSentOn === null || today - lastSentOn >= 7;
    case FREQUENCIES.biweekly:
      return lastSentOn === null || today - lastSentOn >= 14;
    case FREQUENCIES.monthly:
      return lastSentOn === null || (today - lastSentOn >= 21 && getMonth(today) !== getMonth(lastSentOn));
  }
}

/** Months since the year 0. */
function getMonth(day: DayNumber): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** @param day YYYY-MM-DD */
export function parseDayNumber(day: string): DayNumber {
  return countDaysBetween('1970-01-01', day);
}

/** @returns YYYY-MM-DD */
export function formatDayNumber(day: DayNumber): string {
  return addDays('1970-01-01', day);
}
