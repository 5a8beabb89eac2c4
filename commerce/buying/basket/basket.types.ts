import type { DeliveryTerms } from '#commerce/buying/delivery/delivery-choice.rules.ts';
import type { DeliveryPlace } from '#commerce/buying/delivery/delivery-date.rules.ts';
import type { Appointment } from '#commerce/buying/fitting/fitting-partners.ts';
import type { JudgedVoucher } from '#commerce/buying/voucher/voucher.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { Totals } from '#commerce/range/pricing/totals.ts';
import type { Availability } from '#commerce/range/stock/stock.rules.ts';
import type { LineServiceSetting } from '#tenants/line-services.ts';
import type { StockSettings } from '#tenants/stock-settings.ts';
import type { OrderedService, ServiceAnswers, ServiceOffer } from './line/line-service.rules.ts';

export type OptionValue = { readonly key: string; readonly value: string };

/** A variant as a basket needs it, in the visitor's language. Amounts in minor units. */
export type Article = {
  readonly variantId: number;
  readonly productId: number;
  readonly variantSku: string;
  readonly sku: string;
  /** `washing-machine`: decides which services are offered */
  readonly kind: string;
  readonly name: string;
  readonly slug: string;
  readonly brandName: string;
  /** picture source id */
  readonly picture: string | null;
  readonly options: readonly OptionValue[];
  /** null if the tenant has no price for it, so it is not sold */
  readonly unitMinor: number | null;
  readonly stock: number;
  /** working days */
  readonly deliveryDaysMin: number;
  readonly deliveryDaysMax: number;
  readonly discontinued: boolean;
};

export type Line = {
  readonly lineId: string;
  readonly quantity: number;
  /** unit price that the customer last saw */
  readonly seenPriceMinor: number;
  readonly article: Article;
  readonly answers: ServiceAnswers;
  /** the chosen appointment of a service that needs one */
  readonly appointment: Appointment | null;
};

export type NoticeCode = 'PRICE_RAISED' | 'PRICE_LOWERED' | 'SOLD_OUT' | 'FEWER_AVAILABLE' | 'NO_LONGER_SOLD';

/** Something that changed since the customer saw the line. */
export type Notice = {
  readonly code: NoticeCode;
  readonly lineId: string;
  readonly productName: string;
  readonly oldMinor: number | null;
  readonly newMinor: number | null;
  readonly available: number | null;
};

export type PricedLine = Line & {
  readonly unitMinor: number;
  /** unitMinor · quantity: before discounts, without services */
  readonly totalMinor: number;
  /** its share of all vouchers, at most totalMinor */
  readonly discountMinor: number;
  /** everything that can be ordered with it */
  readonly serviceOffers: readonly ServiceOffer[];
  /** services ordered with it */
  readonly services: readonly OrderedService[];
  readonly taxRatePercent: number;
  readonly maxQuantity: number;
  readonly availability: Availability;
};

/** The tenant's settings that prices follow from, and how much of the stock is shown. */
export type PriceTerms = {
  readonly currency: Currency;
  readonly roundTotalTo: number;
  readonly vatPercent: number;
  readonly delivery: DeliveryTerms;
  readonly lineServices: readonly LineServiceSetting[];
  readonly stock: StockSettings;
  /** decides whether an appointment is still possible */
  readonly place: DeliveryPlace;
};

/** A question that the law requires and that has no answer yet, or an appointment that is not chosen yet. */
export type OpenQuestion = {
  readonly lineId: string;
  readonly productName: string;
  readonly service: ServiceOffer['key'];
};

export type PricedBasket = Totals & {
  readonly currency: Currency;
  readonly lines: readonly PricedLine[];
  readonly count: number;
  readonly missingForFreeDeliveryMinor: number | null;
  readonly vouchers: readonly JudgedVoucher[];
  readonly notices: readonly Notice[];
  readonly openQuestions: readonly OpenQuestion[];
  /** there is a line, every line can be delivered as asked, and no question is open */
  readonly orderable: boolean;
};
