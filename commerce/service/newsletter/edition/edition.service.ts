import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import {
  buildMessage,
  type SenderSettings,
  unsubscribeHeaders,
} from '#commerce/ground/mail/mail-message.rules.ts';
import type { MailTransport } from '#commerce/ground/mail/mail-transport.ts';
import { parseDayNumber, resolveWithholding } from '../subscriber/may-receive.rules.ts';
import { recordBounce } from '../subscriber/returned-mail.store.ts';
import type { Edition } from './edition.rules.ts';
import {
  beginEdition,
  type Candidate,
  type Claim,
  claimDelivery,
  finishEdition,
  listCandidatesAfter,
  markSent,
  releaseDelivery,
} from './edition.store.ts';
import { drawEdition, type EditionPage, LIST_OF, TOKEN } from './edition-page.service.ts';

export type Sending = {
  readonly settings: SenderSettings;
  readonly transport: MailTransport;
  /** mails a second, at most */
  readonly perSecond: number;
  /** nothing is sent and nothing stored */
  readonly dryRun: boolean;
  /** lower case; null for all subscribers. A personalised edition always needs its audience */
  readonly only: ReadonlySet<string> | null;
  /** told between portions of 500, so that a short list has none */
  readonly onProgress?: (report: EditionReport) => void;
  readonly signal?: AbortSignal;
};

/** Addresses by result; `withheld` by reason. */
export type EditionReport = {
  seen: number;
  sent: number;
  /** refused by the mail server: tried again when the edition is sent again */
  failed: number;
  /** had it already, or a sending was killed while it was being mailed: never again */
  already: number;
  withheld: Record<string, number>;
};

const PAGE = 500;
/** After this many the mail server is at fault, not the addresses. */
const MOST_FAILURES_IN_A_ROW = 20;

/**
 * Sends an edition to every subscriber whose consent, brand, pause and frequency allow it today, once each: an
 * address is recorded before its mail leaves. Sending it again continues where it stopped.
 * @throws Error when the edition was begun with other contents, or the mail server refuses mail after mail
 */
