export type ProductFacts = {
  sku: string;
  name: string;
  description: string;
  brand: string;
  /** absolute addresses */
  url: string;
  images: readonly string[];
  rating: { average: number; max: number; count: number } | null;
  /** schema.org names of what variants differ in; [] for a product that comes in one form */
  variesBy: readonly string[];
  variants: readonly VariantFacts[];
  energyClass: string | null;
};

export type VariantFacts = {
  sku: string;
  url: string;
  image: string | null;
  /** minor units of a currency with two decimals */
  price: { minor: number; currency: string };
  inStock: boolean;
  /** values by schema.org property: color, size */
  properties: Readonly<Record<string, string>>;
};

/** Variants that a search engine is told of; more says little and costs every visitor bytes. */
const MAX_VARIANTS = 30;

/**
 * schema.org ProductGroup with its variants, or one Product when there is nothing to choose. A rating is only there
 * when customers have given one. Prices are what is asked now: a struck-through price stays on the page, where its
 * 30-day note is.
 */
export function productGroup(product: ProductFacts): object {
  const [only] = product.variants;
  const common = {
    '@context': 'https://schema.org',
    name: product.name,
    description: product.description,
    brand: { '@type': 'Brand', name: product.brand },
    url: product.url,
    image: product.images,
    ...ratingOf(product),
    ...energyOf(product),
  };
  if (product.variants.length === 1 && only) {
    return { ...common, '@type': 'Product', sku: only.sku, ...only.properties, offers: offerOf(only) };
  }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: product.sku,
    variesBy: product.variesBy.map((property) => `https://schema.org/${property}`),
    hasVariant: product.variants.slice(0, MAX_VARIANTS).map((variant) => ({
      '@type': 'Product',
      sku: variant.sku,
      name: [product.name, ...Object.values(variant.properties)].join(', '),
      ...(variant.image ? { image: variant.image } : {}),
      ...variant.properties,
      offers: offerOf(variant),
    })),
  };
}

function offerOf({ price, url, inStock }: VariantFacts): object {
  return {
    '@type': 'Offer',
    url,
    price: (price.minor / 100).toFixed(2),
    priceCurrency: price.currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  };
}

function ratingOf({ rating }: ProductFacts): object {
  if (!rating || rating.count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      bestRating: rating.max,
      reviewCount: rating.count,
    },
  };
}

function energyOf({ energyClass }: ProductFacts): object {
  if (!energyClass) return {};
  return {
    hasEnergyConsumptionDetails: {
      '@type': 'EnergyConsumptionDetails',
      hasEnergyEfficiencyCategory: `https://schema.org/EUEnergyEfficiencyCategory${energyClass}`,
      energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryG',
      energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA',
    },
  };
}
