/** Minor units of a currency with two decimals. */
export type Money = { readonly minor: number; readonly currency: string };

export type ProductFacts = {
  sku: string;
  name: string;
  description: string;
  brand: string;
  /** absolute addresses */
  url: string;
  images: readonly string[];
  rating: { average: number; max: number; count: number } | null;
  /** schema.org names of the variants' dimensions; [] for a product with a single form */
  variesBy: readonly string[];
  variants: readonly VariantFacts[];
  /** energy label; `registryEntry` is the address in the European product registry, where there is one */
  energy?: Energy | null | undefined;
  /** NEW, REFURBISHED, USED; absent: new */
  condition?: string | undefined;
  gtin?: string | null | undefined;
  mpn?: string | null | undefined;
  /** with the shop's answers */
  questions?: readonly QuestionFacts[];
  terms: OfferTerms;
};

export type VariantFacts = {
  sku: string;
  /** its own title; null: the product's with its properties */
  name?: string | null;
  url: string;
  image: string | null;
  price: Price;
  inStock: boolean;
  /** working days from order to door; null if unknown */
  days: { min: number; max: number } | null;
  /** values by schema.org property: color, size */
  properties: Readonly<Record<string, string>>;
};

type QuestionFacts = {
  /** of the person who asked; empty: anonymous */
  readonly name: string;
  readonly text: string;
  readonly answer: string;
  readonly language: string;
  readonly askedOn: string;
  readonly answeredOn: string;
};

export type Energy = {
  readonly energyClass: string;
  readonly best: string;
  readonly worst: string;
  readonly registryEntry?: string | null | undefined;
};

export type Price = {
  readonly current: Money;
  /** only where the market's law lets the page strike it through */
  readonly original?: Money | null | undefined;
  readonly unitPrice?: { readonly price: Money; readonly unit: string } | null | undefined;
};

/** Terms that all variants of all articles share. */
export type OfferTerms = {
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly shopName: string;
  readonly returnDays: number;
  readonly delivery: { readonly price: Money; readonly freeFrom: Money | null };
};
