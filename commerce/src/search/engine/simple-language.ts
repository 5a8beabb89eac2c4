import type { LanguageTools } from './engine.types.ts';
import type { QueryPlan, TermAlternative } from './plan.types.ts';

/** Words as they are written, the last also as the beginning of one. */
export const simpleLanguage: LanguageTools = {
  indexTerms: (_, text) => wordsOf(text),
  createDictionary({ terms }) {
    const all = [...terms];
    const beginning = (start: string): TermAlternative[] =>
      all
        .filter(({ term }) => term.startsWith(start) && term !== start)
        .slice(0, 50)
        .map(({ term }) => ({ term, reason: 'prefix', closeness: 0.8 }));
    return {
      plans(text) {
        const words = wordsOf(text);
        const groups = words.map((typed, place) => ({
          typed,
          required: true,
          alternatives: [
            { term: typed, reason: 'exact' as const, closeness: 1 },
            ...(place === words.length - 1 ? beginning(typed) : []),
          ],
        }));
        const number = /^[A-Z0-9-]*\d[A-Z0-9-]*$/i.test(text.trim()) ? text.trim().toUpperCase() : null;
        const nothing = { filters: [], categoryId: null, correctedTo: null, ignored: [] };
        return [
          ...(number ? [{ ...nothing, groups: [], articleNumber: number } satisfies QueryPlan] : []),
          { ...nothing, groups, articleNumber: null },
        ];
      },
      complete: (typed, limit) =>
        all
          .filter(({ term }) => term.startsWith(typed.toLowerCase()))
          .sort((a, b) => b.documents - a.documents)
          .slice(0, limit)
          .map(({ term }) => term),
    };
  },
};

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
