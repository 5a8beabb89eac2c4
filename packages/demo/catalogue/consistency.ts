import { createDesign, drawProduct } from '#demo/pictures/illustrator.ts';
import { readPictureId } from '#demo/pictures/source.ts';
import { BRANDS } from './brands.ts';
import type { ProductDraft, VariantDraft } from './draft.ts';
import { noiseClass } from './facts/energy.rules.ts';
import { energyClassOfFacts } from './facts/engineering.ts';
import { tyreNoiseClass } from './facts/tyre-label.rules.ts';
import type { Attributes, Kind, Measures } from './kind.ts';
import { KINDS } from './kinds.ts';
import { linesIn } from './makers.ts';
import { collectLooks } from './picture-design.ts';
import { listClaimFacts, missingPart } from './reviews/named-parts.rules.ts';
import { findScale } from './scales.ts';

export type Fault = { readonly productId: number; readonly rule: string; readonly detail: string };

const DAY_MS = 86_400_000;
/** Days after its release without a review. */
const FIRST_REVIEW_DAYS = 7;
const CHILD_HEEL_CM = 3;
/** Articles on a page of a list. */
const PAGE = 23;

const kinds = new Map(KINDS.map((kind) => [kind.kind, kind]));
const levels = new Map(BRANDS.map(({ slug, level }) => [slug, level]));

/** Checks products one after the other, and remembers only the values that must agree over all of them. */
export class ConsistencyCheck {
  readonly #makers = new Map<string, string>();
  readonly #fronts = new Map<string, { productId: number; look: string }[]>();
  readonly #now: number;

  constructor(now: Date) {
    this.#now = now.getTime();
  }

