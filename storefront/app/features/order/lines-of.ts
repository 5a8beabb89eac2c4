import type { ResultOf } from 'gql.tada';
import type { BasketFields } from '#app/features/basket/basket.fragment.ts';
import type { OrderLineView } from './order-lines.tsx';

/** A basket's lines in the form of an order's. */
export function buildOrderLines(basket: Pick<ResultOf<typeof BasketFields>, 'lines'>): OrderLineView[] {
  return basket.lines.map(({ id, product, quantity, price, appointment, services }) => ({
    ...product,
    key: id,
    quantity,
    total: price.total,
    appointment,
    services: services.filter(({ chosen }) => chosen),
  }));
}
