import type { ResultOf } from 'gql.tada';
import { personalClient } from '#app/session/personal.ts';
import { AddToMiniBasketMutation } from './mini-basket.query.ts';
import type { ServiceAnswer } from './service-answers.ts';

/** `failed`: nothing is known to have been put into the basket. */
export type AddResult =
  | { outcome: 'added' }
  | { outcome: 'stock'; available: number }
  | { outcome: 'limit' | 'full'; limit: number }
  | { outcome: 'notFound' }
  | { outcome: 'failed' };

/** Puts an article into the basket without leaving the page. Never throws. */
export async function addToBasket(
  variantSku: string,
  quantity: number,
  services: readonly ServiceAnswer[] = [],
): Promise<AddResult> {
  try {
    const client = await personalClient();
    const data = await client.change(AddToMiniBasketMutation, {
      input: { variantSku, quantity, services: [...services] },
    });
    return addResult(data?.addToBasket);
  } catch {
    return { outcome: 'failed' };
  }
}

type Added = ResultOf<typeof AddToMiniBasketMutation>['addToBasket'];

function addResult(added: Added | undefined): AddResult {
  switch (added?.__typename) {
    case 'BasketChanged':
      return { outcome: 'added' };
    case 'InsufficientStock':
      return { outcome: 'stock', available: added.available };
    case 'QuantityLimit':
      return { outcome: 'limit', limit: added.limit };
    case 'BasketFull':
      return { outcome: 'full', limit: added.limit };
    case 'VariantNotFound':
      return { outcome: 'notFound' };
    case undefined:
      return { outcome: 'failed' };
  }
}
