/** There is no subscription that the token or the signed-in customer could change. */
export type NoSubscription = { readonly code: 'NoSubscription' };
