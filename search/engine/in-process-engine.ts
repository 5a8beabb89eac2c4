import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Events } from '#commerce/ground/kernel/events.ts';
import { ChangeQueue } from './change-queue.ts';
import type { SearchEngine } from './engine.types.ts';
import { languageTools } from './language-tools.ts';
import { listenToChanges } from './listen-to-changes.ts';
import { type CoreOptions, SearchCore } from './search-core.ts';

export type InProcessOptions = Omit<CoreOptions, 'onFault' | 'tools'> & {
  readonly events: Events;
  readonly log: Log;
};

/** The first questions wait this long for the first reading. */
const WAIT_MS = 10_000;

/** The engine without a thread, for small catalogues and tests; it begins to read at once. */
export function createInProcessEngine(options: InProcessOptions): SearchEngine {
  const { events, log } = options;
  const onFault = (fault: object) => log.warn(fault, 'search: text fault');
  const core = new SearchCore({ ...options, tools: languageTools, onFault });
  const queue = new ChangeQueue({
    refresh: (productIds) => core.refresh(productIds),
    async rebuild(missed) {
      await core.build(missed);
      for (const { id } of options.tenants) events.emit({ type: 'search-ready', tenantId: id });
    },
    onRefreshed: (tenantId, productIds, lists) =>
      events.emit({ type: 'search-changed', tenantId, productIds, ...(lists && { lists }) }),
    onFailed: (error) => log.error({ err: error }, 'search could not read the catalogue'),
  });
  queue.rebuild();
  const built = queue.waitUntilSettled();
  const unsubscribe = listenToChanges(events, queue);
  const waitForFirst = () => Promise.race([built, wait(WAIT_MS, undefined, { ref: false })]);
  return {
    async search(query) {
      await waitForFirst();
      return core.search(query);
    },
    async suggest(query) {
      await waitForFirst();
      return core.suggest(query);
    },
    waitUntilReady: () => built,
    reportChanges: (tenantId, productIds) => queue.reportChanges(tenantId, productIds),
    rebuild: () => queue.rebuild(),
    waitUntilSettled: () => queue.waitUntilSettled(),
    async close() {
      unsubscribe();
      await queue.stop();
    },
  };
}
