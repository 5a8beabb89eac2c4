import { join } from 'node:path';
import type { Settings } from '#commerce/config/settings.ts';
import { fileTransport, smtpTransport } from '#commerce/mail/mail-transport.ts';
import { createMailRelay, type MailRelay, type RelayOptions } from '#commerce/mail/relay.ts';

/** Begins to deliver the outbox: by SMTP when there is a server, else as files that `/dev/outbox` shows. */
export function startMail(
  settings: Settings,
  options: Omit<RelayOptions, 'settings' | 'transport'>,
): MailRelay {
  const { smtpUrl, dataDir } = settings;
  const transport = smtpUrl ? smtpTransport(smtpUrl) : fileTransport(join(dataDir, 'outbox'));
  const relay = createMailRelay({ ...options, settings, transport });
  relay.start();
  return relay;
}
