import {
  type DeliveryChoice,
  type DeliveryTerms,
  nothingChosen,
} from '#commerce/buying/delivery/delivery-choice.rules.ts';
import type { DeliveryPlace } from '#commerce/buying/delivery/delivery-date.rules.ts';
import { isFeasible } from '#commerce/buying/fitting/fitting.rules.ts';
import type { Appointment } from '#commerce/buying/fitting/fitting-partners.ts';
import { type Discounts, type JudgedVoucher, judgeVouchers } from '#commerce/buying/voucher/voucher.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { Totals } from '#commerce/range/pricing/totals.ts';
import { type Availability, availability } from '#commerce/range/stock/stock.rules.ts';
import type { LineServiceSetting } from '#tenants/line-services.ts';
import type { StockSettings } from '#tenants/stock-settings.ts';
import {
  chosenServices,
  type OrderedService,
  type ServiceAnswers,
  type ServiceOffer,
  serviceOffers,
} from './line-service.rules.ts';
import { totalsWith } from './totals.rules.ts';

export const MAX_QUANTITY = 99;
export const MAX_LINES = 100;
export const MAX_VOUCHERS = 5;

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
  /** null: the tenant has no price for it, so it is not sold */
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
  /** decides whether an appointment can still be kept */
  readonly place: DeliveryPlace;
};

/** Choices that the customer has made beside the lines. */
export type PriceChoices = {
  readonly delivery: DeliveryChoice;
  /** null: no vouchers */
  readonly discounts: Discounts | null;
};

/** Nothing chosen yet. */
const NO_CHOICES: PriceChoices = { delivery: nothingChosen, discounts: null };

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

/** Free delivery follows from the articles' value before vouchers. */
export function priceBasket(
  lines: readonly Line[],
  terms: PriceTerms,
  choices: PriceChoices = NO_CHOICES,
): PricedBasket {
  const undiscounted = lines.map((line) => priceLine(line, terms));
  const vouchers = judge(undiscounted, choices.discounts);
  const priced = undiscounted.map((line) => ({ ...line, discountMinor: shareOf(vouchers, line.lineId) }));
  const itemsMinor = sumOf(priced, (line) => line.totalMinor);
  const services = priced.flatMap((line) => line.services);
  const servicesMinor = sumOf(services, (service) => service.totalMinor);
  const discountMinor = sumOf(priced, (line) => line.discountMinor);
  const sums = { lines: priced, itemsMinor, servicesMinor, discountMinor };
  const openQuestions = priced.flatMap(questionsOf);
  const deliverable = lines.every((line) => maxQuantity(line.article) >= line.quantity);
  return {
    currency: terms.currency,
    lines: priced,
    count: sumOf(priced, (line) => line.quantity),
    ...totalsWith(sums, terms, choices.delivery),
    vouchers,
    notices: lines.flatMap(noticesOf),
    openQuestions,
    orderable: priced.length > 0 && deliverable && openQuestions.length === 0,
  };
}

function sumOf<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}

function priceLine(line: Line, { vatPercent, lineServices, stock, place }: PriceTerms): PricedLine {
  const unitMinor = line.article.unitMinor ?? line.seenPriceMinor;
  const article = { kind: line.article.kind, unitMinor };
  const appointment = line.appointment && isFeasible(line.appointment, line, place) ? line.appointment : null;
  const offers = serviceOffers(lineServices, article, line.quantity, line.answers, appointment);
  return {
    ...line,
    unitMinor,
    totalMinor: unitMinor * line.quantity,
    discountMinor: 0,
    serviceOffers: offers,
    services: chosenServices(offers, vatPercent),
    taxRatePercent: vatPercent,
    maxQuantity: maxQuantity(line.article),
    availability: availabilityOf(line.article, stock),
  };
}

function judge(lines: readonly PricedLine[], discounts: Discounts | null): JudgedVoucher[] {
  if (!discounts) return [];
  const asked = lines.map(({ lineId, totalMinor, article: { variantId, kind } }) => {
    const facts = discounts.facts.get(variantId);
    return {
      brandSlug: '',
      department: '',
      categoryKeys: [],
      reduced: false,
      ...facts,
      lineId,
      totalMinor,
      kind,
    };
  });
  return judgeVouchers(discounts.vouchers, asked, discounts.redeemer, discounts.terms);
}

function shareOf(vouchers: readonly JudgedVoucher[], lineId: string): number {
  const shares = vouchers.flatMap((voucher) => voucher.shares.filter((share) => share.lineId === lineId));
  return sumOf(shares, (share) => share.discountMinor);
}

function questionsOf({ lineId, article, serviceOffers }: PricedLine): OpenQuestion[] {
  return serviceOffers.flatMap(({ key, chosen, needsAppointment, appointment }) =>
    chosen === null || (chosen && needsAppointment && !appointment)
      ? [{ lineId, productName: article.name, service: key }]
      : [],
  );
}

export function isSold(article: Article): boolean {
  return article.unitMinor !== null && !article.discontinued;
}

/** Most pieces that can be ordered now. */
export function maxQuantity(article: Article): number {
  return isSold(article) ? Math.min(article.stock, MAX_QUANTITY) : 0;
}

function availabilityOf(article: Article, settings: StockSettings): Availability {
  const quantity = isSold(article) ? article.stock : 0;
  return availability({ ...article, quantity }, settings);
}

function noticesOf(line: Line): Notice[] {
  const { article } = line;
  const notice = (code: NoticeCode, data: Partial<Notice> = {}): Notice => ({
    code,
    lineId: line.lineId,
    productName: article.name,
    oldMinor: null,
    newMinor: null,
    available: null,
    ...data,
  });
  if (article.unitMinor === null || article.discontinued) return [notice('NO_LONGER_SOLD')];
  const notices: Notice[] = [];
  if (article.stock === 0) notices.push(notice('SOLD_OUT', { available: 0 }));
  else if (article.stock < line.quantity)
    notices.push(notice('FEWER_AVAILABLE', { available: article.stock }));
  if (article.unitMinor !== line.seenPriceMinor) {
    const code = article.unitMinor > line.seenPriceMinor ? 'PRICE_RAISED' : 'PRICE_LOWERED';
    notices.push(notice(code, { oldMinor: line.seenPriceMinor, newMinor: article.unitMinor }));
  }
  return notices;
}
