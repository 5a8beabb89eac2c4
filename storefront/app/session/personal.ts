import type { PersonalClient } from './personal-client.ts';

let client: Promise<PersonalClient> | undefined;

/** The personal part's code is loaded and started once, when somebody first wants it. In the browser only. */
export function personalClient(): Promise<PersonalClient> {
  client ??= import('./personal-client.ts').then(({ startPersonal }) => startPersonal());
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/** Waits for a session that is being begun: a form that signs in must not be overtaken by it. Never throws. */
export async function sessionSettled(): Promise<void> {
  try {
    await (await client)?.started;
  } catch {
    // there is none: nothing to wait for
  }
}
