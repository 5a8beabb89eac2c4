import { expect, test } from 'vitest';
import { pageRequestContext } from '#app/page/page-request.ts';
import { readOutcome, testPage } from '#app/page/test-page.ts';
import { loader } from './checkout-login.route.tsx';

const LOGIN = '/kasse/registrieren';
const paths = { checkoutLogin: LOGIN, checkoutDelivery: '/kasse/lieferservice', basket: '/warenkorb' };

/** @param type 0 anonymous, 1 soft-logged-in, 2 signed in */
function openLogin(type: 0 | 1 | 2, step: string, count = step === 'BASKET' ? 0 : 1) {
  const visitor = { loggedIn: type !== 0, softLoggedIn: type === 1, givenName: 'Zoë', email: null };
  const { args } = testPage(LOGIN, [
    { visitor, checkout: { step, identity: null, email: null, basket: { count } } },
  ]);
  const page = args.context.get(pageRequestContext);
  Object.assign(page, { kind: 'personal', localeSettings: { ...page.localeSettings, paths } });
  return loader(args as never);
}

test('a customer who stayed signed in has to enter the password twelve hours later without a redirect', async () => {
  expect(await readOutcome(openLogin(1, 'LOGIN'))).toEqual({ status: 200, to: null });
  expect(await openLogin(1, 'LOGIN')).toMatchObject({ shopping: true, signedInAs: null });
  expect(await openLogin(1, 'BASKET')).toMatchObject({ shopping: false, signedInAs: null });
});

test('a signed-in customer continues to the missing step', async () => {
  expect(await readOutcome(openLogin(2, 'DELIVERY'))).toEqual({ status: 302, to: '/kasse/lieferservice' });
  expect(await openLogin(2, 'BASKET')).toMatchObject({ shopping: false, signedInAs: 'Zoë' });
});

test('a visitor without a session has to identify themselves', async () => {
  expect(await openLogin(0, 'LOGIN')).toMatchObject({ shopping: true, signedInAs: null });
});

test('a basket that lacks an answer or a day says so instead of requesting a password', async () => {
  for (const type of [0, 1, 2] as const)
    expect(await readOutcome(openLogin(type, 'BASKET', 4))).toEqual({ status: 302, to: '/warenkorb' });
});