export async function sendEdition(
  ctxOf: (locale: string) => RequestContext,
  edition: Edition,
  sending: Sending,
): Promise<EditionReport> {
  const [locale = ''] = Object.keys(edition.texts);
  const ctx = ctxOf(locale);
  if (edition.topic === 'personalised' && sending.only === null)
    throw new Error(`${edition.edition}: a personalised edition needs its audience`);
  const pages = await drawAll(ctxOf, edition, sending.settings);
  if (!sending.dryRun) await beginEdition(ctx, edition);
  const report: EditionReport = { seen: 0, sent: 0, failed: 0, already: 0, withheld: {} };
  const deliver = createDeliverer(ctx, edition, sending, report);
  const offer = async (candidate: Candidate): Promise<void> => {
    report.seen += 1;
    const drawn = pages.get(candidate.locale);
    const reason = findSkipReason(ctx, edition, candidate, sending, drawn !== undefined);
    if (reason === 'already') report.already += 1;
    else if (reason !== null) count(report, reason);
    else if (drawn) await deliver(candidate, drawn);
  };
  let after = '';
  for (;;) {
    const page = await listCandidatesAfter(ctx, edition, { after, limit: PAGE });
    for (const candidate of page) {
      if (sending.signal?.aborted) return report;
      await offer(candidate);
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    sending.onProgress?.(report);
    after = last.email;
  }
  if (!sending.dryRun && report.failed === 0) await finishEdition(ctx, edition.edition);
  return report;
}

/** The edition in every language that it has, by locale. */
export async function drawAll(
  ctxOf: (locale: string) => RequestContext,
  edition: Edition,
  settings: SenderSettings,
): Promise<Map<string, EditionPage>> {
  const pages = new Map<string, EditionPage>();
  for (const [locale, text] of Object.entries(edition.texts)) {
    const ctx = ctxOf(locale);
    const origin = settings.publicOrigins[ctx.tenant.id] ?? '';
    pages.set(locale, await drawEdition(ctx, edition, text, origin));
  }
  return pages;
}

function findSkipReason(
  ctx: RequestContext,
  edition: Edition,
  candidate: Candidate,
  { only }: Sending,
  isDrawn: boolean,
): string | null {
  if (candidate.delivery !== null && candidate.delivery !== 'failed') return 'already';
  if (only !== null && !only.has(candidate.email)) return 'audience';
  if (!isDrawn) return 'language';
  return resolveWithholding(candidate, edition.topic, parseDayNumber(getToday(ctx)));
}

function count({ withheld }: EditionReport, reason: string): void {
  withheld[reason] = (withheld[reason] ?? 0) + 1;
}

function createDeliverer(ctx: RequestContext, edition: Edition, sending: Sending, report: EditionReport) {
  let failuresInARow = 0;
  let next = performance.now();
  return async ({ email }: Candidate, page: EditionPage): Promise<void> => {
    if (sending.dryRun) {
      report.sent += 1;
      return;
    }
    const pauseMs = next - performance.now();
    if (pauseMs > 1) await wait(pauseMs);
    next = Math.max(next, performance.now()) + 1000 / sending.perSecond;
    const claimed = await claimDelivery(ctx, edition, { email, today: parseDayNumber(getToday(ctx)) });
    // the choice changed a moment ago
    if (!claimed) return count(report, 'changed');
    try {
      await sending.transport.deliver(
        buildEditionMessage(ctx, edition, page, claimed.candidate, sending.settings),
        `${edition.edition}-${buildDeliveryKey(edition, email).slice(0, 24)}`,
      );
    } catch (error) {
      failuresInARow += 1;
      await recordRefusal(ctx, edition, claimed, error, report);
      if (failuresInARow < MOST_FAILURES_IN_A_ROW) return;
      throw new Error(
        `${edition.edition}: the mail server refused ${failuresInARow} mails in a row; sent ${report.sent}. Send it again to go on`,
        { cause: error },
      );
    }
    failuresInARow = 0;
    report.sent += 1;
    await markSent(ctx, edition.edition, email);
  };
}

/** Whether the server refused the mail before it took it. When it stays silent after that, the mail counts as sent. */
async function recordRefusal(
  ctx: RequestContext,
  edition: Edition,
  claimed: Claim,
  error: unknown,
  report: EditionReport,
): Promise<void> {
  const { responseCode, command, code } = error as {
    responseCode?: number;
    command?: string;
    code?: string;
  };
  const { email } = claimed.candidate;
  if (responseCode !== undefined && responseCode >= 550 && responseCode < 560 && command === 'RCPT TO') {
    report.failed += 1;
    return recordBounce(ctx, { email, edition: edition.edition, status: '5.1.1' });
  }
  const isCertain =
    responseCode !== undefined || command === 'CONN' || ['ECONNECTION', 'EDNS', 'EAUTH'].includes(code ?? '');
  if (isCertain) {
    report.failed += 1;
    return releaseDelivery(ctx, edition, claimed);
  }
  report.already += 1;
}

function buildDeliveryKey({ edition }: Pick<Edition, 'edition'>, email: string): string {
  return createHash('sha256').update(`${edition}|${email}`).digest('hex');
}

/** @param recipient its token goes into the links that end the mails */
export function buildEditionMessage(
  ctx: RequestContext,
  edition: Pick<Edition, 'edition' | 'brand' | 'topic'>,
  page: EditionPage,
  recipient: { readonly email: string; readonly unsubscribeToken: string },
  settings: SenderSettings,
): SendMailOptions {
  const { tenant } = ctx;
  const { email, unsubscribeToken } = recipient;
  const origin = settings.publicOrigins[tenant.id] ?? '';
  const list = LIST_OF[edition.topic];
  const end = list === 'newsletter' ? unsubscribeToken : `${unsubscribeToken}/${list}`;
  const message = buildMessage(
    {
      ...{
        mailId: 0,
        tenantId: tenant.id,
        recipient: email,
        subject: page.subject,
        createdAt: ctx.clock.now(),
      },
      html: page.html.replaceAll(TOKEN, unsubscribeToken),
      text: page.text.replaceAll(TOKEN, unsubscribeToken),
      ...{ unsubscribeUrl: null, replyTo: null, attachments: [] },
    },
    tenant,
    settings,
  );
  const domain = String(message.messageId).split('@')[1] ?? 'localhost>';
  return {
    ...message,
    messageId: `<${edition.edition}.${buildDeliveryKey(edition, email).slice(0, 32)}@${domain}`,
    // the sender of the envelope: an undeliverable mail returns to the mailbox that `newsletter inbox` reads
    envelope: { from: tenant.newsletter.mailbox, to: [email] },
    headers: {
      ...unsubscribeHeaders(`${origin}/api/newsletter/unsubscribe/${end}`, tenant.newsletter.mailbox),
      'List-Id': `<${edition.brand}.newsletter.${domain}`,
      'X-Newsletter-Edition': edition.edition,
      Precedence: 'bulk',
    },
  };
}
