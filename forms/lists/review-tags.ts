/** The tags of reviews; the texts are review.tag.{key}. There are as many for praise as for complaint. */
export const REVIEW_TAGS = [
  'good-quality',
  'poor-quality',
  'good-value',
  'as-pictured',
  'not-as-pictured',
  'fits-small',
  'fits-as-expected',
  'fits-large',
  'comfortable',
  'sturdy',
  'easy-to-assemble',
  'hard-to-assemble',
  'easy-to-use',
  'hard-to-use',
  'quiet',
  'loud',
  'good-grip',
  'long-lasting',
] as const;

export type ReviewTag = (typeof REVIEW_TAGS)[number];

const ALWAYS: readonly ReviewTag[] = [
  'good-quality',
  'poor-quality',
  'good-value',
  'as-pictured',
  'not-as-pictured',
];
const FIT: readonly ReviewTag[] = ['fits-small', 'fits-as-expected', 'fits-large', 'comfortable'];

const OF_DEPARTMENT: Readonly<Record<string, readonly ReviewTag[]>> = {
  fashion: FIT,
  shoes: FIT,
  furniture: ['sturdy', 'easy-to-assemble', 'hard-to-assemble'],
  electronics: ['easy-to-use', 'hard-to-use', 'long-lasting'],
  appliances: ['easy-to-use', 'hard-to-use', 'quiet', 'loud'],
  tyres: ['good-grip', 'quiet', 'loud', 'long-lasting'],
};

/** Kinds for sitting or lying on, which have tags beyond their department's. */
const SOFT: ReadonlySet<string> = new Set([
  'sofa',
  'corner-sofa',
  'armchair',
  'chair',
  'office-chair',
  'bed',
  'mattress',
  'pillow',
  'duvet',
]);
/** Kinds of fashion that have no fit. */
const WITHOUT_FIT: ReadonlySet<string> = new Set([
  'bag',
  'backpack',
  'suitcase',
  'wallet',
  'scarf',
  'watch',
  'necklace',
  'earrings',
  'ring',
  'bracelet',
  'sunglasses',
  'umbrella',
]);
/** Most tags of a review. */
export const MOST_TAGS = 5;

/**
 * Tags that make sense for a product, in the order in which a form offers them. @param kind product type, e.g. dress
 */
export function reviewTagsFor({
  kind,
  department,
}: {
  kind: string;
  department: string;
}): readonly ReviewTag[] {
  const own = WITHOUT_FIT.has(kind) ? (['sturdy'] as const) : (OF_DEPARTMENT[department] ?? []);
  const soft: readonly ReviewTag[] = SOFT.has(kind) ? ['comfortable'] : [];
  return [...own, ...soft, ...ALWAYS];
}

export function isReviewTag(key: string): key is ReviewTag {
  return (REVIEW_TAGS as readonly string[]).includes(key);
}
