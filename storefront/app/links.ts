import { type ListAddress, listParameters } from '#forms/list-address.ts';
import type { Screen } from '#tenants/paths.ts';
import type { ShopInfo } from './page/shop.tsx';

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

/** Where a sign-in may lead back to. */
type SignInNext = 'wishlist';

export function isSignInNext(text: string | null): text is SignInNext {
  return text === 'wishlist';
}

/** The sign-in, and where it leads afterwards. */
export function signInLink(shop: Place, next: SignInNext): string {
  return withQuery(screenLink(shop, 'checkoutLogin'), { next });
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
 * The product page as a visitor has set it: a chosen variant, or only some of its values (screens/product/choice.ts);
 * reviews with so many stars, and their page.
 */
export function productPageLink(
  shop: Place,
  product: { slug: string; sku: string },
  set: {
    variant?: string | null | undefined;
    choice?: string | null | undefined;
    stars?: number | null | undefined;
    page?: number;
  },
): string {
  const path = `${shop.prefix}/p/${product.slug}/${encodeURIComponent(product.sku)}`;
  return withQuery(path, {
    variant: set.variant,
    choice: set.choice,
    stars: set.stars ? String(set.stars) : null,
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

export function orderConfirmationLink(
  shop: Place,
  order: { orderNumber: string; accessToken: string },
): string {
  return withQuery(screenLink(shop, 'orderConfirmation'), {
    order: order.orderNumber,
    token: order.accessToken,
  });
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
