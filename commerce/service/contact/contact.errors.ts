/** There is no such topic that can be written about. */
export type UnknownTopic = { readonly code: 'UnknownTopic'; readonly topic: string };
