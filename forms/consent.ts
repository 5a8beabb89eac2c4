/**
 * The cookies that a visitor must choose about, by the categories of consent tools (product 4.4). C0001 is necessary
 * and never a choice.
 */
export const CONSENT_CATEGORIES = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005', 'C0006'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** strictly necessary: the session, the basket, this choice */
export const NECESSARY: ConsentCategory = 'C0001';
/** statistics and tests of pages */
export const PERFORMANCE: ConsentCategory = 'C0002';
/** convenience data that the shop remembers */
export const FUNCTIONAL: ConsentCategory = 'C0003';
export const MARKETING: ConsentCategory = 'C0004';
/** videos and other third-party content, loaded without asking each time */
export const EXTERNAL_CONTENT: ConsentCategory = 'C0006';

/** Every category that can be refused. */
export const OPTIONAL_CATEGORIES = CONSENT_CATEGORIES.slice(1);

/**
 * Version of the layer's wording and of the tools in its categories. A visitor with a choice of an earlier version is
 * asked again.
 */
export const CONSENT_VERSION = 2;

/** The shop's own cookie; stored for a year. */
export const CONSENT_COOKIE = 'consent';
export const CONSENT_SECONDS = 365 * 86_400;

type ReadCookie = (name: string) => string | null | undefined;

/**
 * The categories that the visitor has agreed to. The shop's own cookie comes first, then that of an external tool,
 * which counts only after its layer was closed. A cookie that no longer names any category, cut short or overwritten,
 * is no choice.
 * @param read a cookie's decoded value
 * @returns null if no choice has been made yet
 */
export function readConsent(read: ReadCookie): ReadonlySet<ConsentCategory> | null {
  const own = read(CONSENT_COOKIE);
  if (own) return isOutdated(own) || !/C000[1-6]/.test(own) ? null : parseConsentGroups(own);
  const tool = read('OptanonConsent');
  return tool && read('OptanonAlertBoxClosed') ? parseConsentGroups(tool) : null;
}

function isOutdated(value: string): boolean {
  const version = /(?:^|&)v=(\d+)/.exec(value)?.[1];
  return version !== undefined && Number(version) < CONSENT_VERSION;
}

/** @param text `…C0001:1,C0004:0…`, with or without quotes */
function parseConsentGroups(text: string): ReadonlySet<ConsentCategory> {
  const granted = text.matchAll(/(?:^|[^A-Z0-9])"?(C000[1-6])"?\s*:\s*1/g);
  return new Set([...granted].map(([, category]) => category as ConsentCategory));
}

/** The active groups of an external tool, `,C0001,C0003,`. The necessary one is always among them. */
export function parseActiveGroups(text: string): ConsentCategory[] {
  const told = new Set(text.split(','));
  return CONSENT_CATEGORIES.filter((category) => category === NECESSARY || told.has(category));
}

/** Whether an optional feature may run. Without a choice only the necessary category is allowed. */
export function isAllowed(category: ConsentCategory, read: ReadCookie): boolean {
  return category === NECESSARY || (readConsent(read)?.has(category) ?? false);
}

/** @param granted categories agreed to; the necessary one is added @returns the cookie's value, encoded */
export function formatConsentCookie(granted: Iterable<string>, chosenAt: Date): string {
  const set = new Set(granted);
  const groups = CONSENT_CATEGORIES.map((one) => `${one}:${one === NECESSARY || set.has(one) ? 1 : 0}`);
  return encodeURIComponent(`v=${CONSENT_VERSION}&t=${chosenAt.toISOString()}&groups=${groups.join(',')}`);
}
