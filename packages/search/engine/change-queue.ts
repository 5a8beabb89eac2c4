import { setTimeout as wait } from 'node:timers/promises';
import type { ChangedLists } from '#search/search.types.ts';
import type { IndexChange } from './engine.types.ts';

const RETRY_MS = 5_000;

export type ChangeWork = {
  /** @returns the lists that have changed by tenant; null if nothing has changed */
  readonly refresh: (productIds: readonly number[]) => Promise<ReadonlyMap<string, ChangedLists> | null>;
  /**
   * @param missed products that changed after it began and that it has not asked for yet: no change may be lost with
   *   the old state
   */
  readonly rebuild: (missed: () => readonly number[]) => Promise<void>;
  /** called for products that really changed */
  readonly onRefreshed: (change: IndexChange) => void;
  readonly onFailed: (error: unknown) => void;
  /** pause before a failed refresh is repeated, milliseconds; default 5,000 */
  readonly retryMs?: number;
};

/**
 * Applies changes, one refresh after the other; a product that changes several times meanwhile is refreshed once, a
 * failed refresh is repeated. A rebuilding runs beside that: changes during it are refreshed in the old state at
 * once, and passed to the rebuilding, which includes them before the new state takes over.
 */
export class ChangeQueue {
  readonly #work: ChangeWork;
  readonly #waiting = new Map<string, Set<number>>();
  readonly #duringRebuild = new Map<string, Set<number>>();
  #rebuildWaits = false;
  #refreshing: Promise<void> | null = null;
  #rebuilding: Promise<void> | null = null;
  #isStopped = false;

  constructor(work: ChangeWork) {
    this.#work = work;
  }

  reportChanges(tenantId: string, productIds: readonly number[]): void {
    add(this.#waiting, tenantId, productIds);
    if (this.#rebuilding) add(this.#duringRebuild, tenantId, productIds);
    this.#refreshing ??= this.#refreshAll().finally(() => {
      this.#refreshing = null;
    });
  }

  rebuild(): void {
    this.#rebuildWaits = true;
    this.#rebuilding ??= this.#rebuildAll().finally(() => {
      this.#rebuilding = null;
    });
  }

  /** Waits until the queue is empty. */
  async waitUntilSettled(): Promise<void> {
    while (this.#refreshing || this.#rebuilding) await Promise.all([this.#refreshing, this.#rebuilding]);
  }

  /** Starts no further refresh, and waits for the running one. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([this.#refreshing, this.#rebuilding]);
  }

  async #refreshAll(): Promise<void> {
    // lets several changes of one moment be collected first
    await Promise.resolve();
    while (this.#waiting.size > 0 && !this.#isStopped) {
      const changes = [...this.#waiting];
      this.#waiting.clear();
      await this.#attempt(
        () => this.#refreshThese(changes),
        () => {
          for (const [tenantId, productIds] of changes) add(this.#waiting, tenantId, productIds);
        },
      );
    }
  }

  /** A product that has changed for all tenants is read once. */
  async #refreshThese(changes: readonly (readonly [string, ReadonlySet<number>])[]): Promise<void> {
    const productIds = new Set(changes.flatMap(([, ofTenant]) => [...ofTenant]));
    const lists = await this.#work.refresh([...productIds]);
    if (!lists) return;
    // a tenant may not have been told of its change yet, and would hear of nothing when it is: it has been read now
    const told = new Map(changes);
    for (const tenantId of new Set([...told.keys(), ...lists.keys()])) {
      const changed = lists.get(tenantId);
      const ids = [...(told.get(tenantId) ?? productIds)];
      this.#work.onRefreshed({ tenantId, productIds: ids, ...(changed && { lists: changed }) });
    }
  }

  async #rebuildAll(): Promise<void> {
    while (this.#rebuildWaits && !this.#isStopped) {
      this.#rebuildWaits = false;
      await this.#attempt(
        () => this.#work.rebuild(() => this.#takeMissed()),
        () => {
          this.#rebuildWaits = true;
        },
      );
    }
    const missed = [...this.#duringRebuild];
    this.#duringRebuild.clear();
    for (const [tenantId, productIds] of missed) this.reportChanges(tenantId, [...productIds]);
  }

  #takeMissed(): readonly number[] {
    const missed = new Set([...this.#duringRebuild.values()].flatMap((ofTenant) => [...ofTenant]));
    this.#duringRebuild.clear();
    return [...missed];
  }

  async #attempt(work: () => Promise<void>, again: () => void): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#isStopped) return;
      this.#work.onFailed(error);
      again();
      await wait(this.#work.retryMs ?? RETRY_MS, undefined, { ref: false });
    }
  }
}

function add(to: Map<string, Set<number>>, tenantId: string, productIds: Iterable<number>): void {
  const known = to.get(tenantId) ?? new Set();
  for (const id of productIds) known.add(id);
  to.set(tenantId, known);
}
