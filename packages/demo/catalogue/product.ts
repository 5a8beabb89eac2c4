import { createRandom, type Random } from '#demo/pictures/parts/random.ts';
import { slugify } from '../../../commerce/range/catalogue/slug.rules.ts';
import type { Tenant } from '../../../tenants/tenant.ts';
import type { Bestseller } from './bestsellers.ts';
import { listCategoryKeys } from './categories.ts';
import type { Design } from './design.ts';
import { drawDetails } from './details.ts';
import type { ProductDraft, ProductText } from './draft.ts';
import { chooseEnergyClass, engineer } from './facts/engineering.ts';
import { garmentMeasures } from './facts/garment-measures.rules.ts';
import { buildFacts } from './facts/product-facts.ts';
import { chooseSeason, type Season } from './facts/season.ts';
import { tyreLabel } from './facts/tyre-label.rules.ts';
import type { Attributes, DemoLanguage, Kind } from './kind.ts';
import { LANGUAGES } from './kind.ts';
import { attributesOfDesign, type PictureDesigner } from './picture-design.ts';
import { planPrice } from './price-plan.ts';
import { priceRank } from './price-rank.ts';
import { listClaimFacts } from './reviews/named-parts.rules.ts';
import { writeQuestions } from './reviews/write-questions.ts';
import { averageStars, type ReviewInput, writeReviews } from './reviews/write-reviews.ts';
import { typeset, writeTexts } from './texts.rules.ts';
import { makeVariants } from './variants.ts';

const DAY_MS = 86_400_000;

export type ProductSettings = {
  readonly tenants: readonly Tenant[];
  readonly now: Date;
  readonly lean: boolean;
  readonly reviewsPerProduct: number;
  readonly pictures: PictureDesigner;
};

/** The whole product of a design. `bestseller` replaces its words and lifts it to the top. */
export function makeProduct(
  productId: number,
  firstVariantId: number,
  design: Design,
  settings: ProductSettings,
  seed: number,
  bestseller?: Bestseller,
): ProductDraft {
  const random = createRandom(`product ${seed} ${productId}`);
  const { kind, options, audience, brand } = design;
  const { now, lean, tenants, pictures } = settings;
  const releasedAt = drawRelease(random, now, bestseller);
  const discontinued = !bestseller && random.chance(0.01);
  const said = buildAttributes(random, design, bestseller);
  const plan = planPrice(
    random,
    { ...design, season: chooseSeason(kind, said), releasedAt, euros: bestseller?.euros },
    now,
  );
  const drawing = pictures.design(kind, productId, options, priceRank(design, plan.euros));
  const attributes = { ...said, ...attributesOfDesign(kind.kind, drawing.traits) };
  const facts = buildFacts({ id: productId, seed, kind, attributes, audience, lean });
  const sku = styleNumber(productId);
  const colours = bestseller?.colours ? { colours: bestseller.colours } : {};
  const variants = makeVariants(
    random,
    {
      productId,
      sku,
      kind,
      options,
      audience,
      plan,
      picture: drawing,
      pictures,
      attributes,
      ...colours,
      soldOut: discontinued,
      now,
      lean,
    },
    tenants,
    firstVariantId,
  );
  const released = { kind, attributes, variants, releasedAt, bestseller: bestseller !== undefined };
  const texts = writeTexts(random, { ...design, attributes, season: facts.season });
  const labels = buildLabels(random, kind, attributes, bestseller);
  const claimFacts = listClaimFacts(attributes, labels.tyre);
  return {
    productId,
    sku,
    kind: kind.kind,
    department: kind.department,
    brandSlug: brand.slug,
    audience,
    attributes: { ...attributes, ...(!lean && buildMeasures(design, attributes, variants)) },
    optionKeys: options.map(({ key }) => key),
    dimensions: listDimensions(variants),
    ...labels,
    facts,
    // random numbers of their own: the words change nothing else about a product
    ...buildOpinions(
      createRandom(`reviews ${seed} ${productId}`),
      { ...released, claimFacts, productId },
      settings,
    ),
    popularity: bestseller ? 100_000 - productId * 400 : drawPopularity(random, facts.season),
    releasedAt,
    discontinuedAt: discontinued ? new Date(now.getTime() - random.whole(2, 200) * DAY_MS) : null,
    texts: bestseller ? applyOwnWords(texts, bestseller) : texts,
    categoryKeys: listCategoryKeys({ kind: kind.kind, department: kind.department, audience, attributes }),
    variants,
  };
}

