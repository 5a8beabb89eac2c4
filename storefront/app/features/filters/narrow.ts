import type { ListAddress } from '#forms/lists/list-address.ts';
import { type ListChoice, tidyChoices } from '#forms/lists/list-choices.ts';

/** The filters that were read from the words and are not in the address, as far as further filtering needs them. */
export type ReadFromWords = {
  readonly choices: readonly ListChoice[];
  readonly categoryId: string | null;
};

const CATEGORY = 'category';

/**
 * The address of the list with one filter set to `next`, or without it (null). It begins with the first page, because
 * the list is another one, and without words for searching a filter. Removing something that was read from the words
 * switches to the words as typed; everything else that was read is then put into the address.
 */
export function narrowList(
  address: ListAddress,
  read: ReadFromWords,
  key: string,
  next: ListChoice | null,
): ListAddress {
  const others = address.choices.filter((choice) => choice.key !== key);
  const from = { ...address, looking: [], page: 1 };
  if (next) return { ...from, choices: tidyChoices([...others, next]) };
  const wasRead = read.choices.some((choice) => choice.key === key) || (key === CATEGORY && read.categoryId);
  if (!wasRead) return { ...from, choices: others };
  const kept = [...buildCategoryChoice(read), ...read.choices].filter((choice) => choice.key !== key);
  return { ...from, verbatim: true, choices: tidyChoices([...kept, ...others]) };
}

/** The search without some of its words, and so without the filters read from them. */
export function removeWords(address: ListAddress, words: string): ListAddress {
  const term = ` ${address.term} `.replace(` ${words} `, ' ').replace(/\s+/g, ' ').trim();
  return { ...address, term, page: 1 };
}

/** The list without the chosen filters; those read from the words stay. */
export function clearChoices(address: ListAddress): ListAddress {
  return { ...address, choices: [], looking: [], page: 1 };
}

function buildCategoryChoice({ categoryId }: ReadFromWords): ListChoice[] {
  return categoryId === null ? [] : [{ kind: 'values', key: CATEGORY, values: [categoryId] }];
}

export const NOTHING_READ: ReadFromWords = { choices: [], categoryId: null };

/** The filters in the address, and those read from the words. */
export function mergeChoices({ choices }: ListAddress, read: ReadFromWords): ListChoice[] {
  const chosen = new Set(choices.map(({ key }) => key));
  return [...choices, ...read.choices.filter(({ key }) => !chosen.has(key))];
}
