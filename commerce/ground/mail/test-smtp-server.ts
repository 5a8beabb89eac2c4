import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = Email & { readonly envelopeTo: readonly string[] };

export type TestSmtpServer = {
  /** smtp:// address */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Refuses recipients from now on, or takes them again. */
  refuse(isDown: boolean): void;
  close(): Promise<void>;
};

/** For tests: an SMTP server on a free port that keeps what it is given, parsed. */
export async function testSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  let down = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, callback) {
      const refusal = Object.assign(new Error('the mailbox is busy'), { responseCode: 451 });
      callback(down ? refusal : null);
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
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (isDown) => {
      down = isDown;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
