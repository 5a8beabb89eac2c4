/**
 * The shape of an article number, of a style and of a variant alike: what a feed may bring is what every form, address and
 * call of the shop takes. For patterns of which it is a part.
 */
export const ARTICLE_NUMBER = '[A-Za-z0-9][A-Za-z0-9._-]{0,49}';
/** A text that is an article number and nothing else. */
export const WHOLE_ARTICLE_NUMBER = new RegExp(`^${ARTICLE_NUMBER}$`);
