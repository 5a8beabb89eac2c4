import type { EngineAnswer, EngineQuery, IndexChange, SuggestQuery } from '#search/engine/engine.types.ts';
import type { SearchTenant } from '#search/engine/search-tenant.types.ts';
import type { Suggestions } from '#search/search.types.ts';

/** The data that the worker is started with. */
export type WorkerStart = {
  readonly tenants: readonly SearchTenant[];
  /** server to read from; null: the process is asked for rows */
  readonly databaseUrl: string | null;
};

export type EngineSize = { readonly products: number; readonly bytes: number; readonly heapBytes: number };

/** Questions to the worker; `id` comes back with the answer. */
export type ToWorker =
  | { readonly type: 'search'; readonly id: number; readonly query: EngineQuery }
  | { readonly type: 'suggest'; readonly id: number; readonly query: SuggestQuery }
  | { readonly type: 'settled' | 'size'; readonly id: number }
  | { readonly type: 'following'; readonly id: number; readonly most: number }
  | { readonly type: 'changed'; readonly tenantId: string; readonly productIds: readonly number[] }
  | { readonly type: 'rebuild' }
  | { readonly type: 'rows'; readonly id: number; readonly rows: readonly unknown[] }
  | { readonly type: 'no-rows'; readonly id: number; readonly reason: string };

export type WorkerAnswer = EngineAnswer | Suggestions | EngineSize | null;

export type FromWorker =
  | { readonly type: 'answer'; readonly id: number; readonly answer: WorkerAnswer }
  | { readonly type: 'failed'; readonly id: number; readonly error: Error }
  | { readonly type: 'read'; readonly id: number; readonly sql: string; readonly values: readonly unknown[] }
  | { readonly type: 'built'; readonly ms: number; readonly size: EngineSize }
  | ({ readonly type: 'refreshed' } & IndexChange)
  | { readonly type: 'fault'; readonly fault: object }
  | { readonly type: 'error'; readonly error: Error };
