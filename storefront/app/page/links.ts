import { type CompareAddress, compareParameters } from '#forms/compare-address.ts';
import { writeAmount, writePlan } from '#forms/credit.ts';
import { type ListAddress, listParameters } from '#forms/list-address.ts';
import {
  REVIEW_SORTS,
  type ReviewFit,
  type ReviewSort,
  type ReviewVariation,
  writeVariation,
} from '#forms/review-list.ts';
import type { Screen } from '#tenants/paths.ts';
import type { ShopInfo } from './shop.tsx';

type Place = Pick<ShopInfo, 'prefix' | 'paths'>;

/** Address of a screen that has one path. @throws when the tenant does not have the screen: ask before linking. */
export function screenLink(shop: Place, screen: Screen): string {
  const path = shop.paths[screen];
  if (path === null) throw new Error(`this tenant has no screen ${screen}`);
  return path;
}

export function homeLink(shop: Place): string {
  return screenLink(shop, 'home');
}

const LONGEST_NEXT = 1000;

/**
 * Where a sign-in leads back to: a path of this shop with its query, never another site's address (CWE-601).
 * @returns null: nowhere
 */
export function readSignInNext(parameters: URLSearchParams): string | null {
  const next = parameters.get('next');
  if (next === null || next.length > LONGEST_NEXT || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null;
  return URL.canParse(next, 'https://shop.invalid') ? next : null;
}

/** The sign-in, and the path that it leads back to afterwards. */
export function signInLink(shop: Place, next: string | null = null): string {
  return withQuery(screenLink(shop, 'login'), { next });
}

/** Where a signed-in customer shows the password or a passkey again before a change, and comes back. */
export function stepUpLink(shop: Place, next: string): string {
  return withQuery(screenLink(shop, 'login'), { confirm: '1', next });
}

/** The address that a sign-in leads to when nothing else was asked for: the account's first section. */
export function accountLink(shop: Place): string {
  return shop.paths.accountOverview ?? screenLink(shop, 'accountPersonalData');
}

/** @param sku style number of the article */
export function writeReviewLink(shop: Place, sku: string, { done = false } = {}): string {
  return withQuery(screenLink(shop, 'writeReview'), { sku, done: done ? '1' : null });
}

/** Where a question about an article is asked. */
export function askQuestionLink(shop: Place, sku: string, { done = false } = {}): string {
  return withQuery(screenLink(shop, 'askQuestion'), { sku, done: done ? '1' : null });
}

/** @param path slugs joined by '/', without slashes at the ends */
export function categoryLink(
  shop: Place,
  path: string,
  list: Omit<Partial<ListAddress>, 'term'> = {},
): string {
  return withParameters(`${shop.prefix}/${path}/`, listParameters(list));
}

/** @param variantSku article number of the chosen variant */
export function productLink(
  shop: Place,
  product: { slug: string; sku: string },
  variantSku?: string | null,
): string {
  return productPageLink(shop, product, { variant: variantSku });
}

/**
 * The product page as a visitor has set it: a chosen variant, or only some of its values (features/product/choice.ts);
 * which reviews, in which order, and their page.
 */
export function productPageLink(
  shop: Place,
  product: { slug: string; sku: string },
  set: {
    variant?: string | null | undefined;
    choice?: string | null | undefined;
    stars?: number | null | undefined;
    variation?: ReviewVariation | null | undefined;
    fit?: ReviewFit | null | undefined;
    words?: string | null | undefined;
    pictures?: boolean | undefined;
    reviewSort?: ReviewSort | undefined;
    openWriteReview?: boolean;
    page?: number;
  },
): string {
  const path = `${shop.prefix}/p/${product.slug}/${encodeURIComponent(product.sku)}`;
  return withQuery(path, {
    variant: set.variant,
    choice: set.choice,
    stars: set.stars ? String(set.stars) : null,
    variation: set.variation && writeVariation(set.variation),
    fit: set.fit,
    words: set.words,
    pictures: set.pictures ? '1' : null,
    reviewSort: set.reviewSort === REVIEW_SORTS[0] ? null : set.reviewSort,
    openWriteReview: set.openWriteReview ? '1' : null,
    page: set.page && set.page > 1 ? String(set.page) : null,
  });
}

export function searchLink(shop: Place, term: string, list: Omit<Partial<ListAddress>, 'term'> = {}): string {
  return withParameters(screenLink(shop, 'search'), listParameters({ ...list, term }));
}

/** @param sku style number of the article that a size is looked for */
export function braSizeFinderLink(shop: Place, sku: string): string {
  return withQuery(screenLink(shop, 'braSizeFinder'), { sku });
}

/** The instalment calculator for a price. @param minor minor units */
export function instalmentCalculatorLink(
  shop: Place,
  minor: number | null,
  plan: { method: string; count: number } | null = null,
): string {
  return withQuery(screenLink(shop, 'instalmentCalculator'), {
    price: minor === null ? null : writeAmount(minor),
    plan: plan && writePlan(plan),
  });
}

type InformedPlan = { method: string; count: number; basePrice: { minor: number } };

function planQuery(plan: InformedPlan) {
  return { price: writeAmount(plan.basePrice.minor), plan: writePlan(plan) };
}

/** Information before a credit contract about a plan. */
export function creditInformationLink(shop: Place, plan: InformedPlan): string {
  return withQuery(screenLink(shop, 'creditInformation'), planQuery(plan));
}

/** The same as PDF. */
export function creditInformationPdf(shop: Pick<ShopInfo, 'locale'>, plan: InformedPlan): string {
  return withQuery('/api/credit/information.pdf', { ...planQuery(plan), locale: shop.locale });
}

/** The paper on the cover, the price and the terms of payment protection, as PDF. */
export function protectionInformationPdf(shop: Pick<ShopInfo, 'locale'>): string {
  return withQuery('/api/credit/protection.pdf', { locale: shop.locale });
}

/** The credit contract of an order as PDF. */
export function creditContractPdf(order: OwnOrder): string {
  return withQuery('/api/credit/contract.pdf', orderQuery(order));
}

export function orderConfirmationLink(
  shop: Place,
  order: { orderNumber: string; accessToken: string },
): string {
  return withQuery(screenLink(shop, 'orderConfirmation'), {
    order: order.orderNumber,
    token: order.accessToken,
  });
}

export type OwnOrder = { readonly orderNumber: string; readonly accessToken: string | null };

function orderQuery({ orderNumber, accessToken }: OwnOrder) {
  return { order: orderNumber, token: accessToken };
}

/**
 * Says on an order's page what came of a form: `late`: it could not be cancelled any more; `unpaid`: nothing can be
 * paid online; `exchanged`: announced, and the other size is held.
 */
export type OrderNotice =
  | 'late'
  | 'unpaid'
  | 'announced'
  | 'exchanged'
  | 'repaying'
  | 'credit-withdrawn'
  | 'paused'
  | 'protected'
  | 'unprotected'
  | 'changed';

/** An order's own page. */
export function orderStatusLink(shop: Place, order: OwnOrder, notice: OrderNotice | null = null): string {
  return withQuery(screenLink(shop, 'orderStatus'), { ...orderQuery(order), notice });
}

/** The function for withdrawal, filled in for an order. */
export function withdrawalLink(shop: Place, order: OwnOrder): string {
  return withQuery(screenLink(shop, 'withdrawal'), orderQuery(order));
}

/**
 * Help and contact, at a topic when one is chosen.
 * @param topic path: shipping.appointment.make
 * @param form id of a form that was begun: its files are there
 */
export function contactLink(shop: Place, topic: string | null = null, form: string | null = null): string {
  return withQuery(screenLink(shop, 'contact'), { topic, form });
}

/** After the contact form. */
export function contactSentLink(shop: Place, contactId: string): string {
  return withQuery(screenLink(shop, 'contact'), { sent: contactId });
}

/** The page of a declaration, after the form. */
export function withdrawalReceiptLink(shop: Place, statementId: string): string {
  return withQuery(screenLink(shop, 'withdrawal'), { received: statementId });
}

/** The QR bill of an order that is paid by transfer in advance. */
export function paymentSlipLink(order: OwnOrder): string {
  return withQuery('/api/payment-slip.pdf', orderQuery(order));
}

/** The address book. @param set.edit an entry's id, or `new` @param set.saved says that a change was saved */
export function addressBookLink(shop: Place, set: { edit?: string; saved?: boolean } = {}): string {
  return withQuery(screenLink(shop, 'accountAddressBook'), {
    edit: set.edit ?? null,
    saved: set.saved ? '1' : null,
  });
}

/** The customer's bookings as a file, with the filter of the page. */
export function statementLink(
  { locale }: Pick<ShopInfo, 'locale'>,
  format: 'csv' | 'pdf',
  asked: Readonly<Record<string, string>>,
): string {
  return withQuery(`/api/account/statement.${format}`, { ...asked, locale });
}

/** The label of an announced return as PDF. */
export function returnLabelLink(announcementId: string, order: OwnOrder): string {
  return withQuery(`/api/return-label/${encodeURIComponent(announcementId)}`, orderQuery(order));
}

/** The day of its delivery as a file for calendars. */
export function deliveryCalendarLink(order: OwnOrder): string {
  return withQuery('/api/delivery.ics', orderQuery(order));
}

/** Its QR code alone. */
export function returnCodeLink(announcementId: string, order: OwnOrder): string {
  return withQuery(`/api/return-label/${encodeURIComponent(announcementId)}.svg`, orderQuery(order));
}

/** The days of payment as a file for calendars. */
export function maturityCalendarLink({ locale }: Pick<ShopInfo, 'locale'>): string {
  return withQuery('/api/account/maturities.ics', { locale });
}

/**
 * Invoices and payments. @param notice `debited`: a direct debit was ordered; `unpaid`: nothing can be paid like this
 */
export function invoicesLink(shop: Place, notice: 'debited' | 'unpaid' | null = null): string {
  return withQuery(screenLink(shop, 'accountInvoices'), { notice });
}

/** An invoice or credit note of an order as PDF. */
export function invoiceLink(number: string, order: OwnOrder): string {
  return withQuery(`/api/invoice/${encodeURIComponent(number)}.pdf`, orderQuery(order));
}

/**
 * The screen between an order and its confirmation.
 * @param options.go it leads on to where the order is paid
 */
export function afterPaymentLink(
  shop: Place,
  order: { orderNumber: string; accessToken: string },
  { go = false } = {},
): string {
  return withQuery(screenLink(shop, 'afterPayment'), {
    order: order.orderNumber,
    token: order.accessToken,
    go: go ? '1' : null,
  });
}

/** @param link token of a payment link */
export function paylinkLink(
  shop: Place,
  link: string,
  { returned = false, go = false }: { returned?: boolean; go?: boolean } = {},
): string {
  return withQuery(screenLink(shop, returned ? 'paylinkReturn' : 'paylink'), { link, go: go ? '1' : null });
}

/** Adds the parameters that have a value, in the order given. */
function withQuery(path: string, parameters: Readonly<Record<string, string | null | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return withParameters(path, query);
}

function withParameters(path: string, parameters: URLSearchParams): string {
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** The sign-in, which says that the account was deleted. */
export function erasedLink(shop: Place): string {
  return withQuery(screenLink(shop, 'login'), { erased: '1' });
}

/** A copy of everything that the shop keeps of the signed-in customer. */
export function personalDataFile({ locale }: Pick<ShopInfo, 'locale'>): string {
  return withQuery('/api/account/data.zip', { locale });
}

/** A wishlist that is shown to others. @param key of the link */
export function sharedWishlistLink(shop: Place, key: string): string {
  return withQuery(screenLink(shop, 'sharedWishlist'), { list: key });
}

/** Articles side by side. @param asked.skus style numbers */
export function compareLink(
  shop: Place,
  { skus, onlyDifferences = false }: Pick<CompareAddress, 'skus'> & Partial<CompareAddress>,
): string {
  return withParameters(screenLink(shop, 'compare'), compareParameters({ skus, onlyDifferences }));
}
