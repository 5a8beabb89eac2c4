/** Longest search that is worth asking for; the rest is cut off. */
const MAX_LENGTH = 120;

/** What is searched for: without control characters and doubled spaces, '' when nothing was entered. */
export function readTerm(parameters: URLSearchParams): string {
  const text = (parameters.get('q') ?? '').replace(/[\p{C}\s]+/gu, ' ');
  return [...text].slice(0, MAX_LENGTH).join('').trim();
}

/** Article numbers have digits, no spaces, and nothing but letters, digits and hyphens. */
export function mayBeArticleNumber(term: string): boolean {
  return /^(?=.*\d)[a-z0-9][a-z0-9-]{2,39}$/i.test(term);
}
