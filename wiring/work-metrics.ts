import { Counter, Histogram, Registry, Summary } from 'prom-client';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { ReadOutcome } from '#commerce/range/content/bucket/content-buckets.ts';

/** Counts the work behind the HTTP server. */
export type WorkMetrics = {
  readonly registry: Registry;
  mail(outcome: 'sent' | 'failed'): void;
  /** a round of a background job. @param seconds how long it took */
  round(job: string, outcome: 'done' | 'failed', seconds: number): void;
  /** a file of a content bucket was read */
  contentRead(outcome: ReadOutcome): void;
  /** an interaction that a browser has measured. @param ms from the press to the next frame */
  inp(page: string, device: string, rating: string, ms: number): void;
  /** a log that counts the errors written to it */
  gatewayLog(log: Log): Log;
};

/** good ends at 0.2, poor begins at 0.5 (web.dev/inp) */
const INP_BUCKETS_S = [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2];

export function createWorkMetrics(): WorkMetrics {
  const registry = new Registry();
  const registers = [registry];
  const mails = new Counter({
    name: 'mails_total',
    help: 'Attempts to deliver a mail, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const errors = new Counter({
    name: 'gateway_errors_total',
    help: 'Operations of the gateway that failed by a bug',
    registers,
  });
  const rounds = new Summary({
    name: 'job_round_seconds',
    help: 'Rounds of background jobs and their time, by job and outcome',
    labelNames: ['job', 'outcome'],
    percentiles: [],
    registers,
  });
  const contentReads = new Counter({
    name: 'content_reads_total',
    help: 'Files read from content buckets, by outcome; all but changed, unchanged and missing are failures',
    labelNames: ['outcome'],
    registers,
  });
  const interactions = new Histogram({
    name: 'inp_seconds',
    help: 'Interaction to next paint as browsers measure it, by page type, device and rating',
    labelNames: ['page', 'device', 'rating'],
    buckets: INP_BUCKETS_S,
    registers,
  });
  return {
    registry,
    inp: (page, device, rating, ms) => interactions.observe({ page, device, rating }, ms / 1000),
    mail: (outcome) => mails.inc({ outcome }),
    round: (job, outcome, seconds) => rounds.observe({ job, outcome }, seconds),
    contentRead: (outcome) => contentReads.inc({ outcome }),
    gatewayLog: (log) => ({
      debug: (fields, message) => log.debug(fields, message),
      info: (fields, message) => log.info(fields, message),
      warn: (fields, message) => log.warn(fields, message),
      error(fields, message) {
        errors.inc();
        log.error(fields, message);
      },
    }),
  };
}