function buildOpinions(
  random: Random,
  product: Omit<ReviewInput, 'now' | 'mean'> & { readonly productId: number },
  { now, reviewsPerProduct, tenants }: ProductSettings,
): Pick<ProductDraft, 'ratingAverage' | 'ratingCount' | 'reviews' | 'questions'> {
  const reviews = writeReviews(random, { ...product, now, mean: reviewsPerProduct }, tenants);
  const questions = reviewsPerProduct === 0 ? [] : writeQuestions({ ...product, now }, tenants);
  return { reviews, questions, ratingAverage: averageStars(reviews), ratingCount: reviews.length };
}

/** Within the last three years, with more recent dates more probable; a bestseller is at least four months old. */
function drawRelease(random: Random, now: Date, bestseller?: Bestseller): Date {
  const age = Math.floor(random.between(0, 1) ** 1.3 * 3 * 365 * DAY_MS) + DAY_MS;
  return new Date(now.getTime() - (bestseller ? Math.max(age, 120 * DAY_MS) : age));
}

/** Most articles have a low popularity, and those for the summer less in winter. */
function drawPopularity(random: Random, season: Season | null): number {
  const most = season === 'spring-summer' ? 24_000 : season === 'autumn-winter' ? 80_000 : 64_000;
  return Math.floor(most * random.between(0, 1) ** 4);
}

function buildAttributes(random: Random, { kind, options }: Design, bestseller?: Bestseller): Attributes {
  const chosen = Object.assign(
    {},
    drawDetails(random, kind),
    ...options.map((option) => option.attributes),
    bestseller?.attributes,
  );
  return engineer(random, kind, chosen, bestseller?.attributes);
}

/** The article's own measures by its sizes, of what is worn. */
function buildMeasures(
  { kind, audience }: Design,
  attributes: Attributes,
  variants: ProductDraft['variants'],
): Attributes {
  const sizes = [...new Set(variants.flatMap(({ dimensions }) => dimensions.size ?? []))];
  const measures = garmentMeasures({
    kind: kind.kind,
    department: kind.department,
    audience,
    attributes,
    sizes,
  });
  return measures ? { measures } : {};
}

function buildLabels(random: Random, kind: Kind, attributes: Attributes, bestseller?: Bestseller) {
  return {
    energyClass: chooseEnergyClass(random, kind, attributes),
    tyre: kind.department === 'tyres' ? tyreLabel(random, attributes) : null,
    powerSupplyIncluded: drawPowerSupply(random, kind, bestseller),
  };
}

function drawPowerSupply(random: Random, kind: Kind, bestseller?: Bestseller): boolean | null {
  if (kind.powerSupplyShare === undefined) return null;
  const drawn = random.chance(kind.powerSupplyShare);
  return bestseller?.powerSupplyIncluded ?? drawn;
}

/** Whether the variants differ in colour, in size, or in both. */
function listDimensions(variants: ProductDraft['variants']): string[] {
  const colours = new Set(variants.map((variant) => variant.colourKey));
  const names = [...new Set(variants.flatMap((variant) => Object.keys(variant.dimensions)))];
  const differing = names.filter((name) => new Set(variants.map((one) => one.dimensions[name])).size > 1);
  return [...(colours.size > 1 ? ['colour'] : []), ...differing];
}

function applyOwnWords(texts: ProductDraft['texts'], bestseller: Bestseller): ProductDraft['texts'] {
  const own = LANGUAGES.map((language, index): [DemoLanguage, ProductText] => {
    const name = bestseller.name[index] ?? '';
    const description = typeset(bestseller.description[index] ?? '', language);
    const highlights = bestseller.highlights.map((text) => text[index] ?? '');
    return [language, { ...texts[language], name, slug: slugify(name, language), description, highlights }];
  });
  return Object.fromEntries(own) as Record<DemoLanguage, ProductText>;
}

/** Eight digits, scattered over the range and different for each id below 90 million. */
function styleNumber(productId: number): string {
  return String(10_000_000 + ((productId * 7_654_321) % 90_000_000));
}
