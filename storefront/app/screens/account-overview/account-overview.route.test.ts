import { expect, it } from 'vitest';
import { GatewayError, pageRequestContext } from '#app/page/page-request.ts';
import { testPage } from '#app/page/test-page.ts';
import { OverviewBalanceQuery } from './account-overview.query.ts';
import { loader } from './account-overview.route.tsx';

const PATH = '/mein-konto/uebersicht';
const CUSTOMER = { customerNumber: '1000', givenName: 'Zoë', familyName: 'Bos', openCredits: [] };

it('the account overview is shown even when the balance cannot be loaded', async () => {
  const { args } = testPage(PATH, []);
  const page = args.context.get(pageRequestContext);
  const localeSettings = { ...page.localeSettings, paths: { accountOverview: PATH } };
  const query = async (document: unknown) => {
    if (document === OverviewBalanceQuery) throw new GatewayError([{ message: 'the ledger is away' }]);
    return { customer: CUSTOMER };
  };
  Object.assign(page, { kind: 'personal', localeSettings, query });
  expect(await loader(args as never)).toMatchObject({ balance: null, own: CUSTOMER });
});
