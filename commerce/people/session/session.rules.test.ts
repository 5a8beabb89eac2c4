import { describe, expect, it } from 'vitest';
import {
  buildLoginStateCookie,
  buildSessionCookie,
  isCategoryAllowed,
  readCookies,
} from './cookies.rules.ts';
import { computeSessionEnd, isFresh, isSeenAnew, resolveSessionType } from './session.rules.ts';

const start = new Date('2026-11-20T12:00:00Z');
const addHours = (count: number) => new Date(start.getTime() + count * 3_600_000);

function createSession(customerId: string | null, stay: boolean) {
  return {
    customerId,
    authenticatedAt: customerId === null ? null : start,
    seenAt: start,
    expiresAt: computeSessionEnd(start, customerId !== null, stay),
  };
}

describe('a session', () => {
  it.each([
    ['anonymous', null, false, 0, 0],
    ['anonymous, 30 days later', null, false, 30 * 24, null],
    ['signed in', 'c', false, 11.99, 2],
    ['signed in, after 12 hours', 'c', false, 12, null],
    ['staying, after 12 hours', 'c', true, 12, 1],
    ['staying, on day 179', 'c', true, 179 * 24, 1],
    ['staying, on day 180', 'c', true, 180 * 24, null],
  ])('the session type is correct: %s', (_name, customerId, stay, after, type) => {
    expect(resolveSessionType(createSession(customerId, stay), addHours(after))).toBe(type);
  });

  it('a session without a shown password is worth recognition only', () => {
    expect(resolveSessionType({ ...createSession('c', false), authenticatedAt: null }, addHours(1))).toBe(1);
  });

  it.each([
    [23, false],
    [24, true],
  ])('a visit of a session last seen %d hours ago is recorded: %s', (after, anew) => {
    expect(isSeenAnew({ seenAt: start }, addHours(after))).toBe(anew);
  });

  it('a session needs no password for ten minutes after it was entered', () => {
    expect(isFresh({ authenticatedAt: start }, addHours(9.99 / 60))).toBe(true);
    expect(isFresh({ authenticatedAt: start }, addHours(10 / 60))).toBe(false);
    expect(isFresh({ authenticatedAt: null }, start)).toBe(false);
  });
});

describe('cookies', () => {
  it('cookies are parsed leniently', () => {
    expect([...readCookies('a=1; b = x%20y ;a=2; =3; flag; c=%; d="q"')]).toEqual([
      ['a', '1'],
      ['b', 'x y'],
      ['c', '%'],
      ['d', '"q"'],
    ]);
    expect(readCookies(undefined).size).toBe(0);
  });

  it('the session cookie is hidden from scripts and other sites, and from plain HTTP where there is TLS', () => {
    expect(buildSessionCookie('s', 'anonymous', { secure: true })).toBe(
      '__Host-sid=s; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure',
    );
    expect(buildSessionCookie('s', 'visit', { secure: false })).toBe('sid=s; Path=/; SameSite=Lax; HttpOnly');
  });

  it('cookies tell scripts the login state', () => {
    const cookie = buildLoginStateCookie({ li: '1', ca: '0', bop: '0', np: '0' }, { secure: false });
    expect(cookie).not.toContain('HttpOnly');
    const value = readCookies(cookie.split(';')[0]).get('login_state') ?? '';
    expect(JSON.parse(value)).toEqual({ li: '1', ca: '0', bop: '0', np: '0' });
  });

  it.each([
    ['consent=C0001:1,C0004:1', true],
    ['consent=C0001:1,C0004:0', false],
    ['OptanonConsent=groups%3DC0001%3A1%2CC0004%3A1; OptanonAlertBoxClosed=2026-01-01', true],
    // the tool's layer was not closed: nothing was chosen
    ['OptanonConsent=groups%3DC0001%3A1%2CC0004%3A1', false],
    // the shop's own choice counts first
    ['consent=C0004:0; OptanonConsent=groups%3DC0004%3A1; OptanonAlertBoxClosed=2026-01-01', false],
    // an earlier wording is asked anew
    [`consent=${encodeURIComponent('v=0&groups=C0004:1')}`, false],
    [`consent=${encodeURIComponent('{"C0001":1,"C0004":1}')}`, true],
    ['other=C0004:1', false],
    ['', false],
  ])('the cookie %s agrees to marketing: %s', (header, agrees) => {
    expect(isCategoryAllowed('C0004', readCookies(header))).toBe(agrees);
  });
});
