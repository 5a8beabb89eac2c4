import { Worker } from 'node:worker_threads';

/** The messages that go to the thread and come back from it. @property compareWith null: a hash is asked for */
export type HashJob = {
  readonly job: number;
  readonly password: string;
  readonly compareWith: string | null;
};
export type HashAnswer =
  | { readonly job: number; readonly value: string | boolean }
  | { readonly job: number; readonly fault: string };

/** About a minute's work; a request beyond that fails at once. */
const MOST_WAITING = 2000;

let thread: Worker | null = null;
let lastJob = 0;
const waiting = new Map<number, PromiseWithResolvers<string | boolean>>();

/**
 * Hashing runs on one thread of its own, one password after the other and behind everything that answers requests: many
 * sign-ins at once wait for each other, and pages do not wait for them.
 */
function ask(password: string, compareWith: string | null): Promise<string | boolean> {
  if (waiting.size >= MOST_WAITING) throw new Error(`${waiting.size} password checks are waiting already`);
  thread ??= begin();
  lastJob += 1;
  const answered = Promise.withResolvers<string | boolean>();
  waiting.set(lastJob, answered);
  // a command ends when its last password is hashed, not before
  thread.ref();
  thread.postMessage({ job: lastJob, password, compareWith } satisfies HashJob);
  return answered.promise;
}

function begin(): Worker {
  const begun = new Worker(new URL('./hash-worker.ts', import.meta.url), { execArgv: [] });
  begun.on('message', settle);
  begun.once('error', (error) => fail(begun, error));
  begun.once('exit', (code) => fail(begun, new Error(`the hashing thread has ended with ${code}`)));
  return begun;
}

function settle(answer: HashAnswer): void {
  const answered = waiting.get(answer.job);
  waiting.delete(answer.job);
  if (waiting.size === 0) thread?.unref();
  if ('value' in answer) answered?.resolve(answer.value);
  else answered?.reject(new Error(answer.fault));
}

/** The next password begins another thread. */
function fail(ended: Worker, error: unknown): void {
  if (thread !== ended) return;
  thread = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

/** argon2id of a password, with its parameters and salt in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  return String(await ask(password, null));
}

let unusedHash: Promise<string> | undefined;

/** Takes as long for a customer without password, and for an unknown one, as for a wrong password. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  unusedHash ??= hashPassword('no customer has this password').catch((error) => {
    unusedHash = undefined;
    throw error;
  });
  const compared = passwordHash ?? (await unusedHash);
  const matches = (await ask(password, compared)) === true;
  return passwordHash !== null && matches;
}
