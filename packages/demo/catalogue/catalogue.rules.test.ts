import { expect, test } from 'vitest';
import { loadTenants } from '../../../tenants/load.ts';
import { ATTRIBUTES } from './attributes.ts';
import { BESTSELLERS } from './bestsellers.ts';
import { BRANDS, makes } from './brands.ts';
import { addAncestors, CATEGORIES } from './categories.ts';
import { COLOURS } from './colours.ts';
import type { ProductDraft } from './draft.ts';
import { type CatalogueOptions, generateCatalogue } from './generate.ts';
import { type Composition, LANGUAGES } from './kind.ts';
import { KINDS } from './kinds.ts';
import { computeArea } from './variants.ts';

const tenants = await loadTenants();
const products = await collect({ size: 3_000, tenants });

async function collect(options: CatalogueOptions): Promise<ProductDraft[]> {
  const list: ProductDraft[] = [];
  for await (const product of generateCatalogue(options)) list.push(product);
  return list;
}

/** The fault in a text that people read, or null. */
function findTextFault(text: string): string | null {
  if (text.trim() !== text || text.length < 2) return 'empty or with spaces around it';
  return /[{}]|\bundefined\b|\bnull\b|NaN| {2}| ,| \.|,,|\.\./.exec(text)?.[0] ?? null;
}

test('equal options give equal catalogues and another seed gives another one', async () => {
  const small = { size: 60, tenants } as const;
  expect(await collect(small)).toEqual(await collect(small));
  const other = await collect({ ...small, seed: 2 });
  expect(other.slice(40).map((one) => one.texts.nl.name)).not.toEqual(
    (await collect(small)).slice(40).map((one) => one.texts.nl.name),
  );
});

test('departments come in their proportions and every kind occurs', () => {
  const share = (department: string) => products.filter((one) => one.department === department).length / 30;
  expect(share('fashion')).toBeCloseTo(45, -0.5);
  expect(share('shoes')).toBeCloseTo(15, -0.5);
  expect(share('furniture')).toBeCloseTo(18, -0.5);
  expect(share('tyres')).toBeCloseTo(4, -0.5);
  expect(new Set(products.map((one) => one.kind))).toEqual(new Set(KINDS.map((kind) => kind.kind)));
});

test('every text is complete in three languages', () => {
  const faults = products.flatMap((product) =>
    LANGUAGES.flatMap((language) => {
      const { name, description, highlights, keywords } = product.texts[language];
      expect(highlights.length).toBeGreaterThanOrEqual(3);
      expect(highlights.length).toBeLessThanOrEqual(5);
      expect(new Set(highlights).size).toBe(highlights.length);
      expect(description.split(/[.!?] /).length).toBeGreaterThanOrEqual(2);
      return [name, description, keywords, ...highlights]
        .filter(findTextFault)
        .map((text) => [language, text]);
    }),
  );
  expect(faults).toEqual([]);
});

test('every text of the vocabulary is complete', () => {
  const texts = [
    ...ATTRIBUTES.flatMap((one) => [one.label, ...Object.values(one.options)]),
    ...COLOURS.map((one) => one.name),
    ...CATEGORIES.flatMap((one) => [one.names, one.descriptions]),
    ...KINDS.flatMap((kind) => kind.axes.flat().flatMap((one) => [one.name, one.sentence ?? one.name])),
  ].flat();
  expect(texts.map((text) => (text.length === 1 ? null : findTextFault(text))).filter(Boolean)).toEqual([]);
});

test('names differ within a kind, and slugs are addresses', () => {
  for (const language of LANGUAGES) {
    for (const kind of KINDS) {
      const names = products.filter((one) => one.kind === kind.kind).map((one) => one.texts[language].name);
      expect(new Set(names).size / names.length, `${kind.kind} ${language}`).toBeGreaterThanOrEqual(0.95);
    }
  }
  const slugs = products.flatMap((one) => LANGUAGES.map((language) => one.texts[language].slug));
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
});

