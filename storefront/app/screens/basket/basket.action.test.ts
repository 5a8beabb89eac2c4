import { expect, it } from 'vitest';
import { GatewayError, pageRequestContext } from '#app/page/page-request.ts';
import { testPage } from '#app/page/test-page.ts';
import { basketAction } from './basket.action.ts';

const BASKET = '/warenkorb';

const failGateway = async () => {
  throw new GatewayError([{ message: 'away' }]);
};

function send(fields: Record<string, string>, query: () => Promise<unknown>) {
  const { args } = testPage(BASKET, []);
  Object.assign(args.context.get(pageRequestContext), { kind: 'personal', query });
  const body = new URLSearchParams(fields);
  const request = new Request(`https://ch.example${BASKET}`, { method: 'POST', body });
  return basketAction({ ...args, request } as never);
}

async function enter(code: string, query: () => Promise<unknown>): Promise<string | null> {
  const outcome = await send({ intent: 'voucher', code }, query);
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
  expect(await enter('LENTE 5', failGateway)).toBe(`${BASKET}?fault=code-unchecked.0&code=LENTE+5#voucher`);
});

const ID = '0b6b3b5e-6c0e-4a53-9d0e-0f4f0f0f0f0f';
const LINE = { lineId: ID, sku: 's1', variantSku: 'v1' };

it.each([
  ['a quantity', { ...LINE, intent: 'change', quantity: '3' }],
  ['another variant', { ...LINE, intent: 'variant', value: 'L' }],
  ['a line that is removed', { ...LINE, intent: 'remove', quantity: '1' }],
  ['a line that is kept for later', { ...LINE, intent: 'later' }],
  ['a service', { ...LINE, intent: 'service', service: 'assembly', chosen: 'yes' }],
  ['a removed line that is put back', { ...LINE, intent: 'undo', quantity: '1' }],
  ['a voucher that is taken off', { intent: 'voucher-remove', voucherId: ID }],
  ['a postal code', { intent: 'place', postalCode: '8001' }],
])('%s that could not be changed leaves the page as it is and says so', async (_what, fields) => {
  const outcome = await send(fields, failGateway);
  expect(outcome).toMatchObject({ data: { faults: [{ code: 'failed' }] }, init: { status: 503 } });
});

it('an internal error is not offered for another try', async () => {
  const failByBug = () => Promise.reject(new TypeError('x is undefined'));
  await expect(send({ ...LINE, intent: 'change', quantity: '3' }, failByBug)).rejects.toThrow(
    'x is undefined',
  );
});
