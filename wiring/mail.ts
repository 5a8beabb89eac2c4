import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#commerce/ground/config/settings.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { type AttachmentDrawer, createMailFileLoader } from '#commerce/ground/mail/mail-attachments.ts';
import {
  createFileTransport,
  createSmtpTransport,
  type MailTransport,
} from '#commerce/ground/mail/mail-transport.ts';
import { createMailRelay, type RelayOptions } from '#commerce/ground/mail/relay.ts';
import { createAttachmentDrawer } from '#commerce/orders/invoice/draw-attachments.service.ts';
import { loadContactMailFile } from '#commerce/service/contact/contact-file.service.ts';
import type { Gateway } from '#gateway/gateway.ts';

/**
 * By SMTP when there is a server, else as files that `/dev/outbox` shows; signed where there are keys.
 * @throws Error for a key's file that cannot be read
 */
export function createMailTransport({ smtpUrl, dataDir, dkim }: Settings): MailTransport {
  const keys = dkim.map(({ domain, selector, keyFile }) => {
    return { domain, selector, privateKey: readFileSync(keyFile, 'utf8') };
  });
  return smtpUrl ? createSmtpTransport(smtpUrl, keys) : createFileTransport(join(dataDir, 'outbox'), keys);
}

/** Delivers the outbox. */
export function createMailJob(
  settings: Settings,
  options: Omit<RelayOptions, 'settings' | 'transport' | 'loadFiles'>,
  gateway: Gateway,
): Job {
  const transport = createMailTransport(settings);
  const { db, log } = options;
  const contextOf = createContentContexts(options, gateway);
  const drawer: AttachmentDrawer = {
    ...createAttachmentDrawer(contextOf),
    loadContactFile: async (tenantId, fileId) => loadContactMailFile(await contextOf(tenantId, null), fileId),
  };
  const filesOf = createMailFileLoader({ db, log, drawer });
  return createMailRelay({ ...options, settings, transport, loadFiles: filesOf }).job;
}

/** The contexts that attachments are drawn in, with the content that the gateway keeps. */
export function createContentContexts(
  { tenants, log }: Pick<RelayOptions, 'tenants' | 'log'>,
  gateway: Pick<Gateway, 'createContext'>,
) {
  return (tenantId: string, asked: string | null) => {
    const tenant = tenants.find(({ id }) => id === tenantId);
    const locale = tenant?.locales.find((one) => asked === null || one.locale === asked)?.locale;
    if (!tenant || !locale) throw new Error(`there is no market ${tenantId} ${asked ?? ''}`);
    const client = { address: '', userAgent: null, secure: true };
    return gateway.createContext({ tenant, locale, requestId: 'mail', log, client, session: null });
  };
}
