import type { TypedDocumentNode } from '@urql/core';
import { afterEach, expect, it, vi } from 'vitest';
import { createGatewayClient } from '#app/session/client/gateway-client.ts';
import { addWith } from './add-to-basket.ts';

const session = { token: () => 'key 1', endsSoon: () => false, refresh: async () => {} };
const createMoney = (minor: number) => ({ __typename: 'Money', minor, currency: 'EUR' });

const STOCK = {
  ...{ __typename: 'BasketAvailability', state: 'IN_STOCK' },
  ...{ deliveryDaysMin: 1, deliveryDaysMax: 2 },
};

/** A basket with so many pieces of one article. */
function createBasket(variantSku: string, pieces: number): object {
  const product = {
    ...{ __typename: 'BasketProduct', sku: 'A', variantSku, name: 'Coat', slug: 'coat', options: [] },
    ...{ brandName: null, picture: null, ecoLabel: null, tire: null },
  };
  const line = {
    ...{ __typename: 'BasketLineItem', id: 'l1', quantity: pieces, product, services: [] },
    price: { __typename: 'BasketProductPrice', total: createMoney(1000 * pieces) },
    availability: { ...STOCK, fewLeft: null },
    delivery: { __typename: 'DeliveryDates', from: '2026-11-26', until: '2026-11-27' },
    appointment: null,
  };
  const sum = createMoney(1000 * pieces);
  return {
    ...{ __typename: 'Basket', id: 'b1', count: pieces, orderable: true, lines: [line], openQuestions: [] },
    ...{
      items: sum,
      services: createMoney(0),
      discount: createMoney(0),
      shipping: createMoney(0),
      total: sum,
    },
    ...{ freight: false, parcels: 1, missingForFreeDelivery: null },
  };
}

/**
 * Adds a piece of `A-1` while the gateway gives no answer to it, as when five seconds have passed.
 * @param found the basket when it is read again; null: that is not answered either
 */
async function addInSilence(found: object | null, countBefore: number | null): Promise<string> {
  const gateway = createGatewayClient(session, 'nl-NL', async (_url, init) => {
    const { operationName } = JSON.parse(String(init?.body));
    if (operationName === 'AddToMiniBasket' || !found) throw new DOMException('too late', 'TimeoutError');
    return Response.json({ data: { basket: found } });
  });
  const client = {
    gateway,
    async change<Data, Variables extends object>(
      mutation: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      onSilence?: () => void,
    ): Promise<Data | null> {
      const { error } = await gateway.mutation<Data, Variables>(mutation, variables).toPromise();
      if (error?.networkError) onSilence?.();
      return null;
    },
  };
  const wanted = { variantSku: 'A-1', quantity: 1, services: [], countBefore };
  return (await addWith(client, wanted)).outcome;
}

it('an addition without an answer counts as done where the basket shows it', async () => {
  expect(await addInSilence(createBasket('A-1', 3), 2)).toBe('added');
  expect(await addInSilence(createBasket('A-1', 1), null)).toBe('added');
});

it('an addition without an answer is neither done nor failed as long as the basket does not show it', async () => {
  expect(await addInSilence(createBasket('A-1', 2), 2)).toBe('unknown');
  expect(await addInSilence(createBasket('B-1', 3), 2)).toBe('unknown');
  expect(await addInSilence(createBasket('A-1', 2), null)).toBe('unknown');
});

it('an addition without an answer stops waiting while the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await addInSilence(null, 2)).toBe('unknown');
});

it('an addition is given up when the basket does not answer either', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answer = addInSilence(null, 2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe('unknown');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
