/**
 * The page's one form for all its hearts: their buttons name it, so that a list of products needs no form for each.
 */
export const WISH_FORM_ID = 'wish';
