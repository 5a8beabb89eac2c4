import type { Random } from '#demo/pictures/parts/random.ts';
import type { Tenant } from '../../../../tenants/tenant.ts';
import type { ReviewDraft, VariantDraft } from '../draft.ts';
import { normal, pickFrom, pickWeighted } from '../draw.ts';
import { type Attributes, type DemoLanguage, type Kind, LANGUAGES, type Text } from '../kind.ts';
import { REVIEWERS } from '../names.ts';
import { typeset } from '../texts.rules.ts';
import { fitTags } from './fit-tags.ts';
import { missingPart } from './named-parts.rules.ts';
import { listParticulars } from './particulars.ts';
import { BODIES, EXTRAS, type Manner, type Mood, remarksOn, TITLES } from './review-texts.ts';

const DAY_MS = 86_400_000;
const MONTH_MS = 30.5 * DAY_MS;
const MOST_REVIEWS = 40;
const TRIES = 6;
/** An article that was released a few days ago has no review. */
const FIRST_REVIEW_DAYS = 10;
/** The share of reviews whose purchase the shop has checked. */
const VERIFIED_SHARE = 0.55;
/** Kinds of fashion that have no fit. */
const ACCESSORIES: ReadonlySet<string> = new Set(['bag', 'backpack', 'suitcase', 'watch', 'scarf', 'beanie']);
/**
 * How much is written where, relative to the others: an article's reviews are read in all shops, and the Dutch is the
 * main one.
 */
const TENANT_WEIGHT: Readonly<Record<string, number>> = { nl: 50, de: 30, at: 8, ch: 12 };

export type ReviewInput = {
  readonly kind: Kind;
  readonly attributes: Attributes;
  /** the attributes with the classes of its labels: no review contradicts them */
  readonly claimFacts: Attributes;
  readonly variants: readonly VariantDraft[];
  readonly releasedAt: Date;
  readonly now: Date;
  /** how many reviews products have on average; bestsellers have 9 to 30 */
  readonly mean: number;
  readonly bestseller: boolean;
};

/**
 * The reviews that customers wrote: in the languages of their shops, around one quality that the product has. No
 * sentence and no title comes twice on an article's page; where there is nothing new to say, nobody writes.
 */
export function writeReviews(random: Random, input: ReviewInput, tenants: readonly Tenant[]): ReviewDraft[] {
  const age = input.now.getTime() - input.releasedAt.getTime();
  const count = age < FIRST_REVIEW_DAYS * DAY_MS ? 0 : drawCount(random, input);
  const quality = Math.min(4.85, Math.max(3.1, 4.25 + normal(random) * 0.42));
  const said = new Set<string>();
  const reviews: ReviewDraft[] = [];
  for (let written = 0; written < count; written += 1) {
    const review = writeReview(random, input, tenants, quality, said);
    if (review) reviews.push(review);
  }
  return reviews;
}

/** A suitcase belongs to the clothes, and is not washed. */
function chooseManner({ kind, department }: Kind): Manner {
  return ACCESSORIES.has(kind) ? 'accessories' : department;
}

/** Two decimals, as the database keeps it; null without reviews. */
export function averageStars(reviews: readonly ReviewDraft[]): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((all, review) => all + review.stars, 0);
  return Math.round((sum / reviews.length) * 100) / 100;
}

function drawCount(random: Random, { mean, bestseller }: ReviewInput): number {
  if (mean === 0) return 0;
  if (bestseller) return random.whole(9, 30);
  if (random.chance(0.4)) return 0;
  return Math.min(MOST_REVIEWS, Math.floor(-Math.log(1 - random.between(0, 1)) * mean * 1.85 + 0.4));
}

/** A sentence that no review of the product has yet, if a few attempts find one; it is marked as used. */
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
): ReviewDraft | null {
  const tenant = pickWeighted(random, tenants, (one) => TENANT_WEIGHT[one.id] ?? 10);
  const spoken = tenant.locales.map((one) => one.locale.slice(0, 2));
  const languages = LANGUAGES.filter((language) => spoken.includes(language));
  const language: DemoLanguage = languages.length === 0 ? 'de' : pickFrom(random, languages);
  const stars = Math.min(5, Math.max(1, Math.round(quality + normal(random) * 0.85)));
  const mood: Mood = stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor';
  const variant = pickFrom(random, input.variants);
  const since = input.now.getTime() - input.releasedAt.getTime() - 7 * DAY_MS;
  const createdAt = new Date(input.now.getTime() - Math.floor(since * random.between(0, 1) ** 1.4));
  const owned = createdAt.getTime() - input.releasedAt.getTime();
  const months = Math.min(24, Math.floor((owned / MONTH_MS) * random.between(0.2, 1)));
  const write = (text: string) =>
    typeset(tenant.country === 'CH' ? text.replaceAll('ß', 'ss') : text, language);
  const fresh = (texts: readonly string[]) => {
    const trueOnes = texts.filter((text) => missingPart(text, input.claimFacts) === null);
    return trueOnes.length === 0 ? null : firstNew(said, () => write(pickFrom(random, trueOnes)));
  };
  const translateTexts = (texts: readonly Text[]) =>
    texts.map((text) => text[LANGUAGES.indexOf(language)] ?? '');
  const { kind, attributes } = input;
  const particular = listParticulars({ kind: kind.kind, attributes, variant, months }, mood, language);
  const remarks = translateTexts(remarksOn(kind.kind, attributes, mood));
  const general = translateTexts(BODIES[chooseManner(kind)][mood]);
  const title = fresh(translateTexts(TITLES[mood]));
  const first = random.chance(0.6) ? [particular, remarks, general] : [remarks, particular, general];
  const sentences = [
    fresh(first[0] ?? []) ?? fresh(first[1] ?? []) ?? fresh(general),
    random.chance(0.45) ? fresh(particular) : null,
    random.chance(0.3) ? fresh(general) : null,
    random.chance(0.3) ? fresh(translateTexts(EXTRAS[mood])) : null,
  ].filter((sentence) => sentence !== null);
  if (title === null || sentences.length === 0) return null;
  const body = sentences.join(' ');
  const turn = Math.floor(createdAt.getTime() / 1000);
  const tags = ACCESSORIES.has(kind.kind) ? [] : fitTags(kind, { body, variant, turn });
  return {
    tenantId: tenant.id,
    variantId: variant.variantId,
    language,
    stars,
    title,
    body,
    tags,
    authorName: `${pickFrom(random, REVIEWERS[language])} ${'ABCDEFGHJKLMNPRSTVWZ'[random.whole(0, 19)]}.`,
    helpfulCount: random.chance(0.35) ? random.whole(1, 14) : 0,
    notHelpfulCount: random.chance(0.12) ? random.whole(1, 3) : 0,
    verifiedPurchase: random.chance(VERIFIED_SHARE),
    createdAt,
  };
}
