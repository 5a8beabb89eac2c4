import { getColour } from '../colours.ts';
import type { VariantDraft } from '../draft.ts';
import type { Attributes, DemoLanguage } from '../kind.ts';
import { LANGUAGES } from '../kind.ts';
import { type Mood, PARTICULARS } from './review-texts.ts';

/** The facts of a reviewer's purchase. */
export type Bought = {
  readonly kind: string;
  readonly attributes: Attributes;
  readonly variant: VariantDraft;
  /** whole months between the purchase and the review; 0: too few to mention */
  readonly months: number;
};

/** The sentences of a mood that this article allows, with its own size, colour and numbers, in one language. */
export function listParticulars(bought: Bought, mood: Mood, language: DemoLanguage): string[] {
  return PARTICULARS.filter(
    ({ kinds, mood: own }) => own === mood && (!kinds || kinds.includes(bought.kind)),
  ).flatMap(({ needs, text }) => {
    const values = needs.map((slot) => [slot, slotValue(bought, slot, language)] as const);
    if (values.some(([, value]) => value === null)) return [];
    const spoken = text[LANGUAGES.indexOf(language)] ?? '';
    return [values.reduce((said, [slot, value]) => said.replaceAll(`{${slot}}`, value ?? ''), spoken)];
  });
}

function slotValue(bought: Bought, slot: string, language: DemoLanguage): string | null {
  const { attributes, variant, months } = bought;
  if (slot === 'size') return variant.dimensions.size ?? null;
  if (slot === 'colour') return getColour(variant.colourKey).name[LANGUAGES.indexOf(language)] ?? null;
  if (slot === 'months') return months >= 2 ? String(months) : null;
  const value = attributes[slot];
  return typeof value === 'number' ? String(value).replace('.', ',') : null;
}