test('attributes are defined and their values are of their type', () => {
  const byKey = new Map(ATTRIBUTES.map((one) => [one.key, one]));
  const detectValueType = (value: unknown) => {
    if (typeof value === 'string') return 'option';
    if (!Array.isArray(value)) return typeof value;
    if (typeof value[0] === 'string') return 'options';
    return 'sizes' in value[0] ? 'measures' : 'composition';
  };
  for (const product of products) {
    for (const [key, value] of Object.entries(product.attributes)) {
      const attribute = byKey.get(key);
      expect(detectValueType(value), `${product.kind} ${key}`).toBe(attribute?.type);
      const chosen =
        typeof value === 'string' ? [value] : attribute?.type === 'options' ? (value as string[]) : [];
      expect(chosen.filter((option) => !attribute?.options[option])).toEqual([]);
    }
  }
});

test('compositions name known fibres, largest first, and sum to 100', () => {
  const known = ATTRIBUTES.find((one) => one.key === 'material')?.options ?? {};
  const compositions = products.flatMap((one) => (one.attributes.material as Composition | undefined) ?? []);
  expect(compositions.length).toBeGreaterThan(1_000);
  for (const { part, fibres } of compositions) {
    expect(known).toHaveProperty(part);
    for (const { option } of fibres) expect(known).toHaveProperty(option);
    const percents = fibres.map((fibre) => fibre.percent);
    expect(percents.reduce((a, b) => a + b, 0)).toBe(100);
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  }
});

test('prices have usual endings', () => {
  const prices = products.flatMap((one) => one.variants.flatMap((variant) => Object.values(variant.prices)));
  const wrong = prices.filter(({ amountMinor, recommendedMinor, currency, history }) => {
    const amounts = [amountMinor, recommendedMinor ?? amountMinor, ...history.map((one) => one.amountMinor)];
    const ends = (amount: number) =>
      currency === 'CHF' ? amount % 5 === 0 : [0, 95, 99].includes(amount % 100);
    return !amounts.every((amount) => amount > 0 && ends(amount));
  });
  expect(wrong).toEqual([]);
});

test('price histories have no gaps and about a sixth of the products is reduced', () => {
  let reduced = 0;
  for (const product of products) {
    const history = product.variants[0]?.prices.nl?.history ?? [];
    expect(history.at(-1)?.validTo).toBeNull();
    for (const [index, period] of history.entries()) {
      const next = history[index + 1];
      if (next) expect(period.validTo).toEqual(next.validFrom);
      if (next) expect(next.validFrom.getTime()).toBeGreaterThan(period.validFrom.getTime());
    }
    if (history.length > 1) reduced += 1;
  }
  expect(reduced / products.length).toBeGreaterThan(0.13);
  expect(reduced / products.length).toBeLessThan(0.22);
});

test('ratings are the mean and number of the reviews', () => {
  for (const { ratingAverage, ratingCount, reviews, variants } of products) {
    expect(ratingCount).toBe(reviews.length);
    const mean = reviews.reduce((sum, review) => sum + review.stars, 0) / reviews.length;
    if (ratingAverage !== null) expect(Math.abs(ratingAverage - mean)).toBeLessThanOrEqual(0.005_001);
    else expect(reviews).toEqual([]);
    const ids = variants.map((variant) => variant.variantId);
    expect(reviews.filter((review) => !ids.includes(review.variantId))).toEqual([]);
  }
  const mean = products.reduce((sum, one) => sum + one.ratingCount, 0) / products.length;
  expect(mean).toBeGreaterThan(2);
  expect(mean).toBeLessThan(4.5);
});

test('reviews are in a language of their tenant and Swiss ones contain no ß', () => {
  const spoken = new Map(tenants.map((one) => [one.id, one.locales.map(({ locale }) => locale.slice(0, 2))]));
  const reviews = products.flatMap((one) => one.reviews);
  expect(reviews.filter((one) => !spoken.get(one.tenantId)?.includes(one.language))).toEqual([]);
  expect(reviews.filter((one) => one.tenantId === 'ch' && `${one.title}${one.body}`.includes('ß'))).toEqual(
    [],
  );
  expect(reviews.flatMap((one) => [one.title, one.body].filter(findTextFault))).toEqual([]);
});

