import type { Money, OfferTerms, Price, ProductFacts, VariantFacts } from './product-facts.types.ts';

const CONDITIONS: Readonly<Record<string, string>> = {
  REFURBISHED: 'RefurbishedCondition',
  USED: 'UsedCondition',
};

/** UN/CEFACT codes of the units of unit prices. */
const UNIT_CODES: Readonly<Record<string, string>> = { kg: 'KGM', l: 'LTR', m: 'MTR', m2: 'MTK' };

/**
 * schema.org Offer of a variant. Data that all offers of a page share is in the first, with an id; the others refer
 * to it, so that thirty variants do not repeat it.
 * @param first whether it is the first of the page
 */
export function buildOffer(
  variant: VariantFacts,
  { url, terms, condition = 'NEW' }: ProductFacts,
  first: boolean,
): object {
  const { price, inStock } = variant;
  return {
    '@type': 'Offer',
    url: variant.url,
    price: formatAmount(price.current),
    priceCurrency: price.current.currency,
    ...buildPriceSpecifications(price),
    itemCondition: `https://schema.org/${CONDITIONS[condition] ?? 'NewCondition'}`,
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    shippingDetails: buildShippingDetails(variant, terms),
    hasMerchantReturnPolicy: first ? buildReturnPolicy(url, terms) : { '@id': buildReturnsId(url) },
    ...(first ? { seller: { '@type': 'Organization', name: terms.shopName } } : {}),
  };
}

function formatAmount({ minor }: Money): string {
  return (minor / 100).toFixed(2);
}

/** Struck-through price and unit price. */
function buildPriceSpecifications({ original, unitPrice }: Price): object {
  const specifications = [
    ...(original
      ? [
          {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: formatAmount(original),
            priceCurrency: original.currency,
          },
        ]
      : []),
    ...(unitPrice
      ? [
          {
            '@type': 'UnitPriceSpecification',
            price: formatAmount(unitPrice.price),
            priceCurrency: unitPrice.price.currency,
            referenceQuantity: {
              '@type': 'QuantitativeValue',
              value: 1,
              unitCode: UNIT_CODES[unitPrice.unit],
            },
          },
        ]
      : []),
  ];
  return specifications.length > 0 ? { priceSpecification: specifications } : {};
}

/** The price of delivering this variant alone. */
function buildShippingDetails({ price, days }: VariantFacts, { country, delivery }: OfferTerms): object {
  const free = delivery.freeFrom !== null && price.current.minor >= delivery.freeFrom.minor;
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: free ? '0.00' : formatAmount(delivery.price),
      currency: delivery.price.currency,
    },
    ...(days
      ? {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: buildDayRange(0, 1),
            transitTime: buildDayRange(Math.max(days.min - 1, 0), days.max),
          },
        }
      : {}),
  };
}

function buildDayRange(minValue: number, maxValue: number): object {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}

function buildReturnsId(url: string): string {
  return `${url}#returns`;
}

function buildReturnPolicy(url: string, { country, returnDays }: OfferTerms): object {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': buildReturnsId(url),
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  };
}
