import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#commerce/kernel/context.ts';
import type { Events } from '#commerce/kernel/events.ts';
import type { SearchEngine } from './engine.types.ts';
import { languageTools } from './language-tools.ts';
import { type CoreOptions, SearchCore } from './search-core.ts';

export type InProcessOptions = Omit<CoreOptions, 'onFault' | 'tools'> & {
  readonly events: Events;
  readonly log: Log;
};

/** The first questions wait for the first reading, but no longer. */
const WAIT_MS = 10_000;

/** The engine without a thread, for small catalogues and tests; it begins to read at once. */
export function createInProcessEngine(options: InProcessOptions): SearchEngine {
  const { events, log } = options;
  const core = new SearchCore({
    ...options,
    tools: languageTools,
    onFault: (fault) => log.warn(fault, 'search: text fault'),
  });
  const failed = (error: unknown) => log.error({ err: error }, 'search could not read the catalogue');
  const built = core.build();
  let working: Promise<void> = built.catch(failed);
  const deaf = events.on((event) => {
    if (event.type === 'product-changed' || event.type === 'listing-changed')
      working = working.then(() => core.refresh(event.productIds)).catch(failed);
    else if (event.type === 'category-changed') working = working.then(() => core.build()).catch(failed);
  });
  const first = () => Promise.race([built.catch(() => {}), wait(WAIT_MS, undefined, { ref: false })]);
  return {
    async search(query) {
      await first();
      return core.search(query);
    },
    async suggest(query) {
      await first();
      return core.suggest(query);
    },
    ready: () => built,
    settled: () => working,
    async close() {
      deaf();
      await working;
    },
  };
}
