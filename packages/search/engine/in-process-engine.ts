import { setTimeout as wait } from 'node:timers/promises';
import { ChangeQueue } from './change-queue.ts';
import type { EngineListener, SearchEngine } from './engine.types.ts';
import { languageTools } from './language-tools.ts';
import { type CoreOptions, SearchCore } from './search-core.ts';

export type InProcessOptions = Omit<CoreOptions, 'tools'> & { readonly listener: EngineListener };

/** The first questions wait this long for the first reading. */
const WAIT_MS = 10_000;

/** The engine without a thread, for small catalogues and tests; it begins to read at once. */
export function createInProcessEngine(options: InProcessOptions): SearchEngine {
  const { listener } = options;
  const core = new SearchCore({ ...options, tools: languageTools });
  const queue = new ChangeQueue({
    refresh: (productIds) => core.refresh(productIds),
    async rebuild(missed) {
      await core.build(missed);
      for (const { id } of options.tenants) listener.onReady(id);
    },
    onRefreshed: (change) => listener.onChanged(change),
    onFailed: (error) => listener.log.error({ err: error }, 'search could not read the catalogue'),
  });
  queue.rebuild();
  const built = queue.waitUntilSettled();
  const unsubscribe = listener.follow(queue);
  const waitForFirst = () => Promise.race([built, wait(WAIT_MS, undefined, { ref: false })]);
  return {
    async search(query) {
      await waitForFirst();
      return core.search(query, queue.backlog);
    },
    async suggest(query) {
      await waitForFirst();
      return core.suggest(query);
    },
    waitUntilReady: () => built,
    reportChanges: (tenantId, productIds) => queue.reportChanges(tenantId, productIds),
    rebuild: () => queue.rebuild(),
    waitUntilFollowing: (most) => queue.waitUntilFollowing(most),
    waitUntilSettled: () => queue.waitUntilSettled(),
    async close() {
      unsubscribe();
      await queue.stop();
    },
  };
}
