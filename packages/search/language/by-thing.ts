import type { Standing, TermAlternative } from '#search/engine/plan.types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** By their terms. */
type Found = ReadonlyMap<string, TermAlternative>;

const SELDOM_IN_NUMBER = 10;
const SELDOM_IN_SHARE = 2;
/** Share of its closeness that keeps a word which heads no name, where a synonym does. */
const UNHEADED = 0.5;
/** … and one that heads some, in those: they come among the synonym's, and not behind them. */
const SELDOM_HEADED = 0.65;

/**
 * Prefers a synonym that heads names to a typed word that hardly ever does: among notebooks "laptop" occurs on bags
 * and chargers, and drives are called "solid state drive", "ssd" is what their cases are for.
 * @param phrases the last words of synonyms of several words, which names have side by side
 */
export function preferHeads(
  vocabulary: Pick<Vocabulary, 'getStanding'>,
  found: Found,
  phrases: readonly Standing[] = [],
): Found {
  const alone = [...found.values()].filter((one) => one.with === undefined);
  const isTyped = ({ reason }: TermAlternative) => reason === 'exact' || reason === 'inflection';
  const getStanding = ({ term }: TermAlternative) => vocabulary.getStanding(term);
  const others = alone
    .filter(({ reason }) => reason === 'synonym')
    .map(getStanding)
    .concat(phrases)
    .filter(({ heads }) => heads);
  const typed = alone.filter(isTyped).map(getStanding);
  if (!others.some((other) => typed.every((one) => !one.heads || isSeldom(one, other)))) return found;
  return new Map([...found].map(([key, one]) => [key, isTyped(one) ? lower(one, getStanding(one)) : one]));
}

function lower(one: TermAlternative, { heads }: Standing): TermAlternative {
  if (!heads) return { ...one, closeness: one.closeness * UNHEADED };
  return { ...one, closeness: one.closeness * SELDOM_HEADED, unheaded: UNHEADED / SELDOM_HEADED };
}

/** Whether a word heads so few names, in number and in share, beside a synonym that they may be chance. */
function isSeldom(one: Standing, other: Standing): boolean {
  const share = ({ headed, named }: Standing) => headed / Math.max(1, named);
  return one.headed * SELDOM_IN_NUMBER <= other.headed && share(one) * SELDOM_IN_SHARE <= share(other);
}
