/** Writing about an article and voting require a sign-in, not only a soft-logged-in visitor. */
export type SignInNeeded = { readonly code: 'SignInNeeded' };
/** The review is not published, no longer, or never existed. */
export type ReviewNotFound = { readonly code: 'ReviewNotFound' };
/** A customer cannot vote for their own review. */
export type OwnReview = { readonly code: 'OwnReview' };
/** The tenant has never sold the article. */
export type ProductNotFound = { readonly code: 'ProductNotFound'; readonly sku: string };
