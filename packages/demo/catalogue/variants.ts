import { hashText, type Random } from '#demo/pictures/parts/random.ts';
import { OPENED_KINDS } from '#demo/pictures/scenes/inside.ts';
import { MEASURED_KINDS } from '#demo/pictures/scenes/measured.ts';
import { WORN_KINDS } from '#demo/pictures/scenes/worn.ts';
import type { Tenant } from '../../../tenants/tenant.ts';
import { getColour } from './colours.ts';
import type { PriceDraft, StockDraft, VariantDraft } from './draft.ts';
import { pickFrom, sample } from './draw.ts';
import type { Attributes, Audience, Department, Kind, Option } from './kind.ts';
import type { PictureDesign, PictureDesigner } from './picture-design.ts';
import { type PricePlan, priceIn } from './prices.rules.ts';
import { findScale } from './scales.ts';

const DAY_MS = 86_400_000;

/** Working days until an article arrives, at least and at most, by department. */
const DELIVERY: Record<Department, readonly (readonly [number, number])[]> = {
  fashion: [
    [1, 2],
    [1, 3],
    [2, 4],
  ],
  shoes: [
    [1, 2],
    [1, 3],
  ],
  furniture: [
    [5, 8],
    [10, 15],
    [10, 20],
    [15, 25],
  ],
  electronics: [
    [1, 2],
    [1, 3],
  ],
  appliances: [
    [2, 4],
    [3, 5],
  ],
  tyres: [
    [2, 4],
    [3, 6],
  ],
};

/** How many variants a product may have in lean catalogues. */
const LEAN_VARIANTS = 3;

export type VariantInput = {
  readonly productId: number;
  readonly sku: string;
  readonly kind: Kind;
  readonly options: readonly Option[];
  readonly audience: Audience | null;
  readonly plan: PricePlan;
  readonly picture: PictureDesign;
  readonly pictures: PictureDesigner;
  readonly attributes: Attributes;
  readonly colours?: readonly string[];
  /** no longer sold: none in stock, and none expected */
  readonly soldOut: boolean;
  readonly now: Date;
  readonly lean: boolean;
};

/** A product's variants: its colours times its sizes, numbered from `firstVariantId`. */
export function makeVariants(
  random: Random,
  input: VariantInput,
  tenants: readonly Tenant[],
  firstVariantId: number,
): VariantDraft[] {
  const { kind, lean } = input;
  const [fewest, most] = kind.colourCount;
  const possible = listColours(input);
  const drawn = () => rotateList(random, sample(random, possible, lean ? 1 : random.whole(fewest, most)));
  const colours = input.pictures.rotateColours(
    kind,
    input.picture.code,
    input.colours ?? drawn(),
    input.colours ? [] : possible,
  );
  const scale = findScale(kind, input.audience);
  const values = scale
    ? neighbours(random, scale.values, random.whole(scale.count[0], scale.count[1]))
    : [null];
  const delivery = pickFrom(random, DELIVERY[kind.department]);
  const pairs = colours.flatMap((colourKey) => values.map((value, step) => ({ colourKey, value, step })));
  const priced = new Map<number, Record<string, PriceDraft>>();
  return pairs.slice(0, lean ? LEAN_VARIANTS : pairs.length).map(({ colourKey, value, step }, position) => {
    const variantId = firstVariantId + position;
    const prices = priced.get(step) ?? buildPrices(input.plan, tenants, 1 + step * (scale?.step ?? 0));
    priced.set(step, prices);
    return {
      variantId,
      sku: `${input.sku}-${String(position + 1).padStart(2, '0')}`,
      position,
      colourKey,
      dimensions: scale && value !== null ? { [scale.dimension]: value } : {},
      gtin: buildGtin(variantId),
      squareMetres: kind.pricedByArea && value !== null ? computeArea(value) : null,
      pictures: listPictureIds(input, colourKey, value),
      prices,
      stock: drawStock(random, tenants, delivery, input),
    };
  });
}

/** The kind's colours, or those that an option allows. */
function listColours({ kind, options }: VariantInput): readonly string[] {
  return options.find((option) => option.colours)?.colours ?? kind.colours;
}

/** The list from a random beginning, so that not every product of a kind shows the same colour first. */
function rotateList<T>(random: Random, list: readonly T[]): readonly T[] {
  const first = random.whole(0, list.length - 1);
  return [...list.slice(first), ...list.slice(0, first)];
}

