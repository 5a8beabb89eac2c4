import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { retryAt } from '#commerce/ground/jobs/backoff.rules.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import type { Clock } from '#commerce/ground/kernel/clock.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { buildMessage, type FilesByMail, type MailFile, type SenderSettings } from './mail-message.rules.ts';
import type { MailTransport } from './mail-transport.ts';
import {
  type ClaimedMail,
  claimMails,
  giveBackMails,
  MAX_ATTEMPTS,
  markFailed,
  markSent,
} from './outbox.store.ts';

export type RelayOptions = {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly log: Log;
  readonly tenants: readonly Tenant[];
  readonly settings: SenderSettings;
  readonly transport: MailTransport;
  /** draws the attachments */
  readonly loadFiles: (mails: readonly ClaimedMail[]) => Promise<FilesByMail>;
  /** for metrics */
  readonly onDelivery?: (outcome: 'sent' | 'failed') => void;
};

export type MailRelay = {
  /** Sends what is due. @param signal ends it after the mail that is being sent. @returns how many mails were tried */
  deliverDue(signal?: AbortSignal): Promise<number>;
  /** Sends due mails whenever one is queued, and every few seconds those that wait for their next attempt. */
  readonly job: Job;
};

const POLL_MS = 15_000;
const FIRST_RETRY_MS = 30_000;
/** Mails that are queued within it leave together. */
const REST_MS = 200;
/** About as many mails are claimed at once as can be sent in this time, so that a stuck one delays few others. */
const AT_ONCE_MS = 100;
const MOST_AT_ONCE = 25;
/** After this time, mails that were claimed together with a stuck one are given back. */
const PATIENCE_MS = 1_000;

/**
 * Sends the outbox's mails: at least once each, in their order, for about five days with growing pauses, or until the
 * mail server refuses one for good. It holds no
 * transaction while it talks to a mail server, and several servers may run one each.
 */
export function createMailRelay(options: RelayOptions): MailRelay {
  let atOnce = 1;

  async function deliverDue(signal?: AbortSignal): Promise<number> {
    let tried = 0;
    while (!signal?.aborted) {
      const mails = await claimMails(options.db, options.clock.now(), atOnce);
      if (mails.length === 0) break;
      const begun = performance.now();
      const done = await deliverAll(options, mails, () => signal?.aborted ?? false);
      const eachMs = (performance.now() - begun) / done;
      // those that it gave back are still due, and no event reports them
      const wasLast = mails.length < atOnce && done === mails.length;
      atOnce = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(AT_ONCE_MS / eachMs)));
      tried += done;
      if (wasLast) break;
    }
    return tried;
  }

  return {
    deliverDue,
    job: {
      name: 'mail-relay',
      everyMs: POLL_MS,
      restMs: REST_MS,
      shouldWake: ({ type }) => type === 'mail-queued',
      performRound: deliverDue,
      finish: () => options.transport.close(),
    },
  };
}

/** One after the other. @returns how many were tried */
async function deliverAll(
  options: RelayOptions,
  mails: readonly ClaimedMail[],
  isStopped: () => boolean,
): Promise<number> {
  const { db, clock, log, loadFiles } = options;
  const waiting = [...mails];
  const sent: ClaimedMail[] = [];
  let returned = Promise.resolve();
  const giveBackRest = () => {
    const rest = waiting.splice(0);
    if (rest.length === 0) return;
    returned = giveBackMails(db, rest, clock.now()).catch((error) =>
      log.error({ err: error }, 'mails that were not sent wait until their lease is over'),
    );
  };
  let tried = 0;
  let late: NodeJS.Timeout | undefined;
  try {
    const files = await loadFiles(mails);
    late = setTimeout(giveBackRest, PATIENCE_MS);
    for (let mail = waiting.shift(); mail; mail = waiting.shift()) {
      tried += 1;
      if (await deliver(options, mail, files.get(mail.mailId))) sent.push(mail);
      if (isStopped()) giveBackRest();
    }
  } finally {
    clearTimeout(late);
    giveBackRest();
    await returned;
    await markSent(db, sent, clock.now());
  }
  return tried;
}

/** @returns whether the mail has left; a failure is recorded for the next attempt */
async function deliver(
  options: RelayOptions,
  mail: ClaimedMail,
  files: readonly MailFile[] | Error = [],
): Promise<boolean> {
  const { db, clock, log, settings, transport, onDelivery } = options;
  const tenant = options.tenants.find(({ id }) => id === mail.tenantId);
  try {
    if (files instanceof Error) throw files;
    await transport.deliver(buildMessage(mail, tenant, settings, files), buildFileName(mail));
    onDelivery?.('sent');
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isForGood = isRefusedForGood(error);
    const next = isForGood ? null : retryAt(clock.now(), mail.attempts, FIRST_RETRY_MS);
    await markFailed(db, mail, { reason, retryAt: next });
    const last = isForGood || mail.attempts >= MAX_ATTEMPTS;
    // a mail server's answer may repeat the recipient's address
    const code = (error as { code?: unknown }).code ?? null;
    log.warn({ mailId: mail.mailId, attempts: mail.attempts, code, last }, 'a mail was not delivered');
    onDelivery?.('failed');
    return false;
  }
}

/**
 * Whether the server refused this recipient or this message permanently (RFC 5321, 4.2.1); not its own sign-in or
 * connection. 552 is a full mailbox, which may be emptied.
 */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode !== 552;
}

function buildFileName({ mailId, subject }: ClaimedMail): string {
  const slug = subject
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${mailId}-${slug || 'mail'}`;
}
