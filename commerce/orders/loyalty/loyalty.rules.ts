import { hasCheckDigit } from '#commerce/ground/kernel/check-digit.rules.ts';
import type { LoyaltyProgram, LoyaltySettings } from '#tenants/loyalty-settings.ts';

/** An entry of a customer's points, in the order of its id. */
export type LoyaltyEntry = {
  readonly entryId: number;
  readonly kind: 'earned' | 'redeemed' | 'expired';
  /** positive when earned */
  readonly points: number;
  /** the entry that has expired; null for the others */
  readonly ofEntryId: number | null;
  /** ISO date from which earned points no longer count; null for the others */
  readonly expiresOn: string | null;
};

/** The points that are left of those earned. */
export type OpenPoints = { readonly entryId: number; readonly points: number; readonly expiresOn: string };

/**
 * The points that are left of those earned: redeeming takes those that expire first, and expired ones are gone.
 * Points whose last day is over and that are not booked out yet are still included.
 */
export function openPoints(entries: readonly LoyaltyEntry[]): OpenPoints[] {
  const left: { entryId: number; points: number; expiresOn: string }[] = [];
  for (const entry of entries) {
    if (entry.kind === 'earned') {
      const { entryId, points, expiresOn } = entry;
      left.push({ entryId, points, expiresOn: expiresOn ?? '9999-12-31' });
      left.sort((a, b) => a.expiresOn.localeCompare(b.expiresOn) || a.entryId - b.entryId);
    } else if (entry.kind === 'expired') {
      const gone = left.find(({ entryId }) => entryId === entry.ofEntryId);
      if (gone) gone.points += entry.points;
    } else take(left, -entry.points);
  }
  return left.filter(({ points }) => points > 0);
}

function take(left: { points: number }[], wanted: number): void {
  let rest = wanted;
  for (const open of left) {
    const taken = Math.min(open.points, rest);
    open.points -= taken;
    rest -= taken;
  }
}

/** Points that can be redeemed today. @param today ISO date */
export function sumUsablePoints(entries: readonly LoyaltyEntry[], today: string): number {
  return openPoints(entries)
    .filter(({ expiresOn }) => expiresOn > today)
    .reduce((sum, { points }) => sum + points, 0);
}

/** The next day on which points expire, and how many; null if none. @param today ISO date */
export function findNextExpiry(
  entries: readonly LoyaltyEntry[],
  today: string,
): { readonly points: number; readonly expiresOn: string } | null {
  const open = openPoints(entries).filter(({ expiresOn }) => expiresOn > today);
  const [first] = open;
  if (!first) return null;
  const { expiresOn } = first;
  const points = open
    .filter((each) => each.expiresOn === expiresOn)
    .reduce((sum, each) => sum + each.points, 0);
  return { points, expiresOn };
}

/** Points for the price of kept articles. @param keptMinor minor units @param factor of the bonus club, or 1 */
export function calculatePoints(
  settings: LoyaltySettings['points'],
  keptMinor: number,
  factor: number,
): number {
  return Math.max(0, Math.floor(keptMinor / settings.minorPerPoint)) * factor;
}

/**
 * Whether a number can be a member's number of an outside programme. Its length, its beginning and its check digit
 * are the tenant's data.
 */
export function isMemberNumber(rules: LoyaltySettings['payback'], number: string): boolean {
  const fits = rules.numbers.find(
    ({ length, prefix }) => number.length === length && number.startsWith(prefix),
  );
  if (!fits || !/^\d+$/.test(number)) return false;
  return fits.algorithm === 'none' || hasCheckDigit(number);
}

/** Programmes that a tenant has switched on. */
export function getEnabledPrograms(features: {
  readonly accountPoints: boolean;
  readonly accountBonusClub: boolean;
  readonly accountPayback: boolean;
}): LoyaltyProgram[] {
  const { accountPoints, accountBonusClub, accountPayback } = features;
  return [
    ...(accountPoints ? (['points'] as const) : []),
    ...(accountBonusClub ? (['bonus-club'] as const) : []),
    ...(accountPayback ? (['payback'] as const) : []),
  ];
}
