import type { ShopEvent } from '#commerce/ground/kernel/events.ts';
import type { EngineQuery, SuggestQuery } from '#search/engine/engine.types.ts';

/** What a worker asks of the process that started it; `id` comes back with the answer. */
export type Question =
  | { readonly type: 'search'; readonly query: EngineQuery }
  | { readonly type: 'suggest'; readonly query: SuggestQuery }
  | { readonly type: 'following'; readonly most: number }
  | { readonly type: 'settled' | 'metrics' };

/** `topic` tells these messages from those of the libraries that use the same channel. */
export type ToPrimary =
  | { readonly topic: 'shop:joined' | 'shop:serving' }
  | { readonly topic: 'shop:event'; readonly event: ShopEvent }
  | { readonly topic: 'shop:question'; readonly id: number; readonly question: Question };

export type ToWorker =
  | { readonly topic: 'shop:event'; readonly event: ShopEvent }
  | { readonly topic: 'shop:answer'; readonly id: number; readonly answer: unknown }
  | { readonly topic: 'shop:search'; readonly isAnswering: boolean };
