import { expect } from 'vitest';
import type { Database } from '#commerce/ground/database/connection.ts';

/**
 * The newest mail to a recipient with a link that counts once; some are written after the request.
 * @param page the path of the link's page; default: any
 * @returns its path and query in the shop
 */
export async function waitForMail(
  database: Database,
  recipient: string,
  page = '',
): Promise<{ link: string }> {
  const findNewest = () => findMailedLink(database, recipient, page);
  await expect.poll(findNewest, { message: `a link mailed to ${recipient}` }).toBeTruthy();
  return { link: (await findNewest()) ?? '' };
}

/** The same for a mail that is written with what causes it, outside of a test too. @returns undefined: there is none */
export async function findMailedLink(
  database: Database,
  recipient: string,
  page: string,
): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ text: string }>(
    'select text from mail_outbox where recipient = $1 order by mail_id desc limit 5',
    [recipient],
  );
  return rows
    .map(({ text }) => /https:\/\/shop\.invalid(\/\S*\?token=[\w-]+)/.exec(text)?.[1])
    .find((link) => link?.startsWith(page));
}
