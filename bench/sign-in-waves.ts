import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { inputOf } from './processes.ts';

export type Waves = {
  readonly port: number;
  readonly host: string;
  readonly emails: readonly string[];
  readonly password: string;
};
/** The number of finished sign-ins. */
export type WavesResult = { readonly signedIn: number; readonly failed: number };

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }';

type Gateway = Pick<Waves, 'port' | 'host'>;

/** Asks the gateway from a browser of its own. @returns the answer's text */
async function ask({ port, host }: Gateway, query: string, variables: object): Promise<string> {
  const body = JSON.stringify({ query, variables });
  const headers = {
    ...{ host, 'content-type': 'application/json', accept: 'application/json' },
    ...{ 'sec-fetch-site': 'same-origin', 'content-length': Buffer.byteLength(body) },
  };
  const sent = request({ port, path: '/api/gateway/', method: 'POST', headers, agent: false }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of answer) text += part;
  return text;
}

/** Signs in from an unknown browser. @returns whether the password was right */
export async function signIn(to: Gateway, email: string, password: string): Promise<boolean> {
  const answer = await ask(to, LOGIN, { input: { email, password } });
  if (answer.includes('LoggedIn')) return true;
  if (answer.includes('WrongCredentials')) return false;
  throw new Error(`the sign-in was answered by ${answer.slice(0, 200)}`);
}

/** Requests a link that sets a new password. */
export async function askForReset(to: Gateway, email: string): Promise<void> {
  const answer = await ask(to, RESET, { email });
  if (answer.includes('"errors"')) throw new Error(`the request was answered by ${answer.slice(0, 200)}`);
}

/** Signs all customers in at the same time, and again when all are through, until it is told to end. */
async function keepSigningIn({ emails, password, ...to }: Waves): Promise<void> {
  let [signedIn, failed, isOver] = [0, 0, false];
  process.once('message', () => {
    isOver = true;
  });
  process.send?.('begun');
  while (!isOver) {
    const wave = await Promise.allSettled(emails.map((email) => signIn(to, email, password)));
    const right = wave.filter((one) => one.status === 'fulfilled' && one.value).length;
    signedIn += right;
    failed += wave.length - right;
  }
  process.send?.({ signedIn, failed });
  process.disconnect();
}

if (import.meta.main) await keepSigningIn(inputOf<Waves>());
