/** The tenant has never sold such an article. */
export type ArticleNotFound = { readonly code: 'ProductNotFound'; readonly sku: string };
/** There is no such question in the tenant, or it waits for no answer. */
export type QuestionNotFound = { readonly code: 'QuestionNotFound'; readonly questionId: number };
