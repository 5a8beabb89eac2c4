import type { Purchase } from '#commerce/money/payment/payment-provider.types.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { addBrandToName } from '#texts/article-name.ts';

/**
 * An order in the form for a lender: each line with its services after discounts, then everything else (delivery,
 * extras, rounding) as one sum, so that the total is the payment's amount.
 * @param amountMinor the payment's amount: another one than the order's total is a single line
 */
export function buildPurchase(order: Order, amountMinor: number): Purchase {
  const { email, billingAddress, orderNumber } = order;
  const buyer = { email, billingAddress };
  if (amountMinor !== order.totalMinor)
    return { ...buyer, lines: [{ description: orderNumber, quantity: 1, totalMinor: amountMinor }] };
  const lines = order.lines.map((line) => ({
    description: addBrandToName(line.brandName, line.name),
    quantity: line.quantity,
    totalMinor:
      line.totalMinor - line.discountMinor + line.services.reduce((sum, one) => sum + one.totalMinor, 0),
  }));
  const rest = amountMinor - lines.reduce((sum, line) => sum + line.totalMinor, 0);
  const others = rest === 0 ? [] : [{ description: orderNumber, quantity: 1, totalMinor: rest }];
  return { ...buyer, lines: [...lines, ...others] };
}
