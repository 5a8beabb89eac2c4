import { expect, it } from 'vitest';
import { GatewayError, pageRequestContext } from '#app/page/page-request.ts';
import { testPage } from '#app/page/test-page.ts';
import { VouchersQuery } from './vouchers.query.ts';
import { loader } from './vouchers.route.tsx';

const PATH = '/gutscheine';

function open(query: (document: unknown) => Promise<unknown>, logged: string[] = []) {
  const { args } = testPage(PATH, []);
  const page = args.context.get(pageRequestContext);
  const localeSettings = { ...page.localeSettings, paths: { vouchers: PATH } };
  const log = { warn() {}, error: (_: object, message = '') => logged.push(message) };
  Object.assign(page, { kind: 'personal', localeSettings, query, log });
  return loader(args as never);
}

it('the page is shown without the vouchers when they cannot be loaded, and this is logged', async () => {
  const logged: string[] = [];
  const failGateway = async () => {
    throw new GatewayError([{ message: 'away' }]);
  };
  expect(await open(failGateway, logged)).toMatchObject({ own: null });
  expect(logged).toEqual(['Error on initial fetching data: GatewayError: away']);
});

it('the page stays a page of the account when the vouchers cannot be loaded', async () => {
  const customer = { customerNumber: '1', givenName: 'Eva', familyName: 'Bos' };
  const failGateway = async (document: unknown) => {
    if (document === VouchersQuery) throw new GatewayError([{ message: 'away' }]);
    return { customer };
  };
  expect(await open(failGateway)).toMatchObject({ own: null, customer });
});

it.each([true, false])('a visitor who is signed in (%s) is told apart from a failure', async (loggedIn) => {
  const answer = { visitor: { loggedIn }, customer: null, vouchers: { active: [], expired: [] } };
  expect(await open(async () => answer)).toMatchObject({ own: { loggedIn, active: [], expired: [] } });
});
