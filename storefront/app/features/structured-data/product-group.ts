import { buildOffer } from './offer.ts';
import type { Energy, ProductFacts } from './product-facts.types.ts';

/** Most variants in the data: more add little and cost every visitor bytes. */
const MAX_VARIANTS = 30;

/**
 * schema.org ProductGroup with its variants, or one Product when there is nothing to choose. It has a rating only
 * when customers have given one, a struck-through price only when the page may show it.
 */
export function buildProductGroup(product: ProductFacts): object {
  const [only] = product.variants;
  const common = {
    '@context': 'https://schema.org',
    name: product.name,
    description: product.description,
    brand: { '@type': 'Brand', name: product.brand },
    ...(product.gtin ? { gtin: product.gtin } : {}),
    ...(product.mpn ? { mpn: product.mpn } : {}),
    url: product.url,
    image: product.images,
    ...buildAggregateRating(product),
    ...buildEnergyDetails(product),
    ...buildQuestions(product),
  };
  if (product.variants.length === 1 && only) {
    return {
      ...common,
      '@type': 'Product',
      sku: only.sku,
      ...only.properties,
      offers: buildOffer(only, product, true),
    };
  }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: product.sku,
    variesBy: product.variesBy.map((property) => `https://schema.org/${property}`),
    hasVariant: product.variants.slice(0, MAX_VARIANTS).map((variant, index) => ({
      '@type': 'Product',
      sku: variant.sku,
      name: variant.name ?? [product.name, ...Object.values(variant.properties)].join(', '),
      ...(variant.image ? { image: variant.image } : {}),
      ...variant.properties,
      offers: buildOffer(variant, product, index === 0),
    })),
  };
}

/** Questions about the article, each with the shop's own answer as the accepted one. */
function buildQuestions({ questions = [], terms }: ProductFacts): object {
  if (questions.length === 0) return {};
  return {
    subjectOf: questions.map(({ name, text, answer, language, askedOn, answeredOn }) => ({
      '@type': 'Question',
      name: text,
      inLanguage: language,
      dateCreated: askedOn,
      ...(name === '' ? {} : { author: { '@type': 'Person', name } }),
      answerCount: 1,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer,
        inLanguage: language,
        dateCreated: answeredOn,
        author: { '@type': 'Organization', name: terms.shopName },
      },
    })),
  };
}

function buildAggregateRating({ rating }: ProductFacts): object {
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

const CATEGORY = 'https://schema.org/EUEnergyEfficiencyCategory';

/** schema.org's spelling of A+++: A3Plus. */
function formatEnergyClass(energyClass: string): string {
  const plus = energyClass.length - 1;
  return `${CATEGORY}${energyClass[0]}${plus > 0 ? `${plus}Plus` : ''}`;
}

function buildEnergyDetails({ energy }: ProductFacts): object {
  if (!energy) return {};
  const entry = /\/(\d+)$/.exec(energy.registryEntry ?? '')?.[1];
  return {
    hasEnergyConsumptionDetails: {
      '@type': 'EnergyConsumptionDetails',
      hasEnergyEfficiencyCategory: formatEnergyClass(energy.energyClass),
      energyEfficiencyScaleMin: formatEnergyClass(energy.worst),
      energyEfficiencyScaleMax: formatEnergyClass(energy.best),
    },
    ...(entry ? { hasCertification: buildCertification(entry, energy) } : {}),
  };
}

function buildCertification(entry: string, { energyClass, best, worst }: Energy): object {
  return {
    '@type': 'Certification',
    issuedBy: { '@type': 'Organization', name: 'European_Commission' },
    name: 'EPREL',
    certificationIdentification: entry,
    certificationRating: {
      '@type': 'Rating',
      ratingValue: energyClass,
      bestRating: best,
      worstRating: worst,
    },
  };
}
