import type { FindRequest, Found } from './find.types.ts';
import type { QueryPlan, TermGroup } from './plan.types.ts';

/** Fewer articles than this with all the words: those that lack some are shown as well. */
const ENOUGH = 24;
/** Shares of what the words say, tried one after the other until enough is found; a word says more the rarer it is. */
const PARTIAL = [0.7, 0.4] as const;
const LEAST = 0.4;

/** The articles found, and how many of them have all the words; null: all have. */
export type Partly = { readonly found: Found; readonly complete: number | null };

/**
 * Finds articles with all the words, and where those are few also articles that lack some of them. The decision is taken
 * without what a visitor has chosen since, so that choosing a filter never finds more. In another order than the shop's
 * own, articles that lack words would come among the others: they are left out there.
 * @param found with all the words @param wider the same question without the visitor's filters
 */
export function findPartly(
  find: (request: FindRequest) => Found,
  found: Found,
  request: FindRequest,
  wider: FindRequest,
): Partly {
  if (request.least !== undefined) return { found, complete: request.least < 1 ? 0 : null };
  const count = { limit: 0, unordered: 0, counting: 'nothing' } as const;
  const totalOf = (least: number) =>
    (wider === request && least === 1 ? found : find({ ...wider, ...count, least })).total;
  if (!mayLack(request.groups) || request.sort !== 'popularity' || found.total >= ENOUGH)
    return { found, complete: null };
  const all = totalOf(1);
  if (all === 0 || all >= ENOUGH) return { found, complete: null };
  const least = PARTIAL.find((share) => totalOf(share) >= ENOUGH) ?? LEAST;
  const partly = find({ ...request, least });
  return partly.total > found.total ? { found: partly, complete: found.total } : { found, complete: null };
}

/**
 * A way to read words of which no article has all: by those that say most of it. A thing has to be said of the article
 * itself: a skirt that goes with shoes is none. Null for a single word.
 */
export function partialPlan(plan: QueryPlan): QueryPlan | null {
  return mayLack(plan.groups) ? { ...plan, groups: plan.groups.map(asTold), least: LEAST } : null;
}

/** Whether some of the words may be missing: of a compound's parts none, or bags for a vacuum cleaner are one. */
function mayLack(groups: readonly TermGroup[]): boolean {
  const required = groups.filter((group) => group.required);
  return required.length > 1 && !required.some(({ headOf }) => headOf !== undefined);
}

function asTold(group: TermGroup): TermGroup {
  if (!group.isThing || !group.required) return group;
  return { ...group, alternatives: group.alternatives.map((one) => ({ ...one, told: true })) };
}
