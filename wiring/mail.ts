import { join } from 'node:path';
import type { Settings } from '#commerce/ground/config/settings.ts';
import { mailFiles } from '#commerce/ground/mail/mail-attachments.ts';
import { fileTransport, smtpTransport } from '#commerce/ground/mail/mail-transport.ts';
import { createMailRelay, type MailRelay, type RelayOptions } from '#commerce/ground/mail/relay.ts';
import { attachmentDrawer } from '#commerce/orders/invoice/draw-attachments.service.ts';
import type { Gateway } from '#gateway/gateway.ts';

/** Begins to deliver the outbox: by SMTP when there is a server, else as files that `/dev/outbox` shows. */
export function startMail(
  settings: Settings,
  options: Omit<RelayOptions, 'settings' | 'transport' | 'filesOf'>,
  gateway: Gateway,
): MailRelay {
  const { smtpUrl, dataDir } = settings;
  const transport = smtpUrl ? smtpTransport(smtpUrl) : fileTransport(join(dataDir, 'outbox'));
  const { db, log } = options;
  const drawer = attachmentDrawer(contentContexts(options, gateway));
  const filesOf = mailFiles({ db, log, drawer });
  const relay = createMailRelay({ ...options, settings, transport, filesOf });
  relay.start();
  return relay;
}

/** The contexts that attachments are drawn in, with the content that the gateway keeps. */
export function contentContexts(
  { tenants, log }: Pick<RelayOptions, 'tenants' | 'log'>,
  gateway: Pick<Gateway, 'contextFor'>,
) {
  return (tenantId: string, asked: string | null) => {
    const tenant = tenants.find(({ id }) => id === tenantId);
    const locale = tenant?.locales.find((one) => asked === null || one.locale === asked)?.locale;
    if (!tenant || !locale) throw new Error(`there is no market ${tenantId} ${asked ?? ''}`);
    const client = { address: '', userAgent: null, secure: true };
    return gateway.contextFor({ tenant, locale, requestId: 'mail', log, client, session: null });
  };
}
