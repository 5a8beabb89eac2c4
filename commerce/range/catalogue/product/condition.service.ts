import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Condition } from '../listing/offer.rules.ts';

const TEXTS: Readonly<Record<Exclude<Condition, 'new'>, TextKey>> = {
  refurbished: 'catalogue.condition.refurbished',
  used: 'catalogue.condition.used',
};

/** The condition of a used article as an option of a line: in basket, order, mails and papers. Empty for a new one. */
export async function buildConditionOptions(
  { locale, log }: Pick<RequestContext, 'locale' | 'log'>,
  condition: Condition,
): Promise<readonly { readonly key: 'condition'; readonly value: string }[]> {
  if (condition === 'new') return [];
  const { text } = await loadTranslator(locale, (fault) => log.warn(fault, 'text fault'));
  return [{ key: 'condition', value: text(TEXTS[condition]) }];
}
