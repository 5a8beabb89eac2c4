import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = Email & { readonly envelopeTo: readonly string[] };

export type TestSmtpServer = {
  /** smtp:// address */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Refuses recipients from now on, or takes them again. */
  refuse(isDown: boolean): void;
  /** Ends it: nobody listens on its port. Stays as it is where it has ended. */
  close(): Promise<void>;
  /** Listens on its port again. */
  open(): Promise<void>;
};

/** For tests: an SMTP server on a free port that keeps what it is given, parsed; it knows no mailbox `nobody`. */
export async function testSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  let down = false;
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const isUnknown = address.startsWith('nobody@');
      const refusal = isUnknown
        ? Object.assign(new Error('there is no such mailbox'), { responseCode: 550 })
        : Object.assign(new Error('the mailbox is busy'), { responseCode: 451 });
      callback(down || isUnknown ? refusal : null);
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          received.push({ ...mail, envelopeTo });
          callback();
        }, callback);
      });
    },
  };
  let server: SMTPServer | null = null;
  async function listen(onPort: number): Promise<number> {
    const listening = new SMTPServer(options);
    listening.listen(onPort, '127.0.0.1');
    await once(listening.server, 'listening');
    server = listening;
    return (listening.server.address() as AddressInfo).port;
  }
  const port = await listen(0);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (isDown) => {
      down = isDown;
    },
    async close() {
      const open = server;
      server = null;
      if (open) await new Promise<void>((resolve) => open.close(() => resolve()));
    },
    async open() {
      await listen(port);
    },
  };
}
