/**
 * The pattern of an article number, of a style and of a variant alike: a feed, every form, address and call of the
 * shop accept the same. Its signs stand in an address as they are. For use inside other patterns.
 */
export const ARTICLE_NUMBER = '[A-Za-z0-9][A-Za-z0-9._()*!-]{0,49}';
/** Matches a text that is an article number as a whole. */
export const WHOLE_ARTICLE_NUMBER = new RegExp(`^${ARTICLE_NUMBER}$`);
