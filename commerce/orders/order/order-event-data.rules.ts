import type { Order } from './order.rules.ts';

/** The data that a warehouse and the books need of a placed order. Without the secret of its address. */
export function buildPlacedData(order: Order): Readonly<Record<string, unknown>> {
  const { accessToken: _secret, vouchers, placedAt, extensionFields, ...rest } = order;
  return {
    ...rest,
    placedAt: placedAt.toISOString(),
    ...(Object.keys(extensionFields).length > 0 && { fields: extensionFields }),
    vouchers: vouchers.map(({ code, discountMinor }) => ({ code, discountMinor })),
  };
}
