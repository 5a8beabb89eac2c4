import { encodeDesign, listChoices } from '#demo/pictures/design-code.ts';
import type { Traits, Wish } from '#demo/pictures/kind.ts';
import { MAKES } from '#demo/pictures/parts/make.ts';
import { createRandom } from '#demo/pictures/parts/random.ts';
import type { Attributes, Kind, Option } from './kind.ts';
import { LOOKS } from './looks.ts';

/** The number of designs of a kind that a new one must differ from: those that may be beside it on a page. */
const NEIGHBOURS = 23;
const DRAFTS = 28;

/** A seed for details, and the traits that the words require. */
export type PictureDesign = { readonly seed: number; readonly code: string; readonly traits: Wish };

/** The traits that a product's options require in its picture: for each trait the allowed values. */
export function collectLooks(
  kind: Kind,
  options: readonly Option[],
): Readonly<Record<string, Traits[string][]>> {
  const looks = LOOKS[kind.kind] ?? {};
  const merged: Record<string, Traits[string][]> = {};
  for (const { key } of options)
    for (const [trait, values] of Object.entries(looks[key] ?? {}))
      merged[trait] = (merged[trait] ?? [...values]).filter((value) => values.includes(value));
  return { ...(looks['*'] as Record<string, Traits[string][]>), ...merged };
}

/** Designs the pictures of a catalogue, product by product; it remembers the last ones of each kind. */
export class PictureDesigner {
  readonly #last = new Map<string, Wish[]>();
  readonly #fronts = new Map<string, string[]>();
  readonly #isAlone: boolean;

  /** @param isAlone no picture is seen beside others: the first draft is taken, which is a tenth of the work */
  constructor({ isAlone = false } = {}) {
    this.#isAlone = isAlone;
  }

  /** The draft that fits its words and differs most from its neighbours; one of all designs where none does. */
  design(kind: Kind, productId: number, options: readonly Option[], priceRank: number): PictureDesign {
    const asked = addFinish(kind, priceRank, collectLooks(kind, options));
    const traits = this.#isAlone
      ? draftDesign(kind, productId, 0, asked)
      : this.#chooseTraits(kind, productId, asked);
    return { seed: productId, code: encodeDesign(kind.picture, traits), traits };
  }

  #chooseTraits(kind: Kind, productId: number, asked: ReturnType<typeof addFinish>): Wish {
    const neighbours = this.#last.get(kind.kind) ?? [];
    const drafts = Array.from({ length: DRAFTS }, (_, draft) => draftDesign(kind, productId, draft, asked));
    const best = widest(drafts, neighbours);
    const traits = best.distance > 0 ? best.traits : longestAgo(everyDesign(kind, asked), neighbours);
    this.#last.set(kind.kind, [...neighbours, traits].slice(-NEIGHBOURS));
    return traits;
  }

  /**
   * A product's colours, begun with one that no neighbour of this design shows first: where words leave few designs,
   * colours tell articles apart.
   * @param others colours to take for the first where neighbours begin with all of its own
   */
  rotateColours(
    kind: Kind,
    code: string,
    colours: readonly string[],
    others: readonly string[],
  ): readonly string[] {
    const fronts = this.#fronts.get(kind.kind) ?? [];
    const isFree = (colour: string) => !fronts.includes(`${code} ${colour}`);
    const place = colours.findIndex(isFree);
    const other = place < 0 ? others.find(isFree) : undefined;
    const turned = other
      ? [other, ...colours.slice(1)]
      : [...colours.slice(Math.max(place, 0)), ...colours.slice(0, Math.max(place, 0))];
    this.#fronts.set(kind.kind, [...fronts, `${code} ${turned[0]}`].slice(-NEIGHBOURS));
    return turned;
  }
}

/**
 * The traits that only an expensive article has, or only a cheap one: by kind and trait the values of the most
 * expensive third, and of the cheapest. A kind with a `make` shows its price by that too.
 */
const FINISH: Readonly<
  Record<string, Readonly<Record<string, readonly [dear: readonly string[], plain: readonly string[]]>>>
> = {
  coat: {
    buttons: [
      ['horn', 'gold'],
      ['dark', 'tonal'],
    ],
    cuff: [['turned', 'tab'], ['plain']],
  },
  'washing-machine': {
    door: [
      ['black-glass', 'chrome'],
      ['white', 'dark'],
    ],
    panel: [
      ['touch', 'dial-centre'],
      ['dial-left', 'dial-right'],
    ],
  },
  bag: { metal: [['gold'], ['silver']] },
  watch: {
    metal: [
      ['gold', 'rose'],
      ['steel', 'black'],
    ],
    marks: [['bars'], ['numerals', 'dots']],
  },
  sneaker: {
    mark: [
      ['plain', 'perforated'],
      ['stripe', 'chevron', 'bars'],
    ],
    sole: [
      ['white', 'tonal'],
      ['white', 'gum'],
    ],
  },
  lamp: { metal: [['brass'], ['black', 'steel']] },
  fridge: { handles: [['bar'], ['recess', 'short-bar']], metal: [['brass', 'black', 'steel'], ['steel']] },
  television: {
    bezel: [['metal', 'bronze'], ['thin']],
    stand: [
      ['centre', 'bar'],
      ['feet', 'blades'],
    ],
  },
  sofa: {
    legs: [
      ['walnut', 'oak', 'metal'],
      ['black', 'block'],
    ],
    arms: [
      ['round', 'bolster', 'wide'],
      ['slim', 'low', 'wide'],
    ],
  },
};

