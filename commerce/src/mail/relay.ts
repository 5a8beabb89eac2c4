import type { Kysely } from 'kysely';
import type { DB } from '#commerce/database/schema.ts';
import type { Clock } from '#commerce/kernel/clock.ts';
import type { Log } from '#commerce/kernel/context.ts';
import type { Events } from '#commerce/kernel/events.ts';
import { retryAt, wokenWork } from '#commerce/kernel/woken-work.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { type MailFile, messageOf, type SenderSettings, type StoredMail } from './mail-message.ts';
import type { MailTransport } from './mail-transport.ts';
import { type ClaimedMail, claimMail, MAX_ATTEMPTS, markFailed, markSent } from './outbox.store.ts';

export type RelayOptions = {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly events: Events;
  readonly log: Log;
  readonly tenants: readonly Tenant[];
  readonly settings: SenderSettings;
  readonly transport: MailTransport;
  /** draws what is attached; throws where it cannot be drawn now */
  readonly filesOf: (mail: StoredMail) => Promise<readonly MailFile[]>;
  /** for metrics */
  readonly onDelivery?: (outcome: 'sent' | 'failed') => void;
};

export type MailRelay = {
  /** Sends what is due. @returns how many mails were tried */
  deliverDue(): Promise<number>;
  /** Sends what is due now, whenever a mail is queued, and every few seconds what waits for its next attempt. */
  start(): void;
  /** Finishes the mail that is being sent. */
  stop(): Promise<void>;
};

const POLL_MS = 15_000;
const FIRST_RETRY_MS = 30_000;

/**
 * Sends the outbox's mails: at least once each, in their order, for about five days with growing pauses. It holds no
 * transaction while it talks to a mail server, and several servers may run one each.
 */
export function createMailRelay(options: RelayOptions): MailRelay {
  const work = wokenWork({
    ...options,
    name: 'mail relay',
    pollMs: POLL_MS,
    wakes: ({ type }) => type === 'mail-queued',
    round: deliverDue,
  });

  async function deliverDue(): Promise<number> {
    let tried = 0;
    while (!work.isStopped) {
      const mail = await claimMail(options.db, options.clock.now());
      if (!mail) break;
      await deliver(options, mail);
      tried += 1;
    }
    return tried;
  }

  return {
    deliverDue,
    start: work.start,
    async stop() {
      await work.stop();
      options.transport.close();
    },
  };
}

async function deliver(options: RelayOptions, mail: ClaimedMail): Promise<void> {
  const { db, clock, log, settings, transport, filesOf, onDelivery } = options;
  const tenant = options.tenants.find(({ id }) => id === mail.tenantId);
  try {
    const message = messageOf(mail, tenant, settings, await filesOf(mail));
    await transport.deliver(message, nameOf(mail));
    await markSent(db, mail, clock.now());
    onDelivery?.('sent');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await markFailed(db, mail, { reason, retryAt: retryAt(clock.now(), mail.attempts, FIRST_RETRY_MS) });
    const last = mail.attempts >= MAX_ATTEMPTS;
    // a mail server's answer may repeat the address it was given
    const code = (error as { code?: unknown }).code ?? null;
    log.warn({ mailId: mail.mailId, attempts: mail.attempts, code, last }, 'a mail was not delivered');
    onDelivery?.('failed');
  }
}

function nameOf({ mailId, subject }: ClaimedMail): string {
  const slug = subject
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${mailId}-${slug || 'mail'}`;
}
