import { describe, expect, it } from 'vitest';
import { readCookie, readLoginState } from './cookies.ts';

describe('cookies', () => {
  it.each([
    ['a=1; login_state=%7B%22li%22%3A%221%22%7D; b=2', 'login_state', '{"li":"1"}'],
    ['xlogin_state=1', 'login_state', null],
    ['pvid=', 'pvid', ''],
    ['pvid=%E0%A4%A', 'pvid', '%E0%A4%A'],
    ['', 'pvid', null],
  ])('the cookie header %s is read', (cookies, name, value) => {
    expect(readCookie(name, cookies)).toBe(value);
  });

  it.each([
    [null, 0, false, false],
    ['{"li":"1"}', 0, true, false],
    ['{"li":1}', 0, true, false],
    ['{"li":"0"}', 0, false, false],
    ['{"li":"0"}', 1, true, true],
    [null, 2, true, false],
    [null, 7, true, false],
    ['{"li":"1"}', 1, true, true],
    ['not json', 0, false, false],
    ['null', 0, false, false],
  ])('the login state with cookie %s has token type %i', (cookie, type, loggedIn, softLoggedIn) => {
    expect(readLoginState(cookie, type)).toEqual({ loggedIn, softLoggedIn });
  });
});
