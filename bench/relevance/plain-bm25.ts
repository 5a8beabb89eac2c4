/** The fields of a document for plain BM25; a repeated field counts as often. */
export type PlainDocument = { readonly id: number; readonly text: string };

const K1 = 1.2;
const B = 0.75;

/**
 * Okapi BM25 (Robertson, Zaragoza 2009) in its textbook form: words of letters and digits in lower case, a final s
 * stripped, any word suffices. It shares nothing with the shop's own search.
 * @returns ids in the order of their scores, those without any word left out
 */
export function createBm25(documents: readonly PlainDocument[]): (query: string) => readonly number[] {
  const postings = new Map<string, Map<number, number>>();
  const lengths = documents.map(({ text }, at) => {
    const words = splitWords(text);
    for (const word of words) {
      const list = postings.get(word) ?? new Map<number, number>();
      list.set(at, (list.get(at) ?? 0) + 1);
      postings.set(word, list);
    }
    return words.length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return (query) => {
    const scores = new Map<number, number>();
    for (const word of splitWords(query)) {
      const list = postings.get(word);
      if (!list) continue;
      const rarity = Math.log(1 + (documents.length - list.size + 0.5) / (list.size + 0.5));
      for (const [at, count] of list) {
        const length = 1 - B + (B * (lengths[at] ?? 0)) / mean;
        scores.set(at, (scores.get(at) ?? 0) + (rarity * count * (K1 + 1)) / (count + K1 * length));
      }
    }
    return [...scores].sort(([a, m], [b, n]) => n - m || a - b).flatMap(([at]) => documents[at]?.id ?? []);
  };
}

function splitWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 2 && word.endsWith('s') ? word.slice(0, -1) : word));
}
