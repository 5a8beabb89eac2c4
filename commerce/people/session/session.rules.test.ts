import { describe, expect, it } from 'vitest';
import { allowed, loginStateCookie, readCookies, sessionCookie } from './cookies.rules.ts';
import { isFresh, isSeenAnew, sessionEnd, sessionType } from './session.rules.ts';

const start = new Date('2026-11-20T12:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);

function session(customerId: string | null, stay: boolean) {
  return {
    customerId,
    authenticatedAt: customerId === null ? null : start,
    seenAt: start,
    expiresAt: sessionEnd(start, customerId !== null, stay),
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
  ])('%s', (_name, customerId, stay, after, type) => {
    expect(sessionType(session(customerId, stay), hours(after))).toBe(type);
  });

  it('of a customer who has shown no password is worth recognition only', () => {
    expect(sessionType({ ...session('c', false), authenticatedAt: null }, hours(1))).toBe(1);
  });

  it.each([
    [23, false],
    [24, true],
  ])('seen %d hours ago: the visit is written down: %s', (after, anew) => {
    expect(isSeenAnew({ seenAt: start }, hours(after))).toBe(anew);
  });

  it('spares the password for ten minutes after it was shown', () => {
    expect(isFresh({ authenticatedAt: start }, hours(9.99 / 60))).toBe(true);
    expect(isFresh({ authenticatedAt: start }, hours(10 / 60))).toBe(false);
    expect(isFresh({ authenticatedAt: null }, start)).toBe(false);
  });
});

describe('cookies', () => {
  it('are read leniently', () => {
    expect([...readCookies('a=1; b = x%20y ;a=2; =3; flag; c=%; d="q"')]).toEqual([
      ['a', '1'],
      ['b', 'x y'],
      ['c', '%'],
      ['d', '"q"'],
    ]);
    expect(readCookies(undefined).size).toBe(0);
  });

  it('hide the session from scripts and from other sites, and from plain HTTP where there is TLS', () => {
    expect(sessionCookie('s', 'anonymous', { secure: true })).toBe(
      '__Host-sid=s; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure',
    );
    expect(sessionCookie('s', 'visit', { secure: false })).toBe('sid=s; Path=/; SameSite=Lax; HttpOnly');
  });

  it('tell scripts the login state', () => {
    const cookie = loginStateCookie({ li: '1', ca: '0', bop: '0', np: '0' }, { secure: false });
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
  ])('%s agrees to marketing: %s', (header, agrees) => {
    expect(allowed('C0004', readCookies(header))).toBe(agrees);
  });
});
