import type { PricedBasket } from '#commerce/buying/basket/basket.types.ts';
import { buildOrderVouchers } from '#commerce/buying/voucher/recheck.rules.ts';
import { buildOrderLines } from '#commerce/orders/order/order.rules.ts';
import {
  buildWholeOrder,
  calculateReturnEffect,
  type ReturnEffect,
} from '#commerce/orders/order/return-effect.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { buildReturnTerms } from './return-items.service.ts';

/**
 * The effects of ordering the basket as it is and then returning lines: the numbers that the return itself would
 * book.
 * @param lineIds lines to be returned; an id that is not a line of the basket is ignored
 * @returns null if no line would be returned
 */
export function previewBasketReturn(
  tenant: Tenant,
  basket: PricedBasket,
  lineIds: readonly string[],
): ReturnEffect | null {
  const items = basket.lines.flatMap(({ lineId, quantity }, index) =>
    lineIds.includes(lineId) ? [{ position: index + 1, quantity }] : [],
  );
  if (items.length === 0) return null;
  const order = { ...basket, lines: buildOrderLines(basket), vouchers: buildOrderVouchers(basket) };
  return calculateReturnEffect(order, buildWholeOrder(order), items, buildReturnTerms(tenant, order));
}
