import type { ResultOf } from 'gql.tada';
import { basketEvent } from '#app/features/measurement/measured-basket.ts';
import { measure } from '#app/session/measure.ts';
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

/** Puts an article into the basket without leaving the page, and measures it. Never throws. */
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
    measureAdded(data?.addToBasket, variantSku, quantity);
    return addResult(data?.addToBasket);
  } catch {
    return { outcome: 'failed' };
  }
}

type Added = ResultOf<typeof AddToMiniBasketMutation>['addToBasket'];

function measureAdded(added: Added | undefined, variantSku: string, quantity: number): void {
  if (added?.__typename !== 'BasketChanged') return;
  const line = added.basket.lines.find(({ product }) => product.variantSku === variantSku);
  if (!line) return;
  const { minor, currency } = line.price.total;
  const unit = { minor: Math.round(minor / line.quantity), currency };
  const event = basketEvent('add_to_cart', [{ product: line.product, quantity, price: { unit } }]);
  if (event) measure(event);
}

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
