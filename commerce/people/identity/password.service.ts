import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id; the library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing runs on threads, off the event loop, and one at a time: pages and pictures need the other threads, and many
 * sign-ins at once wait for each other instead of for them.
 */
const AT_ONCE = 1;
/** About a minute's work; a request beyond that fails at once. */
const MOST_WAITING = 2000;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new Error(`${waiting.length} password checks are waiting already`);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // the turn is handed on: nobody else can take it in between
    if (next) next();
    else running -= 1;
  }
}

/** argon2id of a password, with its parameters and salt in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

let unusedHash: Promise<string> | undefined;

/** Takes as long for a customer without password, and for an unknown one, as for a wrong password. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  unusedHash ??= hashPassword('no customer has this password');
  const compared = passwordHash ?? (await unusedHash);
  const matches = await inTurn(() => verify(compared, password));
  return passwordHash !== null && matches;
}
