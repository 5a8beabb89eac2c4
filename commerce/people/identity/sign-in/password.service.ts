import { hash, verify } from '@node-rs/argon2';
import { createTurnQueue } from '#commerce/ground/kernel/turn-queue.ts';

/** OWASP's recommendation for argon2id, which is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** About four minutes' work; a request beyond that fails at once. */
const MOST_WAITING = 8000;

/**
 * The library hashes on Node's threads, one password after the other: many sign-ins at once wait for each other, and
 * files and names are read on the threads that they leave free.
 */
const turns = createTurnQueue(1, MOST_WAITING);

/** argon2id of a password, with its parameters and salt in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return turns.run(() => hash(password, COST));
}

let unusedHash: Promise<string> | undefined;

/** Takes as long for a customer without password, and for an unknown one, as for a wrong password. */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unusedHash ??= hashPassword('no customer has this password').catch((error) => {
    unusedHash = undefined;
    throw error;
  });
  const compared = passwordHash ?? (await unusedHash);
  const matches = await turns.run(() => verify(compared, password));
  return passwordHash !== null && matches;
}
