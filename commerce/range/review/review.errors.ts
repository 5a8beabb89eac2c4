/** Writing about an article and voting need to know who does it: signed in now, not only recognised. */
export type SignInNeeded = { readonly code: 'SignInNeeded' };
/** Not published (any more), or never written. */
export type ReviewNotFound = { readonly code: 'ReviewNotFound' };
/** Nobody votes for their own review. */
export type OwnReview = { readonly code: 'OwnReview' };
/** The tenant never sold it. */
export type ProductNotFound = { readonly code: 'ProductNotFound'; readonly sku: string };