/** Words come first: a finish only narrows the values that they leave open. */
function addFinish(
  kind: Kind,
  priceRank: number,
  asked: Readonly<Record<string, Traits[string][]>>,
): Readonly<Record<string, Traits[string][]>> {
  return { ...chooseFinish(kind, priceRank), ...chooseMake(kind, priceRank), ...asked };
}

function chooseFinish(kind: Kind, priceRank: number): Record<string, Traits[string][]> {
  if (priceRank >= 1 / 3 && priceRank < 2 / 3) return {};
  const finish = Object.entries(FINISH[kind.kind] ?? {}).map(
    ([trait, [dear, plain]]): [string, Traits[string][]] => [trait, [...(priceRank < 1 / 3 ? plain : dear)]],
  );
  return Object.fromEntries(finish);
}

function chooseMake(kind: Kind, priceRank: number): Record<string, Traits[string][]> {
  if (!listChoices(kind.picture).some(({ trait }) => trait === 'make')) return {};
  const place = Math.min(MAKES.length - 1, Math.floor(priceRank * MAKES.length));
  return { make: MAKES.slice(place, place + 1) };
}

/**
 * The traits that are attributes as well, so that facts and filters agree with the picture: belt, hood, pockets,
 * fastening, doors.
 */
export function attributesOfDesign(kind: string, traits: Wish): Attributes {
  if (kind === 'coat')
    return {
      belt: traits.belt === true,
      hood: traits.hood === true,
      pockets: true,
      closure: String(traits.closure),
      ...(traits.hood ? { neckline: 'hood' } : { neckline: traits.collar === 'stand' ? 'stand' : 'collar' }),
    };
  if (kind === 'jacket') return { hood: traits.hood === true };
  if (kind === 'dress')
    return {
      belt: traits.belt === true,
      neckline: String(traits.neckline),
      sleeve: String(traits.sleeve),
    };
  return {};
}

/** The design that none of the neighbours has, or the one that was drawn longest ago. */
function longestAgo(designs: readonly Wish[], neighbours: readonly Wish[]): Wish {
  const ago = (design: Wish) => neighbours.findLastIndex((one) => countDifferences(one, design) === 0);
  return designs.reduce((oldest, design) => (ago(design) < ago(oldest) ? design : oldest));
}

/** The first design with the greatest distance from its nearest neighbour; 0: it has a twin. */
function widest(designs: readonly Wish[], neighbours: readonly Wish[]): { traits: Wish; distance: number } {
  let best = { traits: designs[0] ?? {}, distance: -1 };
  for (const traits of designs) {
    const distance = Math.min(
      ...neighbours.map((one) => countDifferences(one, traits)),
      Number.MAX_SAFE_INTEGER,
    );
    if (distance > best.distance) best = { traits, distance };
  }
  return best;
}

/** All designs that the words allow: few, where drafts hit none but the neighbours'. */
function everyDesign(kind: Kind, asked: Readonly<Record<string, Traits[string][]>>): Wish[] {
  let designs: Wish[] = [{}];
  for (const { trait, values } of listChoices(kind.picture)) {
    const wanted = asked[trait]?.filter((value) => values.includes(value)) ?? values;
    designs = designs.flatMap((design) => wanted.map((value) => ({ ...design, [trait]: value })));
  }
  return designs;
}

function draftDesign(
  kind: Kind,
  productId: number,
  draft: number,
  asked: Readonly<Record<string, Traits[string][]>>,
): Wish {
  const random = createRandom(`picture ${kind.kind} ${productId} ${draft}`);
  const wish: Wish = {};
  for (const { trait, values } of listChoices(kind.picture)) {
    const wanted = asked[trait]?.filter((value) => values.includes(value)) ?? values;
    const [first, ...others] = wanted;
    if (first === undefined) throw new RangeError(`${kind.kind}: no ${trait} is ${asked[trait]}`);
    wish[trait] = random.pick([first, ...others]);
  }
  return wish;
}

/** The number of traits in which two designs differ. */
export function countDifferences(one: Wish, other: Wish): number {
  return Object.keys(one).filter((trait) => one[trait] !== other[trait]).length;
}
