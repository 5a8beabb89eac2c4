import { expect, it } from 'vitest';
import { selectWithdrawnExchanges } from './exchange.rules.ts';
import type { ExchangeState, ReturnExchange } from './exchange.store.ts';

function createHeldExchange(exchangeId: string, quantity: number, state: ExchangeState): ReturnExchange {
  return {
    ...{
      exchangeId,
      quantity,
      state,
      position: 1,
      orderId: 'o',
      announcementId: 'a',
      variantId: 2,
      sku: 'A-2',
    },
    ...{ size: '44', heldUntil: new Date(0), shipmentId: null, restocked: 0 },
  };
}

const place = { position: 1, quantity: 4, shipped: 4, cancelled: 0, returned: 0 };
const waiting = [createHeldExchange('came', 1, 'arrived'), createHeldExchange('waits', 2, 'reserved')];

it.each([
  ['the piece for which nothing is held', 1, place, 0, []],
  ['one more than that', 2, place, 0, ['waits 1']],
  ['what has not been sent back first', 3, place, 0, ['waits 2']],
  ['the whole line', 4, place, 0, ['waits 2', 'came 1']],
  ['a second piece in a second declaration', 1, place, 1, ['waits 1']],
  ['a piece after another came back', 1, { ...place, returned: 1 }, 0, ['waits 1']],
  ['a piece that was declared and came back', 1, { ...place, returned: 1 }, 1, ['waits 1']],
  ['a piece after one was cancelled', 1, { ...place, cancelled: 1 }, 0, ['waits 1']],
])('releases no more reserved pieces than are withdrawn: %s', (_name, quantity, where, before, ended) => {
  const earlier = before > 0 ? [{ position: 1, quantity: before }] : [];
  const found = selectWithdrawnExchanges(waiting, [{ position: 1, quantity }], [where], earlier);
  expect(found.map((one) => `${one.exchangeId} ${one.quantity}`)).toEqual(ended);
});

it('releases nothing of another line', () => {
  expect(selectWithdrawnExchanges(waiting, [{ position: 2, quantity: 1 }], [place], [])).toEqual([]);
});
