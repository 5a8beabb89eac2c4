import { setTimeout as wait } from 'node:timers/promises';
import type { ChangedLists } from '#search/search.types.ts';
import type { IndexChange } from './engine.types.ts';

const RETRY_MS = 5_000;
/** Products that are refreshed before their changes are announced and others are taken. */
const AT_ONCE = 1_000;
/** So many changes at once are an import: reading everything again waits until it is over. */
const MANY = 50;
/** A pause of an import that is its end. */
const QUIET_MS = 2_000;
/** The longest time that reading everything again waits for it. */
const LONGEST_WAIT_MS = 5 * 60_000;

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
  /** pause of an import that is its end, milliseconds; default 2,000 */
  readonly quietMs?: number;
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
  #isReadingAll = false;
  /** number of products that are being refreshed */
  #inHand = 0;
  #manyAt = Number.NEGATIVE_INFINITY;
  #portion: Promise<void> = Promise.resolve();
  #refreshing: Promise<void> | null = null;
  #rebuilding: Promise<void> | null = null;
  #isStopped = false;

  constructor(work: ChangeWork) {
    this.#work = work;
  }

  reportChanges(tenantId: string, productIds: readonly number[]): void {
    add(this.#waiting, tenantId, productIds);
    if (this.#isReadingAll) add(this.#duringRebuild, tenantId, productIds);
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

  /** Number of products that have changed and are not found by it yet. */
  get backlog(): number {
    return this.#inHand + [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Waits until at most so many changed products are left to be refreshed. */
  async waitUntilFollowing(most: number): Promise<void> {
    while (this.#refreshing && this.backlog > most && !this.#isStopped) await this.#portion;
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
      const changes = this.#takePortion();
      this.#inHand = new Set(changes.flatMap(([, productIds]) => productIds)).size;
      if (this.#inHand >= MANY) this.#manyAt = performance.now();
      this.#portion = this.#attempt(
        () => this.#refreshThese(changes),
        () => {
          for (const [tenantId, productIds] of changes) add(this.#waiting, tenantId, productIds);
        },
      );
      await this.#portion;
      this.#inHand = 0;
    }
  }

  /** Takes the first changes of each tenant: the same of each, so that what has changed for all is read once. */
  #takePortion(): (readonly [string, readonly number[]])[] {
    const [first] = this.#waiting.values();
    const taken = new Set([...(first ?? [])].slice(0, AT_ONCE));
    return [...this.#waiting].flatMap(([tenantId, productIds]) => {
      const own = [...productIds].filter((id) => taken.has(id));
      for (const id of own) productIds.delete(id);
      if (productIds.size === 0) this.#waiting.delete(tenantId);
      return own.length > 0 ? [[tenantId, own] as const] : [];
    });
  }

  /** A product that has changed for all tenants is read once. */
  async #refreshThese(changes: readonly (readonly [string, readonly number[]])[]): Promise<void> {
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
      if (this.#untilEndOfImport > 0) await this.#waitForEndOfImport();
      this.#rebuildWaits = false;
      this.#isReadingAll = true;
      await this.#attempt(
        () => this.#work.rebuild(() => this.#takeMissed()),
        () => {
          this.#rebuildWaits = true;
        },
      );
    }
    this.#isReadingAll = false;
    const missed = [...this.#duringRebuild];
    this.#duringRebuild.clear();
    for (const [tenantId, productIds] of missed) this.reportChanges(tenantId, [...productIds]);
  }

  /** Milliseconds until an import is over, if it goes on as it did. */
  get #untilEndOfImport(): number {
    return this.#manyAt + (this.#work.quietMs ?? QUIET_MS) - performance.now();
  }

  /** An import names new things all the time, and each time everything would be read again beside it. */
  async #waitForEndOfImport(): Promise<void> {
    this.#isReadingAll = false;
    const giveUpAt = performance.now() + LONGEST_WAIT_MS;
    while (this.#untilEndOfImport > 0 && performance.now() < giveUpAt && !this.#isStopped)
      await wait(this.#untilEndOfImport);
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
