import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type ConsentCategory,
  FUNCTIONAL,
  formatConsentCookie,
  isAllowed,
  MARKETING,
  OPTIONAL_CATEGORIES,
  PERFORMANCE,
  readConsent,
} from '#forms/consent.ts';
import { readCookie } from './cookies.ts';

/** The event that notifies optional features that they may begin, or have to stop. */
export const CONSENT_CHANGED = 'consent-changed';
/** The event that asks for the choice again. */
export const CONSENT_ASKED = 'consent-asked';

const ADDRESS = '/api/consent';
const TIMEOUT_MS = 5000;

/** Whether the visitor has agreed to this category of cookies. Everything optional asks this function. */
export function isCategoryAllowed(category: ConsentCategory): boolean {
  return isAllowed(category, readCookie);
}

/** null if no choice has been made yet */
export function readChosenConsent(): ReadonlySet<ConsentCategory> | null {
  return readConsent(readCookie);
}

/**
 * Stores the choice for a year, sends it to the server, which keeps the proof, and notifies optional features. In
 * some browsers a cookie of the server lasts longer than one of a script; without an answer the script's is used.
 */
export async function chooseConsent(granted: readonly ConsentCategory[]): Promise<void> {
  writeCookie(CONSENT_COOKIE, formatConsentCookie(granted, new Date()), CONSENT_SECONDS);
  takeEffect();
  otherTabs?.postMessage(null);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ granted });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await fetch(ADDRESS, { method: 'POST', headers, body, signal, keepalive: true }).catch(() => undefined);
}

let otherTabs: BroadcastChannel | null = null;

/**
 * Applies a choice made in one tab to all of them; also in a page that the browser had held in its memory and
 * restores.
 * @returns a function that stops it
 */
export function followOtherTabs(): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('consent') : null;
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && takeEffect();
  channel?.addEventListener('message', takeEffect);
  addEventListener('pageshow', onShow);
  otherTabs = channel;
  return () => {
    channel?.close();
    removeEventListener('pageshow', onShow);
    otherTabs = null;
  };
}

/**
 * Deletes the traces of categories that are not allowed, also of an expired choice, and notifies optional features.
 */
function takeEffect(): void {
  for (const category of OPTIONAL_CATEGORIES) if (!isCategoryAllowed(category)) forget(category);
  dispatchEvent(new Event(CONSENT_CHANGED));
}

/**
 * The traces that a category may leave in a browser: cookies by name or prefix, and keys of the shop's own storage.
 */
const LEFT_BEHIND: Partial<
  Record<ConsentCategory, { cookies: RegExp; local?: string[]; session?: string[] }>
> = {
  [PERFORMANCE]: { cookies: /^(ab$|_ga|_gid$|_gat)/, session: ['visit-viewed'] },
  [FUNCTIONAL]: { cookies: /^$/, local: ['recently-viewed', 'own-sizes'] },
  [MARKETING]: { cookies: /^(cc$|_gcl_|_gac_|_fbp$|_fbc$|ins-)/ },
};

/** Deletes the traces of a category, also cookies that a third-party script has set for the whole domain. */
function forget(category: ConsentCategory): void {
  const left = LEFT_BEHIND[category];
  if (!left) return;
  for (const pair of document.cookie.split(/; */)) {
    const [name = ''] = pair.split('=');
    if (name && left.cookies.test(name)) removeCookie(name);
  }
  try {
    for (const key of left.local ?? []) localStorage.removeItem(key);
    for (const key of left.session ?? []) sessionStorage.removeItem(key);
  } catch {
    // storage is forbidden: nothing was stored
  }
}

function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, from) => `; Domain=${labels.slice(from).join('.')}`);
  for (const domain of ['', ...domains]) writeCookie(name, '', 0, domain);
}

/** @param seconds 0 deletes it */
function writeCookie(name: string, value: string, seconds: number, domain = ''): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // the Cookie Store API is not in every browser that we support
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${domain}`;
}
