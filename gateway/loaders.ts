import type { RequestContext } from '#commerce/kernel/context.ts';

/** Batches of one operation. */
export type Loaders = Record<never, never>;

export function createLoaders(_ctx: RequestContext): Loaders {
  return {};
}
