import { loadCode } from '#app/start/late-code.ts';
import type { PersonalClient } from './client/personal-client.ts';

let client: Promise<PersonalClient> | undefined;

/** Loads and starts the personal part's code once, when it is first needed. In the browser only. */
export function loadPersonalClient(): Promise<PersonalClient> {
  client ??= loadCode(() => import('./client/personal-client.ts')).then(({ startPersonal }) =>
    startPersonal(),
  );
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/**
 * Runs a form's action that may sign the visitor in or out, or ask for the password again. It waits for a session that
 * is being begun, whose answer must not come after that of the form. The session has another key afterwards.
 */
export async function changeSession<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  await (await getStartedClient())?.started;
  try {
    return await act();
  } finally {
    (await getStartedClient())?.forgetKey();
  }
}

/** @returns null if the personal part is not loaded, or could not be */
async function getStartedClient(): Promise<PersonalClient | null> {
  try {
    return (await client) ?? null;
  } catch {
    return null;
  }
}
