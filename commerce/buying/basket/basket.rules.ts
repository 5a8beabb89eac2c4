import { type DeliveryChoice, nothingChosen } from '#commerce/buying/delivery/delivery-choice.rules.ts';
import { isFeasible } from '#commerce/buying/fitting/fitting.rules.ts';
import { type Discounts, type JudgedVoucher, judgeVouchers } from '#commerce/buying/voucher/voucher.rules.ts';
import { type Availability, computeAvailability } from '#commerce/range/stock/stock.rules.ts';
import type { StockSettings } from '#tenants/stock-settings.ts';
import type {
  Article,
  Line,
  Notice,
  NoticeCode,
  OpenQuestion,
  PricedBasket,
  PricedLine,
  PriceTerms,
} from './basket.types.ts';
import { buildOrderedServices, buildServiceOffers } from './line/line-service.rules.ts';
import { calculateTotals } from './totals.rules.ts';

export const MAX_QUANTITY = 99;

export const MAX_LINES = 100;

export const MAX_VOUCHERS = 5;

/** Choices that the customer has made beside the lines. */
export type PriceChoices = {
  readonly delivery: DeliveryChoice;
  /** null if there are no vouchers */
  readonly discounts: Discounts | null;
};

/** Nothing chosen yet. */
const NO_CHOICES: PriceChoices = { delivery: nothingChosen, discounts: null };

/** Free delivery follows from the articles' value before vouchers. */
export function priceBasket(
  lines: readonly Line[],
  terms: PriceTerms,
  choices: PriceChoices = NO_CHOICES,
): PricedBasket {
  const undiscounted = lines.map((line) => priceLine(line, terms));
  const vouchers = judge(undiscounted, choices.discounts);
  const priced = undiscounted.map((line) => ({
    ...line,
    discountMinor: sumVoucherShares(vouchers, line.lineId),
  }));
  const itemsMinor = sumBy(priced, (line) => line.totalMinor);
  const services = priced.flatMap((line) => line.services);
  const servicesMinor = sumBy(services, (service) => service.totalMinor);
  const discountMinor = sumBy(priced, (line) => line.discountMinor);
  const sums = { lines: priced, itemsMinor, servicesMinor, discountMinor };
  const openQuestions = priced.flatMap(collectOpenQuestions);
  const deliverable = lines.every((line) => computeMaxQuantity(line.article) >= line.quantity);
  return {
    currency: terms.currency,
    lines: priced,
    count: sumBy(priced, (line) => line.quantity),
    ...calculateTotals(sums, terms, choices.delivery),
    vouchers,
    notices: lines.flatMap(buildLineNotices),
    openQuestions,
    orderable: priced.length > 0 && deliverable && openQuestions.length === 0,
  };
}

function sumBy<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}

function priceLine(line: Line, { vatPercent, lineServices, stock, place }: PriceTerms): PricedLine {
  const unitMinor = line.article.unitMinor ?? line.seenPriceMinor;
  const article = { kind: line.article.kind, unitMinor };
  const appointment = line.appointment && isFeasible(line.appointment, line, place) ? line.appointment : null;
  const offers = buildServiceOffers(lineServices, article, line.quantity, line.answers, appointment);
  return {
    ...line,
    unitMinor,
    totalMinor: unitMinor * line.quantity,
    discountMinor: 0,
    serviceOffers: offers,
    services: buildOrderedServices(offers, vatPercent),
    taxRatePercent: vatPercent,
    maxQuantity: computeMaxQuantity(line.article),
    availability: computeArticleAvailability(line.article, stock),
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

function sumVoucherShares(vouchers: readonly JudgedVoucher[], lineId: string): number {
  const shares = vouchers.flatMap((voucher) => voucher.shares.filter((share) => share.lineId === lineId));
  return sumBy(shares, (share) => share.discountMinor);
}

function collectOpenQuestions({ lineId, article, serviceOffers }: PricedLine): OpenQuestion[] {
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
export function computeMaxQuantity(article: Article): number {
  return isSold(article) ? Math.min(article.stock, MAX_QUANTITY) : 0;
}

function computeArticleAvailability(article: Article, settings: StockSettings): Availability {
  const quantity = isSold(article) ? article.stock : 0;
  return computeAvailability({ ...article, quantity }, settings);
}

function buildLineNotices(line: Line): Notice[] {
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
