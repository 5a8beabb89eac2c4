/** A page of a list. @property page from 1 */
export type PageQuestion = { readonly page: number; readonly size: number };

/** Bounds a requested page: from 1, at most `most` entries and 10,000 pages. @returns limit and offset for SQL */
export function boundPage(
  { page, size }: PageQuestion,
  most: number,
): { readonly limit: number; readonly offset: number } {
  const limit = Math.min(Math.max(Math.trunc(size), 1), most);
  const shown = Math.min(Math.max(Math.trunc(page), 1), 10_000);
  return { limit, offset: (shown - 1) * limit };
}