  /** The faults of a product: classes against the regulation, sizes, prices, names, reviews. */
  listFaults(product: ProductDraft): Fault[] {
    const kind = kinds.get(product.kind);
    if (!kind) return [{ productId: product.productId, rule: 'kind', detail: product.kind }];
    const faults: [string, string | null][] = [
      ['energy class', energyFault(kind, product)],
      ['noise class', noiseFault(product)],
      ['tyre label', tyreFault(product)],
      ['seats', seatsFault(product)],
      ['sizes', sizeFault(kind, product)],
      ['measures', measuresFault(product)],
      ['children', childFault(product)],
      ['prices', priceFault(product)],
      ['maker', this.#makerFault(product)],
      ['reviews', reviewFault(product, this.#now)],
      ['picture', pictureFault(kind, product)],
      ['neighbours', this.#neighbourFault(product)],
    ];
    return faults.flatMap(([rule, detail]) =>
      detail === null ? [] : [{ productId: product.productId, rule, detail }],
    );
  }

  /** Products of a kind that may be on one page have different pictures. */
  #neighbourFault({ kind, productId, variants }: ProductDraft): string | null {
    const [front = ''] = variants[0]?.pictures ?? [];
    const look = front.replace(/^(p-[a-z-]+-)\d+/, '$1');
    const near = this.#fronts.get(kind) ?? [];
    this.#fronts.set(kind, [...near, { productId, look }].slice(-PAGE));
    const twin = near.find((one) => one.look === look);
    return twin ? `drawn as product ${twin.productId}` : null;
  }

  /** A product line and a model name belong to one maker. */
  #makerFault({ department, brandSlug, texts }: ProductDraft): string | null {
    for (const line of linesIn(department, texts.nl.name)) {
      const key = `${department} ${line}`;
      const other = this.#makers.get(key) ?? brandSlug;
      this.#makers.set(key, other);
      if (other !== brandSlug) return `${line} of ${brandSlug} and ${other}`;
    }
    return null;
  }
}

function energyFault(kind: Kind, { energyClass, attributes }: ProductDraft): string | null {
  const lawful = energyClassOfFacts(kind, attributes);
  return lawful === null || lawful === energyClass ? null : `${energyClass}, the regulation gives ${lawful}`;
}

function noiseFault({ kind, attributes }: ProductDraft): string | null {
  if (typeof attributes.noise !== 'number') return null;
  const lawful = noiseClass(kind, attributes.noise);
  return lawful === (attributes['noise-class'] ?? null)
    ? null
    : `${attributes['noise-class']}, not ${lawful}`;
}

/** A number of seats in the name is that of the attributes. */
function seatsFault({ texts, attributes }: ProductDraft): string | null {
  const named = /(\d(?:,\d)?)-zits/.exec(texts.nl.name)?.[1]?.replace(',', '.');
  return named === undefined || Number(named) === attributes.seats
    ? null
    : `${named}, not ${attributes.seats}`;
}

function tyreFault({ tyre, attributes }: ProductDraft): string | null {
  if (!tyre) return null;
  const lawful = tyreNoiseClass(tyre.rollingNoise, Number(attributes['tyre-width']), tyre.snow);
  if (lawful !== tyre.rollingNoiseClass) return `${tyre.rollingNoise} dB is ${lawful}`;
  if (lawful === 'C') return `${tyre.rollingNoise} dB is above the limit`;
  return tyre.snow === (attributes.season !== 'summer') ? null : `snowflake and ${attributes.season}`;
}

/** A run of neighbouring sizes from the middle of the kind's. */
function sizeFault(kind: Kind, product: ProductDraft): string | null {
  const scale = findScale(kind, product.audience);
  if (!scale) return null;
  const own = [...new Set(product.variants.map(({ dimensions }) => dimensions[scale.dimension] ?? ''))];
  const places = own.map((value) => scale.values.indexOf(value));
  if (places.includes(-1)) return `${own.join(' ')} of ${scale.values.join(' ')}`;
  const middle = Math.floor((scale.values.length - 1) / 2);
  const gaps = places.some((place, index) => index > 0 && place !== (places[index - 1] ?? 0) + 1);
  const through = places.includes(middle) || product.variants.length < places.length * 2;
  return gaps || !through ? own.join(' ') : null;
}

/** Every size of a garment has measures, and none is smaller than those of the size before. */
function measuresFault({ attributes, variants }: ProductDraft): string | null {
  const measures = (attributes.measures ?? []) as Measures;
  const own = [...new Set(variants.flatMap(({ dimensions }) => dimensions.size ?? []))];
  for (const { option, sizes } of measures) {
    const values = own.map((size) => sizes[size] ?? Number.NaN);
    if (!values.every((value, index) => value >= (values[index - 1] ?? 1)))
      return `${option} ${values.join(' ')}`;
  }
  return null;
}

function childFault({ audience, attributes, categoryKeys, brandSlug, kind }: ProductDraft): string | null {
  if (audience !== 'girls' && audience !== 'boys') return null;
  const heel = attributes['heel-height'];
  if (typeof heel === 'number' && heel > CHILD_HEEL_CM) return `a heel of ${heel} cm`;
  if (['pump', 'bra', 'blazer'].includes(kind)) return `a ${kind}`;
  const people = BRANDS.find(({ slug }) => slug === brandSlug)?.audiences;
  if (people && !people.includes(audience)) return `made by ${brandSlug}`;
  return categoryKeys.some((key) => /^(women|men)\b/.test(key)) ? categoryKeys.join(' ') : null;
}

/** Prices are in the kind's band, by brand and options, and a larger size never costs less. */
function priceFault({ variants, brandSlug, kind }: ProductDraft): string | null {
  const [, most] = kinds.get(kind)?.price ?? [0, 0];
  const level = levels.get(brandSlug) ?? 2;
  for (const { prices } of variants) {
    for (const [tenant, { amountMinor, recommendedMinor }] of Object.entries(prices)) {
      if (amountMinor <= 0) return `${tenant} ${amountMinor}`;
      if (recommendedMinor !== null && recommendedMinor < amountMinor) return `${tenant} recommended`;
      if (amountMinor > most * 100 * 6 * level) return `${tenant} ${amountMinor / 100} for a ${kind}`;
    }
  }
  return null;
}

function reviewFault(product: ProductDraft, now: number): string | null {
  const said = new Set<string>();
  const facts = listClaimFacts(product.attributes, product.tyre);
  for (const { title, body, createdAt, variantId } of product.reviews) {
    for (const sentence of [title, ...body.split(/(?<=[.!?]) (?=\p{Lu}|\d)/u)]) {
      if (said.has(sentence)) return `twice: ${sentence}`;
      said.add(sentence);
      const missing = missingPart(sentence, facts);
      if (missing) return `${missing} of an article without: ${sentence}`;
    }
    const age = createdAt.getTime() - product.releasedAt.getTime();
    if (age < FIRST_REVIEW_DAYS * DAY_MS) return `written ${Math.floor(age / DAY_MS)} days after the release`;
    if (createdAt.getTime() > now) return 'written tomorrow';
    if (!product.variants.some((variant: VariantDraft) => variant.variantId === variantId))
      return `of variant ${variantId}`;
  }
  return null;
}

/** The named parts of the drawn picture against the attributes, and its traits against what the options say. */
function pictureFault(kind: Kind, { variants, attributes, optionKeys }: ProductDraft): string | null {
  const [front = ''] = variants[0]?.pictures ?? [];
  const read = readPictureId(front);
  if (!read) return `no picture ${front}`;
  const traits = createDesign(kind.picture, read.seed, read.wish);
  const options = kind.axes.map((axis, index) => axis.find(({ key }) => key === optionKeys[index]));
  const asked = collectLooks(
    kind,
    options.filter((option) => option !== undefined),
  );
  for (const [trait, values] of Object.entries(asked))
    if (!values.includes(traits[trait] as never)) return `${trait} is ${traits[trait]}, not ${values}`;
  const contradiction = SHOWN_TRAITS[kind.kind]?.(attributes).find(
    ([trait, value, isShown]) => (traits[trait] === value) !== isShown,
  );
  if (contradiction) return `${contradiction[0]} is ${traits[contradiction[0]]}`;
  const expected = EXPECTED_PARTS[kind.kind]?.(attributes);
  if (!expected) return null;
  const drawn = listParts(drawProduct({ ...read, view: 'front' }));
  const wrong = Object.entries(expected).find(([part, isThere]) => drawn.has(part) !== isThere);
  return wrong ? `${wrong[0]} is ${wrong[1] ? 'not ' : ''}drawn` : null;
}

/** By kind: whether a trait of the drawing matches the attributes. */
const SHOWN_TRAITS: Readonly<
  Record<
    string,
    (
      attributes: Attributes,
    ) => readonly (readonly [trait: string, value: string | number | boolean, boolean])[]
  >
> = {
  pump: ({ 'heel-height': heel }) => [
    ['heel', 'flat', Number(heel) < 2],
    ...(Number(heel) > 7 ? [['heel', 'stiletto', true] as const] : []),
  ],
  bag: ({ closure }) => [
    ['closure', 'magnet', closure === 'magnet'],
    ['closure', 'buckle', closure === 'buckle'],
  ],
  rug: ({ 'pile-height': pile }) => [
    ['pile', 'long', Number(pile) > 20],
    ['pile', 'woven', Number(pile) < 6],
  ],
  sideboard: ({ doors, drawers }) => [
    ['doors', Number(doors), true],
    ['drawers', Number(drawers), true],
  ],
  boot: ({ closure, 'shaft-height': shaft }) => [
    ['style', 'tall', Number(shaft) > 30],
    ...(closure === 'laces' ? [['style', Number(shaft) < 17 ? 'hiking' : 'laced', true] as const] : []),
  ],
  'polo-shirt': ({ closure, sleeve }) => [
    ['placket', 'zip', closure === 'zip'],
    ['sleeve', 'long', sleeve === 'long'],
  ],
  cardigan: ({ length, pockets, neckline }) => [
    ['length', 'long', length === 'thigh'],
    ['length', 'short', length === 'short'],
    ['pockets', true, pockets === true],
    ['neckline', 'shawl', neckline === 'collar'],
  ],
  'cooker-hood': ({ installation }) => [
    ['style', 'drawer', installation === 'built-in'],
    ['style', 'island', installation === 'island'],
  ],
};

/** By kind: the named parts that a picture has, by the attributes. */
const EXPECTED_PARTS: Readonly<
  Record<string, (attributes: Attributes) => Readonly<Record<string, boolean>>>
> = {
  coat: ({ belt, hood, closure }) => ({
    belt: belt === true,
    hood: hood === true,
    pockets: true,
    buttons: closure === 'buttons',
    zip: closure === 'zip',
  }),
  jacket: ({ hood }) => ({ hood: hood === true }),
  dress: ({ belt }) => ({ belt: belt === true }),
  lamp: ({ surface }) => ({ weave: surface === 'rattan' }),
  sofa: ({ seats }) => ({ [`seats-${Math.ceil(Number(seats))}`]: true }),
  fridge: ({ doors }) => ({ 'door-1': true, 'door-2': doors === 2 }),
  'washing-machine': () => ({ 'front-loader': true }),
  tyre: ({ season }) => ({ [`tread-${season}`]: true }),
};

function listParts(svg: string): Set<string> {
  return new Set([...svg.matchAll(/data-part="([^"]+)"/g)].map(([, part = '']) => part));
}
