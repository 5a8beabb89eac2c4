import { randomUUID } from 'node:crypto';
import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type ConsentCategory,
  formatConsentCookie,
  isAllowed,
} from '#forms/consent.ts';
import { ANONYMOUS_MS, SOFT_LOGGED_IN_MS } from './session.rules.ts';

export const LOGIN_STATE_COOKIE = 'login_state';
export const PAGE_VIEW_COOKIE = 'pvid';
export const MARKETING_COOKIE = 'cc';
/** the random word of a visitor in tests of pages, and the variants; with consent only */
export const EXPERIMENT_COOKIE = 'ab';

type Transport = { readonly secure: boolean };

/**
 * Over TLS the name guarantees that only this host can have set it (RFC 6265bis, 4.1.3.2): a neighbour under the same
 * domain cannot give a visitor a session of its own choice.
 */
export function getSessionCookieName({ secure }: Transport): string {
  return secure ? '__Host-sid' : 'sid';
}

/** Values by name of a Cookie header (RFC 6265); the first of a name counts, broken encoding is left as it is. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').slice(0, 16_384).split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (name !== '' && equals > 0 && !cookies.has(name))
      cookies.set(name, decodeValue(pair.slice(equals + 1).trim()));
  }
  return cookies;
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** @param lasts 'visit': until the browser closes; the server ends a sign-in after its hours in any case */
export function buildSessionCookie(
  secret: string,
  lasts: 'anonymous' | 'visit' | 'soft-logged-in',
  transport: Transport,
): string {
  const age = { anonymous: ANONYMOUS_MS / 1000, 'soft-logged-in': SOFT_LOGGED_IN_MS / 1000, visit: null }[
    lasts
  ];
  return setCookie(getSessionCookieName(transport), secret, {
    age,
    secure: transport.secure,
    httpOnly: true,
  });
}

/** The cookie by which a browser is known in which a customer has signed in before. */
export function getDeviceCookieName({ secure }: Transport): string {
  return secure ? '__Host-did' : 'did';
}

const YEAR_SECONDS = 365 * 86_400;

export function buildDeviceCookie(secret: string, transport: Transport): string {
  const { secure } = transport;
  return setCookie(getDeviceCookieName(transport), secret, { age: YEAR_SECONDS, secure, httpOnly: true });
}

/** The cookie that holds the secret of a mailed link, once the address is without it. */
function getLinkCookieName({ secure }: Transport): string {
  return secure ? '__Host-link' : 'link';
}

const HALF_HOUR_SECONDS = 1800;

/** @param secret null if it is used up */
export function buildLinkCookie(secret: string | null, transport: Transport): string {
  const { secure } = transport;
  const age = secret === null ? 0 : HALF_HOUR_SECONDS;
  const value = encodeURIComponent(secret ?? '');
  return setCookie(getLinkCookieName(transport), value, { age, secure, httpOnly: true });
}

/** @param header the request's Cookie header */
export function readLinkCookie(header: string | undefined, transport: Transport): string | null {
  return readCookies(header).get(getLinkCookieName(transport)) ?? null;
}

/** The flags of the login state (product 3.5), '1' or '0'. */
export type LoginState = {
  /** logged in */
  readonly li: '0' | '1';
  /** credit affinity */
  readonly ca: '0' | '1';
  /** bonus programme */
  readonly bop: '0' | '1';
  /** user without password */
  readonly np: '0' | '1';
};

/** For scripts, which show menus by it; it gives access to nothing. */
export function buildLoginStateCookie(state: LoginState, { secure }: Transport): string {
  const age = SOFT_LOGGED_IN_MS / 1000;
  return setCookie(LOGIN_STATE_COOKIE, encodeURIComponent(JSON.stringify(state)), { age, secure });
}

const DAY_SECONDS = 86_400;

/** A new page-view id; scripts renew it at every change of the path and every new document. */
export function buildPageViewCookie({ secure }: Transport): string {
  return setCookie(PAGE_VIEW_COOKIE, randomUUID(), { age: DAY_SECONDS, secure });
}

/** @param cc null if consent to marketing was withdrawn */
export function buildMarketingCookie(cc: string | null, { secure }: Transport): string {
  return setCookie(MARKETING_COOKIE, cc ?? '', { age: cc === null ? 0 : DAY_SECONDS, secure });
}

/** Longer than a test runs: a visitor sees the same variant until its end. */
const EXPERIMENT_DAYS = 90;

/** @param value null if consent to counting was withdrawn */
export function buildExperimentCookie(value: string | null, { secure }: Transport): string {
  const age = value === null ? 0 : EXPERIMENT_DAYS * DAY_SECONDS;
  return setCookie(EXPERIMENT_COOKIE, value ?? '', { age, secure });
}

/** The visitor's choice about optional cookies, for a year; scripts read it. */
export function buildConsentCookie(
  granted: ReadonlySet<ConsentCategory>,
  chosenAt: Date,
  { secure }: Transport,
): string {
  return setCookie(CONSENT_COOKIE, formatConsentCookie(granted, chosenAt), { age: CONSENT_SECONDS, secure });
}

/** Whether the visitor has agreed to this category of cookies. Everything optional asks this function. */
export function isCategoryAllowed(category: ConsentCategory, cookies: ReadonlyMap<string, string>): boolean {
  return isAllowed(category, (name) => cookies.get(name));
}

function setCookie(
  name: string,
  value: string,
  { age, secure, httpOnly = false }: { age: number | null; secure: boolean; httpOnly?: boolean },
): string {
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax'];
  if (age !== null) parts.push(`Max-Age=${age}`);
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
