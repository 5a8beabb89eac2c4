import { expect, it } from 'vitest';
import { GatewayError, pageRequestContext } from '#app/page/page-request.ts';
import { testPage } from '#app/page/test-page.ts';
import { basketAction } from './basket.action.ts';

const BASKET = '/warenkorb';

async function enter(code: string, query: () => Promise<unknown>): Promise<string | null> {
  const { args } = testPage(BASKET, []);
  Object.assign(args.context.get(pageRequestContext), { kind: 'personal', query });
  const body = new URLSearchParams({ intent: 'voucher', code });
  const request = new Request(`https://ch.example${BASKET}`, { method: 'POST', body });
  const outcome = await basketAction({ ...args, request } as never);
  return outcome instanceof Response ? outcome.headers.get('location') : null;
}

it.each([
  ['VoucherNotFound', {}, 'code.0'],
  ['TooManyVouchers', { limit: 3 }, 'vouchers.3'],
  ['TooManyAttempts', { retryAfterSeconds: 61 }, 'attempts.2'],
])('a code refused by %s stays in its field', async (__typename, facts, fault) => {
  const answer = { addBasketVoucher: { __typename, ...facts } };
  expect(await enter('LENTE 5', async () => answer)).toBe(`${BASKET}?fault=${fault}&code=LENTE+5#voucher`);
});

it('a code that could not be checked stays in its field', async () => {
  const away = async () => {
    throw new GatewayError([{ message: 'away' }]);
  };
  expect(await enter('LENTE 5', away)).toBe(`${BASKET}?fault=code-unchecked.0&code=LENTE+5#voucher`);
});
