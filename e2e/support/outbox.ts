import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';

/** The mail that the shop wrote to this recipient, parsed as a mail program would. Waits until it is there. */
export async function readMail(outbox: string, recipient: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = await find(outbox, recipient);
        return found !== undefined;
      },
      { timeout: 15_000 },
    )
    .toBe(true);
  if (!found) throw new Error(`no mail to ${recipient}`);
  return found;
}

async function find(outbox: string, recipient: string): Promise<Email | undefined> {
  const names = await readdir(outbox).catch(() => []);
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const written = await readFile(join(outbox, name));
    // parsing hundreds of others takes longer than the journey
    if (!written.includes(recipient)) continue;
    const mail = await PostalMime.parse(written);
    if (mail.to?.some(({ address }) => address === recipient)) return mail;
  }
  return undefined;
}
