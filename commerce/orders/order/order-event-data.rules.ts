import type { Order } from './order.rules.ts';

/** The data that a warehouse and the books need of a placed order. Without the secret of its address. */
export function buildPlacedData(order: Order): Readonly<Record<string, unknown>> {
  const { accessToken: _secret, vouchers, placedAt, ...rest } = order;
  return {
    ...rest,
    placedAt: placedAt.toISOString(),
    vouchers: vouchers.map(({ code, discountMinor }) => ({ code, discountMinor })),
  };
}
