import type { PersonalClient } from './personal-client.ts';

let client: Promise<PersonalClient> | undefined;

/** Loads and starts the personal part's code once, when it is first needed. In the browser only. */
export function personalClient(): Promise<PersonalClient> {
  client ??= import('./personal-client.ts').then(({ startPersonal }) => startPersonal());
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/**
 * Waits for a session that is being begun, since its answer must not come after that of a form that signs in. Never
 * throws.
 */
export async function sessionSettled(): Promise<void> {
  try {
    await (await client)?.started;
  } catch {
    // there is none, so nothing to wait for
  }
}
