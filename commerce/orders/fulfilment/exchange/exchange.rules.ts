import type { LineQuantity } from '#commerce/orders/order/return-effect.rules.ts';
import type { LineFulfilment } from '../life/order-life.store.ts';
import type { ExchangeState, ReturnExchange } from './exchange.store.ts';

/** Whether the other size is in the shop, and held for the customer. */
export function isHeld({ state }: { readonly state: ExchangeState }): boolean {
  return state === 'reserved' || state === 'arrived';
}

/**
 * Chooses the held exchanges that end when the customer withdraws from pieces: pieces without an exchange count
 * first, then those that have not been sent back yet.
 * @param places where the lines' pieces are
 * @param withdrawnBefore pieces of earlier declarations
 * @returns the exchanges that end, with the number of their pieces that end
 */
export function selectWithdrawnExchanges(
  held: readonly ReturnExchange[],
  items: readonly LineQuantity[],
  places: readonly LineFulfilment[],
  withdrawnBefore: readonly LineQuantity[],
): ReturnExchange[] {
  return items.flatMap(({ position, quantity }) => {
    const own = held.filter((one) => one.position === position);
    const place = places.find((one) => one.position === position);
    const gone = Math.max(place?.returned ?? 0, sumPiecesAt(withdrawnBefore, position));
    const free = (place?.quantity ?? 0) - (place?.cancelled ?? 0) - sumPiecesAt(own, position) - gone;
    let rest = quantity - Math.max(0, free);
    const reservedFirst = own.toSorted((a, b) => b.state.localeCompare(a.state));
    return reservedFirst.flatMap((exchange) => {
      const pieces = Math.min(exchange.quantity, rest);
      rest -= pieces;
      return pieces > 0 ? [{ ...exchange, quantity: pieces }] : [];
    });
  });
}

function sumPiecesAt(items: readonly LineQuantity[], position: number): number {
  return items.reduce((sum, one) => sum + (one.position === position ? one.quantity : 0), 0);
}
