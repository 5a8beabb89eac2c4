import type { Random } from '#demo/pictures/parts/random.ts';
import type { DemoBrand } from './brands.ts';
import { pickWeighted } from './draw.ts';
import type { Season } from './facts/season.ts';
import type { Audience, Department, Kind, Option } from './kind.ts';
import type { Ending, PricePlan, PriceStory } from './prices.rules.ts';

const DAY_MS = 86_400_000;

const STORIES: readonly (readonly [PriceStory, number])[] = [
  ['reduced', 70],
  ['stacked', 14],
  ['dip', 11],
  ['deep-dip', 5],
];
const REDUCTIONS = [0.1, 0.15, 0.2, 0.2, 0.25, 0.3, 0.3, 0.4, 0.5];
const RECOMMENDED_SHARE: Record<Department, number> = {
  fashion: 0.12,
  shoes: 0.15,
  furniture: 0.2,
  electronics: 0.45,
  appliances: 0.45,
  tyres: 0.3,
};
/** Reduced share of the products that are old enough for it; it is larger for what the coming months do not need. */
const REDUCED_SHARE = 0.17;
const REDUCED_SHARE_OUT_OF_SEASON = 0.4;
/** Factor for clothes and shoes of children. */
const CHILDREN_FACTOR = 0.62;
const LEVEL_FACTOR = { 1: 0.82, 2: 1.05, 3: 1.55 } as const;

type Priced = {
  readonly kind: Kind;
  readonly brand: DemoBrand;
  readonly options: readonly Option[];
  readonly audience: Audience | null;
};

/**
 * The prices of a product, now and before, before markets and variants. `euros` fixes the price instead of the kind's
 * band.
 */
export function planPrice(
  random: Random,
  product: Priced & {
    readonly season: Season | null;
    readonly releasedAt: Date;
    readonly euros?: number | undefined;
  },
  now: Date,
): PricePlan {
  const drawn = drawEuros(random, product);
  const euros = product.euros ?? drawn;
  const endings: readonly Ending[] = ['99', '95', '99', '95', '00'];
  const old = now.getTime() - product.releasedAt.getTime() > 90 * DAY_MS;
  const share = product.season === 'spring-summer' ? REDUCED_SHARE_OUT_OF_SEASON : REDUCED_SHARE;
  const changes = random.chance(share) && old;
  return {
    euros,
    ending: endings[random.whole(0, 4)] ?? '99',
    story: changes ? pickWeighted(random, STORIES, ([, weight]) => weight)[0] : 'steady',
    reduction: REDUCTIONS[random.whole(0, REDUCTIONS.length - 1)] ?? 0.2,
    changedAt: new Date(now.getTime() - random.whole(1, 24) * DAY_MS),
    firstAskedAt: product.releasedAt,
    recommended: random.chance(RECOMMENDED_SHARE[product.kind.department]) ? random.between(1.06, 1.3) : null,
  };
}

/** A price of the kind's band, by brand, options and audience. */
export function drawEuros(random: Random, product: Priced): number {
  const [low, high] = product.kind.price;
  const inBand = low + (high - low) * random.between(0, 1) ** 1.7;
  const factor = product.options.reduce((all, option) => all * (option.price ?? 1), 1);
  return inBand * factor * LEVEL_FACTOR[product.brand.level] * audienceFactor(product);
}

/** Clothes and shoes for children cost a part of those for adults. */
export function audienceFactor(product: Pick<Priced, 'audience'>): number {
  return isChild(product) ? CHILDREN_FACTOR : 1;
}

function isChild({ audience }: { readonly audience: Audience | null }): boolean {
  return audience === 'girls' || audience === 'boys';
}
