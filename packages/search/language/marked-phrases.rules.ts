import type { FilterChoice } from '#search/search.types.ts';
import type { Names } from './names.ts';
import type { Item } from './reading.types.ts';
import { getLanguageWords } from './words/words.rules.ts';

/** Reads sizes ("maat 42", XL, 140x200), energy classes and "sale". */
export function readMarked(language: string, items: readonly Item[], names: Names): Item[] {
  const read: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const phrase = items[at]?.meaning.kind === 'word' ? readMarkedPhrase(language, items, at, names) : null;
    if (!phrase) {
      const item = items[at];
      if (item) read.push(item);
      at += 1;
      continue;
    }
    const tokens = items.slice(at, at + phrase.taken).flatMap((item) => item.tokens);
    const { choice, certain } = phrase;
    read.push({ tokens, meaning: { kind: 'filter', choice, certain, prefer: false } });
    at += phrase.taken;
  }
  return read;
}

/** "Für Jungen 10 Jahre": an age that no size of the shop has says nothing about an article. */
export function readAges(language: string, items: readonly Item[], names: Names): Item[] {
  const { ages } = getLanguageWords(language);
  const isAge = (item: Item | undefined, next: Item | undefined) => {
    const [count, unit] = [item, next].map((one) =>
      one?.meaning.kind === 'word' ? one.tokens[0]?.term : '',
    );
    return (
      /^\d{1,2}$/.test(count ?? '') && ages.has(unit ?? '') && names.findSize(`${count}${unit}`) === null
    );
  };
  return items.map((item, at) =>
    isAge(item, items[at + 1]) || isAge(items[at - 1], item) ? { ...item, meaning: { kind: 'idle' } } : item,
  );
}

type Phrase = { readonly choice: FilterChoice; readonly taken: number; readonly certain: boolean };

function readMarkedPhrase(language: string, items: readonly Item[], at: number, names: Names): Phrase | null {
  const { sizeMarkers, energyMarkers, reducedMarkers } = getLanguageWords(language);
  const getWord = (index: number) =>
    items[index]?.meaning.kind === 'word' ? items[index].tokens[0] : undefined;
  const here = getWord(at);
  const next = getWord(at + 1);
  if (!here) return null;
  if (sizeMarkers.has(here.term) && next) {
    const size = names.findSize(next.term);
    if (size) return { choice: buildChoice('size', size), taken: 2, certain: true };
  }
  if (energyMarkers.has(here.term) && next && /^[a-g]$/.test(next.term))
    return { choice: buildChoice('energy', next.term.toUpperCase()), taken: 2, certain: true };
  if (reducedMarkers.has(here.term) && items.length > 1)
    return { choice: buildChoice('reduced', 'yes'), taken: 1, certain: false };
  const pair = next && names.findSize(`${here.term}/${next.term}`);
  if (pair && /^w\d\d$/.test(here.term))
    return { choice: buildChoice('size', pair), taken: 2, certain: true };
  return readBareSize(items, here, names);
}

/** Without "size" before it: what can hardly be anything else, and numbers beside other words. */
function readBareSize(
  items: readonly Item[],
  token: { term: string; typed: string },
  names: Names,
): Phrase | null {
  const { term, typed } = token;
  const size = names.findSize(term);
  if (!size) return null;
  const telling = /^(?:x{1,4}[sl]|[2-9]xl|\d+[a-k]|\d+[x/]\d+)$/.test(term);
  const letter = /^[SML]$/.test(typed);
  const number = /^\d{2,3}$/.test(term);
  if (!telling && !((letter || number) && items.length > 1)) return null;
  return { choice: buildChoice('size', size), taken: 1, certain: false };
}

function buildChoice(key: string, value: string): FilterChoice {
  return { kind: 'values', key, values: [value] };
}