test('many reviews are in Dutch and German, and some in French', () => {
  const reviews = products.flatMap((one) => one.reviews);
  const share = (language: string) =>
    reviews.filter((one) => one.language === language).length / reviews.length;
  expect(share('nl')).toBeGreaterThan(0.45);
  expect(share('de')).toBeGreaterThan(0.35);
  expect(share('fr')).toBeGreaterThan(0.03);
});

test('variants are numbered consecutively, differ from each other and show their own colour', () => {
  let next = 1;
  for (const { dimensions, variants } of products) {
    const seen = new Set<string>();
    for (const variant of variants) {
      expect(variant.variantId).toBe(next);
      next += 1;
      const hex = COLOURS.find((colour) => colour.key === variant.colourKey)?.hex.slice(1);
      for (const picture of variant.pictures)
        expect(picture).toMatch(
          new RegExp(`^p-[a-z-]+-\\d+(x[0-9a-z_]+)?-${hex}-([a-z]+|size\\d+x\\d+x\\d+)$`),
        );
      seen.add(
        dimensions.map((one) => (one === 'colour' ? variant.colourKey : variant.dimensions[one])).join('|'),
      );
    }
    expect(seen.size).toBe(variants.length);
  }
  expect(next / products.length).toBeGreaterThan(5);
  expect(next / products.length).toBeLessThan(8);
});

test('every article is shown in five to eight views without repetition', () => {
  for (const { pictures } of products.flatMap((one) => one.variants)) {
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    expect(pictures.length).toBeLessThanOrEqual(8);
  }
});

test('GTINs have their check digit', () => {
  for (const { gtin } of products.flatMap((one) => one.variants)) {
    const sum = [...gtin].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
    expect(gtin).toMatch(/^2\d{12}$/);
    expect(sum % 10).toBe(0);
  }
});

test('article numbers are different', () => {
  const skus = products.flatMap((one) => [one.sku, ...one.variants.map((variant) => variant.sku)]);
  expect(new Set(skus).size).toBe(skus.length);
});

test('category paths are different addresses of at most three slugs', () => {
  for (const [index] of LANGUAGES.entries()) {
    const paths = CATEGORIES.map((category) => category.paths[index] ?? '');
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/.test(path))).toEqual([]);
  }
  const byKey = new Map(CATEGORIES.map((category) => [category.key, category.paths]));
  expect(byKey.get('women-dresses')).toEqual([
    'dames/kleding/jurken',
    'damen/kleidung/kleider',
    'femme/vetements/robes',
  ]);
});

test('there are many kinds and brands and every brand sells something', () => {
  expect(new Set(KINDS.map((kind) => kind.kind)).size).toBeGreaterThanOrEqual(68);
  expect(BRANDS).toHaveLength(82);
  expect(new Set(BRANDS.map((brand) => brand.slug)).size).toBe(82);
  const selling = new Set(products.map((one) => one.brandSlug));
  expect(BRANDS.filter(({ slug }) => !selling.has(slug)).map(({ slug }) => slug)).toEqual([]);
});

test('brands make what they are known for', () => {
  const wrong = products.filter((product) => {
    const brand = BRANDS.find(({ slug }) => slug === product.brandSlug);
    const kind = KINDS.find((one) => one.kind === product.kind);
    return (
      !brand || !kind || (product.productId > BESTSELLERS.length && !makes(brand, kind, product.audience))
    );
  });
  expect(wrong.map((one) => `${one.brandSlug}: ${one.kind}`)).toEqual([]);
});

