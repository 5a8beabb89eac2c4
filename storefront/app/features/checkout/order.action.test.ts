import { expect, it } from 'vitest';
import { GatewayError, type PageRequest } from '#app/page/page-request.ts';
import { placeOrder } from './order.action.ts';

const logged: string[] = [];

/** A page whose gateway answers nothing but errors. */
const page = {
  localeSettings: { paths: {}, prefix: '' },
  log: { error: (_details: object, message: string) => logged.push(message) },
  query: async () => {
    throw new GatewayError([{ message: 'away' }]);
  },
} as unknown as PageRequest;

it('a press whose answer is lost shows the review again with a notice and no error page', async () => {
  const form = new FormData();
  form.set('idempotencyKey', '7f1b3f0e-55ab-4f3a-9f3e-111111111111');
  form.set('expectedTotalMinor', '12990');
  const answer = await placeOrder(page, form);
  expect(answer).toMatchObject({ data: { orderProblem: 'failed', notices: [] }, init: { status: 503 } });
  expect(logged).toEqual(['an order could not be sent on']);
});
