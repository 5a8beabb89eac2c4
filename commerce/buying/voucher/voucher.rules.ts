import { addMonthsToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { allocate, roundMinor } from '#commerce/ground/kernel/money.ts';
import type { CustomerGroup, VoucherTerms } from '#tenants/voucher-terms.ts';

/** A voucher in its state for the visitor. */
export type Voucher = {
  readonly voucherId: string;
  readonly campaign: string;
  /** upper case */
  readonly code: string;
  readonly terms: VoucherTerms;
  /** the only person who may use it, lower case; null if everybody may */
  readonly email: string | null;
  readonly validFrom: Date;
  readonly validUntil: Date;
  /** orders that may still use it; null for any number */
  readonly usesLeft: number | null;
  /** when the visitor last used one of its campaign; null if never, or if the visitor is unknown */
  readonly lastUsedAt: Date | null;
};

/** The data of a basket line that discounts depend on. */
export type DiscountLine = {
  readonly lineId: string;
  /** of the articles, before discounts */
  readonly totalMinor: number;
  readonly brandSlug: string;
  readonly department: string;
  readonly kind: string;
  /** keys of all categories it stands in */
  readonly categoryKeys: readonly string[];
  /** its price is lawfully reduced */
  readonly reduced: boolean;
};

/** The buyer, as far as known: a guest who has not entered an address yet is not refused because of it. */
export type Redeemer = {
  /** lower case */
  readonly email: string | null;
  readonly groups: ReadonlySet<CustomerGroup>;
};

/** Why a voucher gives no discount now. Amounts in minor units. */
export type VoucherReason =
  | { readonly code: 'NOT_STARTED'; readonly from: Date }
  | { readonly code: 'EXPIRED'; readonly until: Date }
  | { readonly code: 'USED_UP' }
  | { readonly code: 'USED_TODAY' }
  | { readonly code: 'USED_RECENTLY'; readonly months: number }
  | { readonly code: 'OTHER_CUSTOMER' }
  | { readonly code: 'GROUP'; readonly group: CustomerGroup }
  | { readonly code: 'NOT_COMBINABLE'; readonly withCode: string }
  | { readonly code: 'NO_ARTICLE' }
  | { readonly code: 'MINIMUM'; readonly minimumMinor: number; readonly missingMinor: number };

/** Why a voucher leaves a line out. */
export type LineExclusion = {
  readonly lineId: string;
  readonly code: 'BRAND' | 'RANGE' | 'REDUCED';
};

/** The effect of a voucher in a basket: its discount, or why there is none. */
export type JudgedVoucher = Voucher & {
  readonly discountMinor: number;
  /** [] when it counts */
  readonly reasons: readonly VoucherReason[];
  readonly exclusions: readonly LineExclusion[];
  /** each line that it is for and the line's share of it */
  readonly shares: readonly { readonly lineId: string; readonly discountMinor: number }[];
};

/** The time at which vouchers are judged. @property timeZone IANA name: the zone whose days "once a day" counts */
export type JudgingTerms = { readonly now: Date; readonly timeZone: string };

/**
 * Judges vouchers in the order in which they were entered, each on what the ones before left of a line. Of two that
 * cannot be combined the first stays.
 * @returns the vouchers in the same order; the sum of all shares of a line is never above its total
 */
export function judgeVouchers(
  vouchers: readonly Voucher[],
  lines: readonly DiscountLine[],
  redeemer: Redeemer,
  terms: JudgingTerms,
): JudgedVoucher[] {
  const left = new Map(lines.map((line) => [line.lineId, line.totalMinor]));
  const judged: JudgedVoucher[] = [];
  for (const voucher of vouchers) {
    const exclusions = lines.flatMap((line) => listLineExclusions(line, voucher.terms));
    const out = new Set(exclusions.map(({ lineId }) => lineId));
    const meant = lines.filter(({ lineId }) => !out.has(lineId));
    const reasons = [
      ...collectVoucherReasons(voucher, redeemer, terms),
      ...findCombinationReasons(voucher, judged),
      ...findValueReasons(voucher.terms, meant, lines.length),
    ];
    const lefts = meant.map(({ lineId }) => left.get(lineId) ?? 0);
    const shares = reasons.length > 0 ? lefts.map(() => 0) : calculateDiscountShares(voucher.terms, lefts);
    for (const [index, { lineId }] of meant.entries()) {
      left.set(lineId, (left.get(lineId) ?? 0) - (shares[index] ?? 0));
    }
    judged.push({
      ...voucher,
      reasons,
      exclusions,
      discountMinor: shares.reduce((a, b) => a + b, 0),
      shares: meant.map(({ lineId }, index) => ({ lineId, discountMinor: shares[index] ?? 0 })),
    });
  }
  return judged;
}

/**
 * The discount of a voucher on each of the lines it applies to.
 * @param leftMinor what is left of each line, minor units
 * @returns non-negative parts, none higher than its line
 */
export function calculateDiscountShares(
  { discount }: Pick<VoucherTerms, 'discount'>,
  leftMinor: readonly number[],
): number[] {
  const base = leftMinor.reduce((a, b) => a + b, 0);
  if (base === 0) return leftMinor.map(() => 0);
  const wanted =
    discount.type === 'amount' ? discount.amountMinor : roundMinor((base * discount.percent) / 100);
  return allocate(Math.min(base, wanted), leftMinor);
}

function listLineExclusions(line: DiscountLine, terms: VoucherTerms): LineExclusion[] {
  const { departments, kinds, categories } = terms;
  const limited = departments.length + kinds.length + categories.length > 0;
  const inRange =
    departments.includes(line.department) ||
    kinds.includes(line.kind) ||
    line.categoryKeys.some((key) => categories.includes(key));
  if (terms.excludedBrands.includes(line.brandSlug)) return [{ lineId: line.lineId, code: 'BRAND' }];
  if (limited && !inRange) return [{ lineId: line.lineId, code: 'RANGE' }];
  return line.reduced && !terms.reducedItems ? [{ lineId: line.lineId, code: 'REDUCED' }] : [];
}

function collectVoucherReasons(
  voucher: Voucher,
  redeemer: Redeemer,
  { now, timeZone }: JudgingTerms,
): VoucherReason[] {
  const { terms, validFrom, validUntil, lastUsedAt } = voucher;
  const reasons: VoucherReason[] = [];
  if (now < validFrom) reasons.push({ code: 'NOT_STARTED', from: validFrom });
  if (now >= validUntil) reasons.push({ code: 'EXPIRED', until: validUntil });
  if (voucher.usesLeft !== null && voucher.usesLeft <= 0) reasons.push({ code: 'USED_UP' });
  if (voucher.email !== null && redeemer.email !== null && voucher.email !== redeemer.email) {
    reasons.push({ code: 'OTHER_CUSTOMER' });
  }
  const { customerGroup: group, unusedMonths: months } = terms;
  if (group !== null && !redeemer.groups.has(group)) reasons.push({ code: 'GROUP', group });
  if (lastUsedAt !== null && months !== null && addMonthsToMoment(lastUsedAt, months) > now) {
    reasons.push({ code: 'USED_RECENTLY', months });
  } else if (lastUsedAt !== null && terms.oncePerDay && isSameDay(lastUsedAt, now, timeZone)) {
    reasons.push({ code: 'USED_TODAY' });
  }
  return reasons;
}

function findCombinationReasons(voucher: Voucher, before: readonly JudgedVoucher[]): VoucherReason[] {
  const other = before.find(
    (one) => one.reasons.length === 0 && !(one.terms.combinable && voucher.terms.combinable),
  );
  return other ? [{ code: 'NOT_COMBINABLE', withCode: other.code }] : [];
}

/** An empty basket has no article that a voucher could miss. */
function findValueReasons(
  { minimumMinor }: VoucherTerms,
  meant: readonly DiscountLine[],
  lineCount: number,
): VoucherReason[] {
  if (lineCount === 0) return [];
  if (meant.length === 0) return [{ code: 'NO_ARTICLE' }];
  const value = meant.reduce((total, line) => total + line.totalMinor, 0);
  return value < minimumMinor ? [{ code: 'MINIMUM', minimumMinor, missingMinor: minimumMinor - value }] : [];
}

function isSameDay(a: Date, b: Date, timeZone: string): boolean {
  const formatDay = (date: Date) => date.toLocaleDateString('en-CA', { timeZone });
  return formatDay(a) === formatDay(b);
}

/** The vouchers of a basket and the data for judging them. */
export type Discounts = {
  readonly vouchers: readonly Voucher[];
  /** by variant id; an article without facts is in no voucher's range */
  readonly facts: ReadonlyMap<number, Omit<DiscountLine, 'lineId' | 'totalMinor' | 'kind'>>;
  readonly redeemer: Redeemer;
  readonly terms: JudgingTerms;
};
