import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { createTurnQueue, QueueFullError } from '#commerce/ground/kernel/turn-queue.ts';
import { Allowance } from './allowance.ts';

type PacedLineOptions = {
  /** of the process's time, between 0 and 1, that all who pass may take together */
  readonly share: number;
  readonly mostWaiting: number;
  /** that they hold in memory while they wait */
  readonly mostBytes: number;
};

type Passer = {
  /** clients take turns; one has a quarter of the places at most */
  readonly client: string;
  readonly bytes: number;
  /** aborted: it no longer waits */
  readonly signal?: AbortSignal;
};

/** Of the process; a test has its own. */
type LineClock = {
  /** ms since any fixed point, never going back */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
};

export type PacedLine = {
  /**
   * Waits until it is one's turn; everything until `leave` is called counts as one's own time.
   * @returns null: too many wait already
   * @throws the signal's reason
   */
  enter(passer: Passer): Promise<(() => void) | null>;
};

/** A moment's work, for those who come alone. */
const SAVED_MS = 200;
/** Of one piece of work: it may have waited for others meanwhile. */
const MOST_COUNTED_MS = 50;

const PROCESS: LineClock = {
  now: () => performance.now(),
  pause: (ms) => (ms > 0 ? wait(ms, undefined, { ref: false }) : nextTurn()),
};

/**
 * A line for work that anybody may ask for and that nobody misses: one after the other, and after each so long a pause
 * that all together take no more than their share of the process's time.
 */
export function createPacedLine(
  { share, mostWaiting, mostBytes }: PacedLineOptions,
  { now, pause }: LineClock = PROCESS,
): PacedLine {
  const queue = createTurnQueue(1, mostWaiting);
  const allowance = new Allowance({ perSecond: 1000 * share, most: SAVED_MS, now });
  let bytes = 0;

  async function pass(entered: (leave: () => void) => void): Promise<void> {
    const begunAt = now();
    await new Promise<void>(entered);
    await pause(allowance.spend(Math.min(now() - begunAt, MOST_COUNTED_MS)));
  }

  return {
    async enter({ bytes: own, ...asker }) {
      if (bytes + own > mostBytes) return null;
      bytes += own;
      try {
        return await new Promise<() => void>((resolve, reject) => {
          queue.run(() => pass(resolve), asker).catch(reject);
        });
      } catch (error) {
        if (error instanceof QueueFullError) return null;
        throw error;
      } finally {
        bytes -= own;
      }
    },
  };
}
