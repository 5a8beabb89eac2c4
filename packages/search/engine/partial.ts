import type { FindRequest, Found } from './find.types.ts';
import type { QueryPlan, TermGroup } from './plan.types.ts';

/** With fewer hits for all the words than this, articles without some of them are shown too. */
const ENOUGH = 24;
/** … but with this many where the words say how many places or doors it has: another number is another thing. */
const OF_A_COUNT = 8;
/** Shares of the words' weight, tried one after the other until enough is found; a rarer word weighs more. */
const PARTIAL = [0.7, 0.4] as const;
const LEAST = 0.4;
/** Fewer hits of a thing than this fill no row: what has still less of the words follows them. */
export const FEW = 4;
const LEAST_OF_FEW = 0.25;

/** The hits, and how many of them have all the words; null: all have. */
export type Partly = {
  readonly found: Found;
  readonly complete: number | null;
  /** the share of the words that the hits have */
  readonly least?: number;
};

/**
 * Finds articles with all the words, and where those are few also articles without some of them. The visitor's
 * filters do not influence the decision, so that choosing a filter never finds more. In other orders than the shop's
 * own, articles without some words would come among those with all: they are left out there, unless none has all.
 * @param found with all the words
 * @param wider the same question without the visitor's filters
 */
export function findPartly(
  find: (request: FindRequest) => Found,
  found: Found,
  request: FindRequest,
  wider: FindRequest,
): Partly {
  if (request.least !== undefined) return { found, complete: request.least < 1 ? 0 : null };
  const count = { limit: 0, unordered: 0, counting: 'nothing' } as const;
  const countTotal = (least: number) =>
    (wider === request && least === 1 ? found : find({ ...wider, ...count, least })).total;
  const wouldMix = request.sort !== 'popularity' && found.total > 0;
  if (!mayLack(request.groups) || wouldMix || found.total >= ENOUGH) return { found, complete: null };
  const all = countTotal(1);
  const fill = request.groups.some(({ required, isCount }) => required && isCount) ? OF_A_COUNT : ENOUGH;
  if (all === 0 || all >= fill) return { found, complete: null };
  const isOfThing = request.groups.some(({ required, isThing }) => required && isThing);
  const chooseLeast = () => (isOfThing && countTotal(LEAST) < FEW ? LEAST_OF_FEW : LEAST);
  const least = PARTIAL.find((share) => countTotal(share) >= ENOUGH) ?? chooseLeast();
  // though the filters leave no more than these, the counts of other values are of what choosing them would find
  const partly = find({ ...request, least });
  return { found: partly, complete: partly.total > found.total ? found.total : null, least };
}

/**
 * A plan for words that no article has all of: by most of their weight. A word for a thing must describe the article
 * itself: a skirt that goes with shoes is no shoe. Null for a single word.
 */
export function buildPartialPlan(plan: QueryPlan, least = LEAST): QueryPlan | null {
  if (!mayLack(plan.groups)) return null;
  // the thing itself is enough, however rare its addition: "Schlafsofa mit Bettkasten"
  const share = plan.groups.some(({ isNeeded }) => isNeeded) ? LEAST_OF_FEW : least;
  return { ...plan, groups: plan.groups.map(requireTold), least: share };
}

/** A size of two numbers, as tyres have it: 205/55. */
const SIZE = /^\d+\/\d+$/;

/**
 * Whether some of the words may be missing: never a part of a compound, or vacuum cleaner bags would find vacuum
 * cleaners; and never beside a size of two numbers, because another size does not fit.
 */
function mayLack(groups: readonly TermGroup[]): boolean {
  const required = groups.filter((group) => group.required);
  const isExact = required.some(({ headOf, typed }) => headOf !== undefined || SIZE.test(typed));
  return required.length > 1 && !isExact;
}

function requireTold(group: TermGroup): TermGroup {
  if (!group.isThing || !group.required) return group;
  return { ...group, alternatives: group.alternatives.map((one) => ({ ...one, told: true })) };
}
