import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FREQUENCIES, type Frequency, PAUSE_DAYS } from '#forms/newsletter.ts';
import { formatDayNumber, parseDayNumber, type Recipient, resolveWithholding } from './may-receive.rules.ts';

const ALL: Recipient = {
  ...{ confirmed: true, undeliverable: false, subscribed: true, creditOffers: true, personalised: true },
  ...{ frequency: 0, pausedUntil: null, lastSentOn: null, previousSentOn: null },
};
const today = parseDayNumber('2026-11-20');

describe('withholding an edition', () => {
  it.each([
    ['consent', { confirmed: false }, 'news'],
    ['undeliverable', { undeliverable: true }, 'news'],
    ['brand', { subscribed: false }, 'news'],
    ['topic', { creditOffers: false }, 'credit'],
    ['topic', { personalised: false }, 'personalised'],
    ['pause', { pausedUntil: today + 1 }, 'news'],
    [null, { pausedUntil: today }, 'news'],
    [null, { creditOffers: false, personalised: false }, 'news'],
    ['frequency', { frequency: FREQUENCIES.weekly, lastSentOn: today - 6 }, 'news'],
    [null, { frequency: FREQUENCIES.weekly, lastSentOn: today - 7 }, 'news'],
    ['frequency', { frequency: FREQUENCIES.biweekly, lastSentOn: today - 13 }, 'news'],
    [null, { frequency: FREQUENCIES.biweekly, lastSentOn: today - 14 }, 'news'],
    [
      'frequency',
      { frequency: FREQUENCIES.twiceAWeek, lastSentOn: today, previousSentOn: today - 6 },
      'news',
    ],
    [null, { frequency: FREQUENCIES.twiceAWeek, lastSentOn: today, previousSentOn: today - 7 }, 'news'],
    ['frequency', { frequency: FREQUENCIES.monthly, lastSentOn: parseDayNumber('2026-11-01') }, 'news'],
    ['frequency', { frequency: FREQUENCIES.monthly, lastSentOn: parseDayNumber('2026-10-31') }, 'news'],
    [null, { frequency: FREQUENCIES.monthly, lastSentOn: parseDayNumber('2026-10-30') }, 'news'],
  ] as const)('an edition is withheld for reason %s from %j for topic %s', (reason, recipient, topic) => {
    expect(resolveWithholding({ ...ALL, ...recipient }, topic, today)).toBe(reason);
  });
});

test('days are numbered without a gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (day) => {
      expect(parseDayNumber(formatDayNumber(day))).toBe(day);
    }),
  );
});

/** Small and quick, the same each time (mulberry32). */
function createRandomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The promised frequency, counted by itself: the days on which mails came, compared with each choice as it was made.
 */
type Diary = {
  /** the last three */
  sent: number[];
  promise: Frequency;
  pausedUntil: number;
  left: boolean;
  nextChoice: number;
};

/** At most so many in so many days; a month is counted by its name. */
const PROMISES: Readonly<Record<Frequency, readonly [most: number, days: number]>> = {
  [FREQUENCIES.daily]: [Number.POSITIVE_INFINITY, 1],
  [FREQUENCIES.twiceAWeek]: [2, 7],
  [FREQUENCIES.weekly]: [1, 7],
  [FREQUENCIES.biweekly]: [1, 14],
  [FREQUENCIES.monthly]: [1, 21],
};

function isBroken({ sent, promise, pausedUntil, left }: Diary, day: number): boolean {
  if (left || day < pausedUntil) return true;
  if (promise === FREQUENCIES.daily) return false;
  const [most, days] = PROMISES[promise];
  const before = sent[sent.length - most];
  return before !== undefined && before > day - days;
}

test('no edition among 100,000 subscribers in a year violates consent, brand, pause or frequency', () => {
  const random = createRandomNumbers(7);
  const frequencies = Object.values(FREQUENCIES);
  const begin = parseDayNumber('2026-01-01');
  let sent = 0;
  let broken = 0;
  // a year of one person after the other: going through all of them each day takes twice as long
  for (let person = 0; person < 100_000; person += 1) {
    const recipient = { ...ALL, frequency: frequencies[Math.floor(random() * 5)] ?? 0 } as {
      -readonly [field in keyof Recipient]: Recipient[field];
    };
    const diary: Diary = {
      ...{ sent: [], promise: recipient.frequency, pausedUntil: 0, left: false },
      nextChoice: begin + Math.floor(random() * 500),
    };
    for (let day = begin; day < begin + 365; day += 1) {
      if (day === diary.nextChoice) choose(recipient, diary, day, random);
      if (resolveWithholding(recipient, 'news', day) !== null) continue;
      sent += 1;
      if (isBroken(diary, day)) broken += 1;
      recipient.previousSentOn = recipient.lastSentOn;
      recipient.lastSentOn = day;
      diary.sent.push(day);
      if (diary.sent.length > 3) diary.sent.shift();
    }
  }
  expect(broken).toBe(0);
  expect(sent).toBeGreaterThan(5_000_000);
}, 60_000);

function choose(
  recipient: { -readonly [field in keyof Recipient]: Recipient[field] },
  diary: Diary,
  day: number,
  random: () => number,
): void {
  const what = random();
  diary.nextChoice = day + 1 + Math.floor(random() * 500);
  if (what < 0.3) {
    recipient.frequency = Object.values(FREQUENCIES)[Math.floor(random() * 5)] ?? 0;
    diary.promise = recipient.frequency;
  } else if (what < 0.6) {
    diary.pausedUntil = day + (PAUSE_DAYS[Math.floor(random() * 4)] ?? 7);
    recipient.pausedUntil = diary.pausedUntil;
  } else if (what < 0.7) recipient.subscribed = false;
  else if (what < 0.8) recipient.confirmed = false;
  else if (what < 0.85) recipient.undeliverable = true;
  else {
    Object.assign(recipient, { subscribed: true, confirmed: true, undeliverable: false, pausedUntil: null });
    diary.pausedUntil = 0;
  }
  diary.left = !recipient.subscribed || !recipient.confirmed || recipient.undeliverable;
}
