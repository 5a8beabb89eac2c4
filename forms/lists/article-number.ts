/**
 * The pattern of an article number, of a style and of a variant alike: a feed, every form, address and call of the
 * shop accept the same. Style numbers of retailers hold spaces, slashes and plus signs; a space or a slash stands
 * between others only, and none before a dot, since a path of dots leads elsewhere. In an address such a number is one
 * percent-encoded segment. For use inside other patterns.
 */
export const ARTICLE_NUMBER =
  '[A-Za-z0-9](?:[A-Za-z0-9._()*!+-]| (?=[A-Za-z0-9_()*!+/-])|/(?=[A-Za-z0-9_()*!+ -])){0,49}';
/** Matches a text that is an article number as a whole. */
export const WHOLE_ARTICLE_NUMBER = new RegExp(`^${ARTICLE_NUMBER}$`);

/** The article number that a segment of a path stands for. @returns null if it is none */
export function decodeArticleNumber(segment: string): string | null {
  try {
    const number = decodeURIComponent(segment);
    return WHOLE_ARTICLE_NUMBER.test(number) ? number : null;
  } catch {
    return null;
  }
}
