import type { PlanView } from '#app/features/credit/plan.fragment.ts';
import type { PriceView } from '#app/features/product-tile/product-tile.fragment.ts';
import { buildTileProducts } from '#app/features/product-tile/tile-products.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import type { ChoosableVariant } from './choice.ts';
import type { ProductResult, ServiceView } from './product.query.ts';

export type AvailabilityView = ProductResult['variations'][number]['availability'];
/** A read that failed, and another try. */
export type FailedRead = { readonly busy: boolean; readonly onRetry: () => void };
export type VariantView = ChoosableVariant & {
  /** its own title; null: the product's */
  readonly name: string | null;
  readonly price: PricedView;
  readonly gallery: readonly string[];
  readonly availability: AvailabilityView;
  /** services that can be ordered with it; empty where none is offered */
  readonly services: readonly ServiceView[];
};
/** A price, with its instalments where these are shown. */
type PricedView = PriceView & { readonly installment?: PlanView | null };
type Variation = Omit<ProductResult['variations'][number], 'price' | 'services'> & {
  readonly price: PricedView;
  readonly services?: readonly ServiceView[];
};
export type ProductView = ReturnType<typeof buildProductView>;

/**
 * The data of the product page. Sizes of one colour mostly share price, pictures and delivery: equal values become
 * one object, which is sent once.
 */
export function buildProductView(page: PageRequest, product: ProductResult) {
  const { variations, recommendations, replacements: _, reviews, ...rest } = removeServerFacts(product);
  const variants = buildVariantViews(variations);
  return { ...rest, variants, reviews, recommendations: buildTileProducts(page, recommendations) };
}

/** Variants with the data for choosing and for display. */
export function buildVariantViews(variations: readonly Variation[]): VariantView[] {
  const share = createSharer();
  return variations.map(({ sku, name, values, price, pictures, availability, services = [] }) => ({
    sku,
    name,
    values,
    soldOut: availability.state === 'SOLD_OUT',
    price: share(price),
    gallery: share(pictures),
    availability: share(availability),
    services: share(services),
  }));
}

/** Without the data that only the loader needs. */
function removeServerFacts({
  alternates: _alternates,
  discontinued: _discontinued,
  cacheTag: _cacheTag,
  ...product
}: ProductResult) {
  return product;
}

/** @returns a function that returns the same object for equal values */
function createSharer(): <Value extends object>(value: Value) => Value {
  const known = new Map<string, object>();
  return <Value extends object>(value: Value) => {
    const text = JSON.stringify(value);
    const shared = known.get(text);
    if (shared) return shared as Value;
    known.set(text, value);
    return value;
  };
}

/** Pictures of the choice so far; without one the product's own. */
export function listGalleryPictures(
  product: { pictures: readonly string[]; variants: readonly VariantView[] },
  chosen: readonly (string | null)[],
): readonly string[] {
  const like = product.variants.find(({ values }) =>
    chosen.every((value, index) => value === null || values[index] === value),
  );
  return like && like.gallery.length > 0 ? like.gallery : product.pictures;
}
