import { createRandom } from '#demo/pictures/parts/random.ts';
import type { Tenant } from '../../../tenants/tenant.ts';
import { BESTSELLERS, type Bestseller } from './bestsellers.ts';
import { BRANDS } from './brands.ts';
import { type Design, designProduct } from './design.ts';
import type { ProductDraft } from './draft.ts';
import { pickAtShare, pickFrom } from './draw.ts';
import type { Department, Kind } from './kind.ts';
import { KINDS } from './kinds.ts';
import { listModelNames } from './makers.ts';
import { PictureDesigner } from './picture-design.ts';
import { makeProduct, type ProductSettings } from './product.ts';
import { fill } from './texts.rules.ts';

export type CatalogueOptions = {
  /** number of products, up to 1,000,000 */
  readonly size: number;
  readonly tenants: readonly Tenant[];
  /** another seed, another assortment */
  readonly seed?: number;
  /** the day that prices, reviews and releases are relative to; the same day gives the same catalogue */
  readonly now?: Date;
  /** at most three variants a product; by default above 50,000 products */
  readonly lean?: boolean;
  /** mean; by default 3, and one for every fourth product above 50,000 products. Ratings always follow from them. */
  readonly reviewsPerProduct?: number;
};

const LARGE = 50_000;
/** A larger catalogue is not browsed page by page: its pictures need not differ from their neighbours. */
const LOOKED_AT = 200_000;
/** Products until the database that takes the last ones has its turn. */
const IN_A_TURN = 20;
const MOST_NAMES_KEPT = 40_000;
const PLAIN_ATTEMPTS = 6;
const GOLDEN_RATIO = 0.618_033_988_749_894_9;

const SHARES: readonly (readonly [Department, number])[] = [
  ['fashion', 45],
  ['shoes', 15],
  ['furniture', 18],
  ['electronics', 10],
  ['appliances', 8],
  ['tyres', 4],
];

/** The demo's anchor: what `now` is unless it is given. */
export const ANCHOR = new Date('2026-11-20T00:00:00Z');

/**
 * The Tavelo assortment, one product after the other, in constant memory. Equal options give equal products;
 * ids count from 1, variants' ids too. The first products are the bestsellers.
 */
export async function* generateCatalogue(options: CatalogueOptions): AsyncGenerator<ProductDraft> {
  const large = options.size > LARGE;
  const seed = options.seed ?? 1;
  const settings: ProductSettings = {
    tenants: options.tenants,
    now: options.now ?? ANCHOR,
    lean: options.lean ?? large,
    pictures: new PictureDesigner({ isAlone: options.size > LOOKED_AT }),
    reviewsPerProduct: options.reviewsPerProduct ?? (large ? 0.25 : 3),
  };
  const names = new Set<string>();
  let nextVariantId = 1;
  for (let productId = 1; productId <= options.size; productId += 1) {
    const bestseller = BESTSELLERS[productId - 1];
    const design = bestseller ? designOfBestseller(bestseller) : createUnusedDesign(productId, seed, names);
    const product = makeProduct(productId, nextVariantId, design, settings, seed, bestseller);
    nextVariantId += product.variants.length;
    yield product;
    if (productId % IN_A_TURN === 0) await new Promise(setImmediate);
  }
}

/** A design with a name that no product has yet, as long as the kind has names left. */
function createUnusedDesign(productId: number, seed: number, names: Set<string>): Design {
  const kind = kindAt(productId);
  let design = designProduct(createRandom(`design ${seed} ${productId}`), kind);
  for (let attempt = 1; attempt <= PLAIN_ATTEMPTS * 3 && names.has(buildName(design)); attempt += 1) {
    const random = createRandom(`design ${seed} ${productId} ${attempt}`);
    design = designProduct(random, kind);
    if (attempt > PLAIN_ATTEMPTS)
      design = addModelName(design, pickFrom(random, listModelNames(design.brand)));
  }
  if (names.size < MOST_NAMES_KEPT) names.add(buildName(design));
  return design;
}

/** When plain words no longer distinguish products, a model name follows the first word. */
function addModelName(design: Design, model: string): Design {
  const [nl, de, fr] = design.name;
  const insert = (form: string) => form.replace('{0}', `{0} ${model}`);
  return { ...design, name: [insert(nl), insert(de), insert(fr)] };
}

function buildName({ name, options }: Design): string {
  return fill(name[0], options, 0);
}

/** Departments and kinds in their shares, mixed evenly: low-discrepancy sequences instead of chance. */
function kindAt(productId: number): Kind {
  const department = pickAtShare(SHARES, ([, share]) => share, (productId * GOLDEN_RATIO) % 1)[0];
  const kinds = KINDS.filter((kind) => kind.department === department);
  return pickAtShare(kinds, (kind) => kind.share, (productId * Math.SQRT2) % 1);
}

/** @throws RangeError when it names something that does not exist */
function designOfBestseller(bestseller: Bestseller): Design {
  const kind = KINDS.find((one) => one.kind === bestseller.kind);
  const brand = BRANDS.find((one) => one.slug === bestseller.brand);
  if (!kind || !brand) throw new RangeError(`bestseller "${bestseller.name[0]}": no such kind or brand`);
  const options = kind.axes.map((axis, index) => {
    const option = axis.find((one) => one.key === bestseller.options[index]);
    if (!option)
      throw new RangeError(`bestseller "${bestseller.name[0]}": no option ${bestseller.options[index]}`);
    return option;
  });
  return { kind, options, audience: bestseller.audience, brand, name: bestseller.name };
}
