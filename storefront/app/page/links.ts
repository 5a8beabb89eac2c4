import { writeAmount } from '#forms/amount.ts';
import { writePlan } from '#forms/credit.ts';
import { type CompareAddress, compareParameters } from '#forms/lists/compare-address.ts';
import { type ListAddress, listParameters } from '#forms/lists/list-address.ts';
import {
  REVIEW_SORTS,
  type ReviewFit,
  type ReviewSort,
  type ReviewVariation,
  writeVariation,
} from '#forms/lists/review-list.ts';
import type { Screen } from '#tenants/paths.ts';
import type { ShopInfo } from './shop.tsx';

export type Place = Pick<ShopInfo, 'prefix' | 'paths'>;

/** Address of a screen that has one path. @throws when the tenant does not have the screen: check before linking. */
export function screenLink(shop: Place, screen: Screen): string {
  const path = shop.paths[screen];
  if (path === null) throw new Error(`this tenant has no screen ${screen}`);
  return path;
}

export function homeLink(shop: Place): string {
  return screenLink(shop, 'home');
}

/** @param sku style number of the article */
export function writeReviewLink(shop: Place, sku: string, { done = false } = {}): string {
  return addQuery(screenLink(shop, 'writeReview'), { sku, done: done ? '1' : null });
}

/** The page for a question about an article. */
export function askQuestionLink(shop: Place, sku: string, { done = false, mail = false } = {}): string {
  return addQuery(screenLink(shop, 'askQuestion'), {
    sku,
    done: done ? '1' : null,
    mail: mail ? '1' : null,
  });
}

/** @param path slugs joined by '/', without slashes at the ends */
export function categoryLink(
  shop: Place,
  path: string,
  list: Omit<Partial<ListAddress>, 'term'> = {},
): string {
  return addParameters(`${shop.prefix}/${path}/`, listParameters(list));
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
 * The product page in a visitor's state: a chosen variant, or only some of its values (features/product/choice.ts);
 * the choice and order of reviews, and their page.
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
  return addQuery(path, {
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
  return addParameters(screenLink(shop, 'search'), listParameters({ ...list, term }));
}

/**
 * The page for the day of a fitting.
 * @param lineId null if only the partners are shown
 * @param full whether the chosen day is no longer free
 */
export function fittingLink(shop: Place, lineId: string | null, { full = false } = {}): string {
  return addQuery(screenLink(shop, 'fitting'), { line: lineId, full: full ? '1' : null });
}

/** @param sku style number of the article that a size is looked for */
export function braSizeFinderLink(shop: Place, sku: string): string {
  return addQuery(screenLink(shop, 'braSizeFinder'), { sku });
}

/** The instalment calculator for a price. @param minor minor units */
export function instalmentCalculatorLink(
  shop: Place,
  minor: number | null,
  plan: { method: string; count: number } | null = null,
): string {
  return addQuery(screenLink(shop, 'instalmentCalculator'), {
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
  return addQuery(screenLink(shop, 'creditInformation'), planQuery(plan));
}

/** The information before a credit contract as PDF. */
export function creditInformationPdf(shop: Pick<ShopInfo, 'locale'>, plan: InformedPlan): string {
  return addQuery('/api/credit/information.pdf', { ...planQuery(plan), locale: shop.locale });
}

/** The paper about cover, price and terms of payment protection, as PDF. */
export function protectionInformationPdf(shop: Pick<ShopInfo, 'locale'>): string {
  return addQuery('/api/credit/protection.pdf', { locale: shop.locale });
}

/**
 * Help and contact, at a topic when one is chosen.
 * @param topic path: shipping.appointment.make
 * @param form id of a form that was begun, with its files
 */
export function contactLink(shop: Place, topic: string | null = null, form: string | null = null): string {
  return addQuery(screenLink(shop, 'contact'), { topic, form });
}

/** After the contact form. */
export function contactSentLink(shop: Place, contactId: string): string {
  return addQuery(screenLink(shop, 'contact'), { sent: contactId });
}

/** A shared wishlist. @param key of the link */
export function sharedWishlistLink(shop: Place, key: string): string {
  return addQuery(screenLink(shop, 'sharedWishlist'), { list: key });
}

/** Articles side by side. @param asked.skus style numbers */
export function compareLink(
  shop: Place,
  { skus, onlyDifferences = false }: Pick<CompareAddress, 'skus'> & Partial<CompareAddress>,
): string {
  return addParameters(screenLink(shop, 'compare'), compareParameters({ skus, onlyDifferences }));
}

/** Adds the parameters that have a value, in the given order. */
export function addQuery(
  path: string,
  parameters: Readonly<Record<string, string | null | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return addParameters(path, query);
}

function addParameters(path: string, parameters: URLSearchParams): string {
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
