import type { Random } from '#demo/pictures/parts/random.ts';
import type { Tenant } from '../../../tenants/tenant.ts';
import type { ReviewDraft } from '../draft.ts';
import { normal, pickFrom, pickWeighted } from '../draw.ts';
import { type DemoLanguage, type Kind, LANGUAGES, type Text } from '../kind.ts';
import { REVIEWERS } from '../names.ts';
import { typeset } from '../texts.rules.ts';
import { BODIES, EXTRAS, type Manner, type Mood, REMARKS, TITLES } from './review-texts.ts';

const DAY_MS = 86_400_000;
const MOST_REVIEWS = 40;
const TRIES = 6;
/** Kinds of fashion that have no fit. */
const ACCESSORIES: ReadonlySet<string> = new Set(['bag', 'backpack', 'suitcase', 'watch', 'scarf', 'beanie']);
/** How much is written where, relative to the others: an article's reviews are read in all shops, and the Dutch is the main one. */
const TENANT_WEIGHT: Readonly<Record<string, number>> = { nl: 50, de: 30, at: 8, ch: 12 };

export type ReviewInput = {
  readonly kind: Kind;
  readonly variantIds: readonly number[];
  readonly releasedAt: Date;
  readonly now: Date;
  /** how many reviews products have on average; bestsellers have 9 to 30 */
  readonly mean: number;
  readonly bestseller: boolean;
};

/** What customers wrote: in the languages of their shops, around one quality that the product has. */
export function writeReviews(random: Random, input: ReviewInput, tenants: readonly Tenant[]): ReviewDraft[] {
  const count = countOf(random, input);
  const quality = Math.min(4.85, Math.max(3.1, 4.25 + normal(random) * 0.42));
  const said = new Set<string>();
  return Array.from({ length: count }, () => writeReview(random, input, tenants, quality, said));
}

/** A suitcase is sold with the clothes, but nobody washes it three times. */
function mannerOf({ kind, department }: Kind): Manner {
  return ACCESSORIES.has(kind) ? 'accessories' : department;
}

/** Two decimals, as the database keeps it; null without reviews. */
export function averageStars(reviews: readonly ReviewDraft[]): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((all, review) => all + review.stars, 0);
  return Math.round((sum / reviews.length) * 100) / 100;
}

function countOf(random: Random, { mean, bestseller }: ReviewInput): number {
  if (mean === 0) return 0;
  if (bestseller) return random.whole(9, 30);
  if (random.chance(0.4)) return 0;
  return Math.min(MOST_REVIEWS, Math.floor(-Math.log(1 - random.between(0, 1)) * mean * 1.85 + 0.4));
}

/** What nobody has said of the product yet, if a few tries find it. */
function firstNew(said: Set<string>, speak: () => string): string | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const sentence = speak();
    if (said.has(sentence)) continue;
    said.add(sentence);
    return sentence;
  }
  return null;
}

function writeReview(
  random: Random,
  input: ReviewInput,
  tenants: readonly Tenant[],
  quality: number,
  said: Set<string>,
): ReviewDraft {
  const tenant = pickWeighted(random, tenants, (one) => TENANT_WEIGHT[one.id] ?? 10);
  const spoken = tenant.locales.map((one) => one.locale.slice(0, 2));
  const languages = LANGUAGES.filter((language) => spoken.includes(language));
  const language: DemoLanguage = languages.length === 0 ? 'de' : pickFrom(random, languages);
  const stars = Math.min(5, Math.max(1, Math.round(quality + normal(random) * 0.85)));
  const mood: Mood = stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor';
  const speak = (texts: readonly (readonly [string, string, string])[]) => {
    const text = pickFrom(random, texts)[LANGUAGES.indexOf(language)] ?? '';
    return typeset(tenant.country === 'CH' ? text.replaceAll('ß', 'ss') : text, language);
  };
  const remarks = REMARKS[input.kind.kind]?.[mood] ?? [];
  const general = BODIES[mannerOf(input.kind)][mood];
  const fresh = (texts: readonly Text[]) => firstNew(said, () => speak(texts));
  const sentences = [
    fresh(remarks.length > 0 && random.chance(0.6) ? remarks : general),
    random.chance(0.4) ? fresh(general) : null,
    random.chance(0.45) ? fresh(EXTRAS[mood]) : null,
  ].filter((sentence) => sentence !== null);
  const anything = () => speak([...remarks, ...general]);
  const together = () => firstNew(said, () => `${anything()} ${speak(EXTRAS[mood])}`) ?? anything();
  const body = sentences.length > 0 ? sentences.join(' ') : together();
  const helpful = random.chance(0.35) ? random.whole(1, 14) : 0;
  const since = Math.max(DAY_MS, input.now.getTime() - input.releasedAt.getTime() - 3 * DAY_MS);
  return {
    tenantId: tenant.id,
    variantId: pickFrom(random, input.variantIds),
    language,
    stars,
    title: fresh(TITLES[mood]) ?? speak(TITLES[mood]),
    body,
    authorName: `${pickFrom(random, REVIEWERS[language])} ${'ABCDEFGHJKLMNPRSTVWZ'[random.whole(0, 19)]}.`,
    helpfulCount: helpful,
    notHelpfulCount: random.chance(0.12) ? random.whole(1, 3) : 0,
    createdAt: new Date(input.now.getTime() - Math.floor(since * random.between(0, 1) ** 1.4)),
  };
}
