import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Database } from '#commerce/ground/database/connection.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createProofOfWork } from './sign-in/security-check.ts';
import type { IdentityContext, SignInPlace } from './sign-in/sign-in.service.ts';

const securityCheck = createProofOfWork('a secret that only tests know');

/** For tests: the context with the shop's own security check. */
export function addSecurityCheck<Context extends RequestContext>(ctx: Context): Context & IdentityContext {
  return { ...ctx, securityCheck };
}

/** For tests: the context of a browser in which the customer is signed in. */
export function createCustomerContext<Context extends RequestContext>(
  ctx: Context,
  { customerId }: { readonly customerId: string },
): Context {
  return { ...ctx, visitor: { sessionId: 'of a test', type: 2, customerId } };
}

/** For tests: where a sign-in comes from. */
export function createSignInPlace(address: string, given: Partial<SignInPlace> = {}): SignInPlace {
  return { address, device: null, securityAnswer: null, ...given };
}

/** For tests: what a browser answers to a challenge. */
export async function solve(challenge: string): Promise<string> {
  const asked = JSON.parse(challenge).challenge;
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  return JSON.stringify({ challenge: asked, solution });
}

type Mails = { readonly subject: string; readonly text: string };

/** For tests: the mails that wait for a recipient, the oldest first. */
export async function fetchMails(database: Pick<Database, 'pool'>, recipient: string): Promise<Mails[]> {
  const { rows } = await database.pool.query<Mails>(
    'select subject, text from mail_outbox where recipient = $1 order by mail_id',
    [recipient],
  );
  return rows;
}

/** For tests: the secret of the link in the newest mail that leads to a page. @param path the end of the page's path */
export async function fetchMailedSecret(
  database: Pick<Database, 'pool'>,
  recipient: string,
  path: string,
): Promise<string> {
  const pattern = new RegExp(`/${path}\\?token=([\\w-]+)`);
  const found = (await fetchMails(database, recipient)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
  const secret = found.at(-1);
  if (!secret) throw new Error(`no mail to ${recipient} leads to ${path}`);
  return secret;
}
