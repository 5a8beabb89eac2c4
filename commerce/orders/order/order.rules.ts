import type { OptionValue, PricedBasket } from '#commerce/buying/basket/basket.types.ts';
import type { OrderedService } from '#commerce/buying/basket/line/line-service.rules.ts';
import type { DeliveryKind } from '#commerce/buying/delivery/delivery-choice.rules.ts';
import type { DeliveryDates } from '#commerce/buying/delivery/delivery-date.rules.ts';
import type { ChosenPoint } from '#commerce/buying/delivery/places.ts';
import type { OrderVoucher } from '#commerce/buying/voucher/recheck.rules.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { Totals } from '#commerce/range/pricing/totals.ts';
import type { ExtensionFields } from '#forms/extension-fields.ts';
import type { Locale } from '#tenants/tenant.ts';
import { type OrderParticulars, PARTICULARS } from './order-particulars.rules.ts';

export type OrderLine = {
  /** from 1 */
  readonly position: number;
  readonly variantId: number;
  readonly sku: string;
  readonly name: string;
  readonly brandName: string;
  readonly options: readonly OptionValue[];
  readonly picture: string | null;
  readonly quantity: number;
  readonly unitMinor: number;
  /** unitMinor · quantity: before discounts, without services */
  readonly totalMinor: number;
  /** its share of all vouchers */
  readonly discountMinor: number;
  readonly services: readonly OrderedService[];
  readonly taxRatePercent: number;
};

/**
 * Only forward: awaiting_payment → placed → shipped → delivered → returned; cancelled from the first two. While it
 * waits for its payment its stock is taken, and nothing has been confirmed to the customer.
 */
export type OrderState = 'awaiting_payment' | 'placed' | 'cancelled' | 'shipped' | 'delivered' | 'returned';

/** An order as it was placed. */
export type Order = Totals &
  OrderParticulars & {
    readonly orderId: string;
    readonly orderNumber: string;
    /** secret of the address that opens the order without signing in */
    readonly accessToken: string;
    readonly customerId: string | null;
    readonly email: string;
    readonly locale: Locale;
    readonly currency: Currency;
    readonly billingAddress: Address;
    readonly deliveryAddress: Address;
    readonly deliveryKind: DeliveryKind;
    /** the point on the label instead of the delivery address; null if not picked up */
    readonly pickupPoint: ChosenPoint | null;
    readonly deliveryOption: string;
    /** the day the customer requested, YYYY-MM-DD */
    readonly wishedOn: string | null;
    /** working days from the order */
    readonly deliveryDaysMin: number;
    readonly deliveryDaysMax: number;
    /** the promised calendar days */
    readonly deliveryDates: DeliveryDates | null;
    readonly state: OrderState;
    readonly placedAt: Date;
    readonly lines: readonly OrderLine[];
    /** those with a discount, in the order in which they were entered */
    readonly vouchers: readonly OrderVoucher[];
    /** what extensions have asked for, also of those that are gone since */
    readonly extensionFields: ExtensionFields;
  };

/** The fields that the order's row stores unchanged, in columns of the same name. */
export const KEPT_AS_THEY_ARE = [
  ...(['orderId', 'orderNumber', 'accessToken', 'customerId', 'email', 'locale', 'currency'] as const),
  ...([
    'itemsMinor',
    'servicesMinor',
    'shippingMinor',
    'extrasMinor',
    'discountMinor',
    'roundingMinor',
  ] as const),
  ...([
    'totalMinor',
    'freight',
    'parcels',
    'co2Minor',
    'premiumMinor',
    'deliveryOption',
    'deliveryKind',
  ] as const),
  ...(['deliveryDaysMin', 'deliveryDaysMax', 'wishedOn', 'state', 'placedAt'] as const),
  ...PARTICULARS,
] as const satisfies readonly (keyof Order)[];

/**
 * Whether the order would be what the customer saw: this version of the basket, this total, everything in stock. The
 * page shows a notice for every price that changed before it was made, so an equal total accepts them, unless one
 * price rose and another fell.
 */
export function isAsSeen(
  basket: PricedBasket,
  seen: { readonly key: string; readonly totalMinor: number },
  currentKey: string,
): boolean {
  const codes = basket.notices.map((notice) => notice.code);
  const offset = codes.includes('PRICE_RAISED') && codes.includes('PRICE_LOWERED');
  return basket.orderable && seen.key === currentKey && seen.totalMinor === basket.totalMinor && !offset;
}

/** A basket's lines in the form in which an order keeps them. */
export function buildOrderLines({ lines }: Pick<PricedBasket, 'lines'>): OrderLine[] {
  return lines.map(({ article, ...line }, index) => ({
    position: index + 1,
    variantId: article.variantId,
    sku: article.variantSku,
    name: article.name,
    brandName: article.brandName,
    options: article.options,
    picture: article.picture,
    quantity: line.quantity,
    unitMinor: line.unitMinor,
    totalMinor: line.totalMinor,
    discountMinor: line.discountMinor,
    services: line.services,
    taxRatePercent: line.taxRatePercent,
  }));
}
