import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Events, ShopEvent } from '#commerce/ground/kernel/events.ts';

/** Background work of a server. Several servers run the same jobs: a round claims what it works on in the database. */
export type Job = {
  /** kebab-case, for the log and for metrics; a server has one job of a name */
  readonly name: string;
  /** between two rounds that no event has triggered, milliseconds */
  readonly everyMs: number;
  /** before the first round, milliseconds; default: at once */
  readonly startAfterMs?: number;
  /** after each round, milliseconds: many events within it are one round's; default 0 */
  readonly restMs?: number;
  /** whether the event asks for a round now; default: none does */
  readonly shouldWake?: (event: ShopEvent) => boolean;
  /**
   * Does what is due. Rounds of a job do not overlap; an event during a round triggers one more after it.
   * @param signal is aborted when the server stops: a long round ends after its current item
   * @returns `again` if there is more to do at once
   */
  performRound(signal: AbortSignal): Promise<unknown>;
  /** after the last round, when the server stops */
  finish?(): Promise<void> | void;
};

/** The part of a server that jobs run in. */
export type JobHost = {
  readonly events: Events;
  readonly log: Log;
  /** for metrics. @param seconds how long the round took */
  readonly onRound?: (job: string, outcome: 'done' | 'failed', seconds: number) => void;
};