test('every kind has its price range, its own attributes and a share', () => {
  for (const { kind, price, share, axes, colours } of KINDS) {
    expect(price[1], kind).toBeGreaterThan(price[0]);
    expect(share, kind).toBeGreaterThan(0);
    expect(colours.length, kind).toBeGreaterThan(0);
    expect(axes.length, kind).toBeGreaterThanOrEqual(3);
    const own = products.filter((one) => one.kind === kind).map((one) => Object.keys(one.attributes).length);
    expect(Math.min(...own), kind).toBeGreaterThanOrEqual(3);
  }
});

test('mandatory facts are present where the law requires them', () => {
  for (const { kind, department, energyClass, tyre, facts } of products) {
    const labelled = energyClass !== null || tyre !== null;
    expect(facts.eprelId !== null, kind).toBe(labelled);
    expect(facts.downloads.includes('product-datasheet'), kind).toBe(labelled);
    expect(facts.season !== null, kind).toBe(['fashion', 'shoes', 'tyres'].includes(department));
    if (facts.chargingWatts) expect(facts.chargingWatts[1]).toBeGreaterThanOrEqual(facts.chargingWatts[0]);
    if (facts.durabilityYears !== null) expect(facts.durabilityYears).toBeGreaterThan(2);
  }
  expect(products.filter((one) => one.kind === 'oven').map((one) => one.facts.energyScale[0])[0]).toBe(
    'A+++',
  );
});

test('areas are computed from sizes, so that rugs and curtains have a price per square metre', () => {
  expect(computeArea('160 × 230 cm')).toBe(3.68);
  expect(() => computeArea('M')).toThrow(RangeError);
  const rugs = products.filter((one) => one.kind === 'rug' || one.kind === 'curtain');
  expect(rugs.flatMap((one) => one.variants).every((variant) => (variant.squareMetres ?? 0) > 0)).toBe(true);
});

test('bra sizes are bands with cups', () => {
  const sizes = products
    .filter((one) => one.kind === 'bra')
    .flatMap((one) => one.variants.map((variant) => variant.dimensions.size));
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.filter((size) => !/^(70|75|80|85|90|95)[A-E]$/.test(size ?? ''))).toEqual([]);
});

test('the small picture of a category shows an article in it', () => {
  const within = ({ id }: (typeof CATEGORIES)[number]) =>
    new Set(products.filter((one) => addAncestors(one.categoryKeys).includes(id)).map(({ kind }) => kind));
  const groups = CATEGORIES.filter(({ parentId, key }) => parentId !== null && !key.startsWith('sale'));
  const wrong = groups.filter((one) => !within(one).has(/^t-(.+)-\d+-square$/.exec(one.picture)?.[1] ?? ''));
  expect(wrong.map(({ key, picture }) => `${key} ${picture}`)).toEqual([]);
});

test('no leaf category is empty', () => {
  const parents = new Set(CATEGORIES.map((category) => category.parentId));
  const leaves = CATEGORIES.filter((one) => !parents.has(one.id) && !one.key.startsWith('sale'));
  const filled = new Set(products.flatMap((one) => one.categoryKeys));
  expect(leaves.filter((leaf) => !filled.has(leaf.key)).map((leaf) => leaf.key)).toEqual([]);
});

test('the bestsellers come first', () => {
  expect(BESTSELLERS).toHaveLength(35);
  const byPopularity = products.toSorted((a, b) => b.popularity - a.popularity).slice(0, 35);
  expect(byPopularity.map((one) => one.texts.fr.name)).toEqual(BESTSELLERS.map((one) => one.name[2]));
  expect(new Set(BESTSELLERS.map((one) => one.kind)).size).toBeGreaterThan(25);
});

test('a lean catalogue has few variants and no ratings without reviews', async () => {
  const lean = await collect({ size: 200, tenants, lean: true, reviewsPerProduct: 0 });
  expect(Math.max(...lean.map((one) => one.variants.length))).toBeLessThanOrEqual(3);
  expect(lean.filter((one) => one.ratingAverage !== null || one.reviews.length > 0)).toEqual([]);
});
