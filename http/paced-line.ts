import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { createTurnQueue, QueueFullError } from '#commerce/ground/kernel/turn-queue.ts';
import { Allowance } from './allowance.ts';

type PacedLineOptions = {
  /** the share of the process's time, between 0 and 1, that all entrants may take together */
  readonly share: number;
  readonly mostWaiting: number;
  /** most bytes that waiting entrants may hold in memory */
  readonly mostBytes: number;
};

type Passer = {
  /** clients take turns; one client has at most a quarter of the places */
  readonly client: string;
  readonly bytes: number;
  /** aborted: the entrant no longer waits */
  readonly signal?: AbortSignal;
};

/** The process's clock and timers; a test has its own. */
type LineClock = {
  /** ms since any fixed point, never going back */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
};

export type PacedLine = {
  /**
   * Waits for a turn; all time until `leave` is called is counted.
   * @returns null: too many wait already
   * @throws the signal's reason
   */
  enter(passer: Passer): Promise<(() => void) | null>;
};

/** Time that is saved up for an entrant that comes alone. */
const SAVED_MS = 200;
/** Most counted time of one piece of work: the process may have done other work meanwhile. */
const MOST_COUNTED_MS = 50;

const PROCESS: LineClock = {
  now: () => performance.now(),
  pause: (ms) => (ms > 0 ? wait(ms, undefined, { ref: false }) : nextTurn()),
};

/**
 * A queue for work that any client may request and that can be late: one piece at a time, with pauses long enough
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
