import type { ResultOf } from 'gql.tada';
import { buildBasketEvent, noteTold } from '#app/features/measurement/measured-basket.ts';
import type { PersonalClient } from '#app/session/client/personal-client.ts';
import { isOffline } from '#app/session/is-offline.ts';
import { measure } from '#app/session/measure.ts';
import { loadPersonalClient } from '#app/session/personal.ts';
import { personalStore } from '#app/session/personal-state.ts';
import { AddToMiniBasketMutation, type MiniBasketData, MiniBasketQuery } from './mini-basket.query.ts';
import type { ServiceAnswer } from './service-answers.ts';

/** `failed`: nothing was put into the basket; `unknown`: no answer came, and the basket does not show it yet. */
export type AddResult =
  | { outcome: 'added' }
  | { outcome: 'stock'; available: number; inBasket: number }
  | { outcome: 'limit' | 'full'; limit: number }
  | { outcome: 'notFound' }
  | { outcome: 'failed' | 'unknown' };

/** Puts an article into the basket without leaving the page, and measures it. Never throws. */
export async function addToBasket(
  variantSku: string,
  quantity: number,
  services: readonly ServiceAnswer[] = [],
): Promise<AddResult> {
  try {
    const { basketCount } = personalStore.get();
    const wanted = { variantSku, quantity, services, countBefore: basketCount };
    return await addWith(await loadPersonalClient(), wanted);
  } catch {
    return { outcome: 'failed' };
  }
}

/** Longest wait for the second answer after a press, milliseconds. */
const SECOND_ANSWER_MS = 5000;

type Wanted = {
  readonly variantSku: string;
  readonly quantity: number;
  readonly services: readonly ServiceAnswer[];
  /** pieces in the basket before; null if not known */
  readonly countBefore: number | null;
};

/**
 * Adds by a client of the gateway. When no answer comes the basket is read again, which shows the true state.
 * @internal
 */
export async function addWith(
  client: Pick<PersonalClient, 'change' | 'gateway'>,
  wanted: Wanted,
): Promise<AddResult> {
  const { variantSku, quantity, services } = wanted;
  let silent = false;
  const data = await client.change(
    AddToMiniBasketMutation,
    { input: { variantSku, quantity, services: [...services] } },
    () => {
      silent = true;
    },
  );
  const added = data?.addToBasket;
  if (added?.__typename === 'BasketChanged') measureAdded(added.basket, wanted);
  if (!silent) return addResult(added);
  return isOffline() ? { outcome: 'unknown' } : await readAgain(client, wanted);
}

async function readAgain({ gateway }: Pick<PersonalClient, 'gateway'>, wanted: Wanted): Promise<AddResult> {
  const asked = gateway.query(MiniBasketQuery, {}, { requestPolicy: 'network-only' }).toPromise();
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, SECOND_ANSWER_MS, null));
  const basket = (await Promise.race([asked, tooLate]))?.data?.basket;
  const line = basket?.lines.find(({ product }) => product.variantSku === wanted.variantSku);
  if (!basket || !line) return { outcome: 'unknown' };
  const { countBefore, quantity } = wanted;
  const isThere = countBefore === null ? line.quantity === quantity : basket.count >= countBefore + quantity;
  if (!isThere) return { outcome: 'unknown' };
  measureAdded(basket, wanted);
  return { outcome: 'added' };
}

function measureAdded(basket: MiniBasketData, { variantSku, quantity }: Wanted): void {
  const line = basket.lines.find(({ product }) => product.variantSku === variantSku);
  if (!line) return;
  const { minor, currency } = line.price.total;
  const unit = { minor: Math.round(minor / line.quantity), currency };
  const event = buildBasketEvent('add_to_cart', [{ product: line.product, quantity, price: { unit } }]);
  if (event) measure(event);
  noteTold(variantSku, quantity);
}

type Added = ResultOf<typeof AddToMiniBasketMutation>['addToBasket'];

function addResult(added: Added | undefined): AddResult {
  switch (added?.__typename) {
    case 'BasketChanged':
      return { outcome: 'added' };
    case 'InsufficientStock':
      return { outcome: 'stock', available: added.available, inBasket: added.inBasket };
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
