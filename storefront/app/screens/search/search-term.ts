/** Article numbers have digits, no spaces, and nothing but letters, digits and hyphens. */
export function mayBeArticleNumber(term: string): boolean {
  return /^(?=.*\d)[a-z0-9][a-z0-9-]{2,39}$/i.test(term);
}
