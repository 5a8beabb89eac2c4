import { Counter, Registry } from 'prom-client';
import type { Log } from '#commerce/ground/kernel/context.ts';

/** Counts the work behind the HTTP server. */
export type WorkMetrics = {
  readonly registry: Registry;
  mail(outcome: 'sent' | 'failed'): void;
  /** a log that counts the errors written to it */
  gatewayLog(log: Log): Log;
};

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
  return {
    registry,
    mail: (outcome) => mails.inc({ outcome }),
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