/** A run of `count` neighbouring values through the middle ones: nobody sells the outermost sizes only. */
function neighbours(random: Random, values: readonly string[], count: number): readonly string[] {
  const length = Math.min(count, values.length);
  const middle = Math.floor((values.length - 1) / 2);
  const first = random.whole(Math.max(0, middle - length + 1), Math.min(middle, values.length - length));
  return values.slice(first, first + length);
}

function buildPrices(
  plan: PricePlan,
  tenants: readonly Tenant[],
  factor: number,
): Record<string, PriceDraft> {
  return Object.fromEntries(tenants.map((tenant) => [tenant.id, priceIn(tenant, plan, factor)]));
}

/** Kinds that are also drawn from behind. */
const WITH_BACK: ReadonlySet<string> = new Set(['coat']);
/** Kinds that are shown from their other side. */
const WITH_SIDE: ReadonlySet<string> = new Set([
  ...['sneaker', 'boot', 'ankle-boot', 'pump', 'sandal', 'slipper', 'bag', 'backpack', 'suitcase'],
]);

/** Where a kind has no further side to show, it is shown whole once more; a flat one in any case, for its depth. */
const FEWEST_VIEWS = 5;
const FLAT_KINDS: ReadonlySet<string> = new Set(['television']);

/** Ids of the views, as many as the kind has: the front first, then where it is worn, stands or hangs. */
function listPictureIds(
  { kind, picture, attributes }: VariantInput,
  colourKey: string,
  size: string | null,
): string[] {
  const hex = getColour(colourKey).hex.slice(1);
  const stem = `p-${kind.picture}-${picture.seed}${picture.code && `x${picture.code}`}-${hex}`;
  const [width, depth] =
    /^(\d+) × (\d+) cm$/
      .exec(size ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  const centimetres = {
    width: width ?? attributes.width,
    height: attributes.height,
    depth: depth ?? attributes.depth,
  };
  const measured =
    MEASURED_KINDS.has(kind.picture) &&
    Object.values(centimetres).every((value) => typeof value === 'number' && value >= 1 && value < 1000);
  const { width: w, height: h, depth: d } = centimetres;
  const all = [
    'front',
    WORN_KINDS.has(kind.picture) && 'worn',
    'scene',
    WITH_BACK.has(kind.picture) && 'back',
    WITH_SIDE.has(kind.picture) && 'side',
    OPENED_KINDS.has(kind.picture) && 'inside',
    'detail',
    'finish',
    measured && `size${Math.round(Number(w))}x${Math.round(Number(h))}x${Math.round(Number(d))}`,
  ];
  const views = all.filter((view) => view !== false);
  if (views.length < FEWEST_VIEWS || FLAT_KINDS.has(kind.picture)) views.splice(1, 0, 'angle');
  return views.map((view) => `${stem}-${view}`);
}

function drawStock(
  random: Random,
  tenants: readonly Tenant[],
  [deliveryDaysMin, deliveryDaysMax]: readonly [number, number],
  { soldOut, now }: VariantInput,
): Record<string, StockDraft> {
  const stock: Record<string, StockDraft> = {};
  for (const tenant of tenants) {
    const luck = random.between(0, 1);
    const some = luck < 0.06 ? 0 : luck < 0.14 ? random.whole(1, 5) : random.whole(6, 140);
    const quantity = soldOut ? 0 : some;
    const expectedOn = quantity === 0 && !soldOut && luck < 0.045 ? dayAfter(now, random.whole(4, 45)) : null;
    stock[tenant.id] = { quantity, deliveryDaysMin, deliveryDaysMax, expectedOn };
  }
  return stock;
}

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Square metres of a size like "160 × 230 cm". @throws RangeError for any other size */
export function computeArea(size: string): number {
  const sides = /^(\d+) × (\d+) cm$/.exec(size);
  if (!sides) throw new RangeError(`no area: ${size}`);
  return Math.round(Number(sides[1]) * Number(sides[2])) / 10_000;
}

/** A GTIN-13 of the range 20–29, which GS1 keeps for numbers inside one company, with its check digit. */
export function buildGtin(variantId: number): string {
  const digits = `2${String(hashText(`gtin ${variantId}`) % 1000).padStart(3, '0')}${String(variantId).padStart(8, '0')}`;
  const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
