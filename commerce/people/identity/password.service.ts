import { type HashJob, HashThread } from './hash-thread.ts';

/** About a minute's work; a request beyond that fails at once. */
const MOST_WAITING = 2000;
/** A password takes a tenth of this. A thread that is longer at it gets no processor: nobody's core is idle. */
const STARVED_AFTER_MS = 200;
/** So long the other thread does the work, before it is seen again whether a core is idle. */
const STARVED_FOR_MS = 30_000;

type Waiting = HashJob & { readonly answered: PromiseWithResolvers<string | boolean>; isSettled: boolean };

const waiting: Waiting[] = [];
const patient = new HashThread('patient');
const pressing = new HashThread('pressing');
let starvedUntil = 0;
let unanswered = 0;

/**
 * Hashing runs on a thread that has a core while nobody else wants it, one password after the other: many sign-ins at
 * once wait for each other, and pages do not wait for them. On a machine that is never idle they would wait for ever:
 * there a second thread does it, which has a share.
 */
async function ask(password: string, compareWith: string | null): Promise<string | boolean> {
  if (unanswered >= MOST_WAITING) throw new Error(`${unanswered} password checks are waiting already`);
  const job: Waiting = { password, compareWith, answered: Promise.withResolvers(), isSettled: false };
  unanswered += 1;
  waiting.push(job);
  advance();
  try {
    return await job.answered.promise;
  } finally {
    job.isSettled = true;
    unanswered -= 1;
  }
}

/** Lets the next have the thread whose turn it is, when that is free. */
function advance(): void {
  const thread = performance.now() < starvedUntil ? pressing : patient;
  while (waiting[0] && !thread.isBusy) {
    const job = waiting.shift();
    if (job && !job.isSettled) void run(thread, job);
  }
}

async function run(thread: HashThread, job: Waiting): Promise<void> {
  const { password, compareWith, answered } = job;
  let watch: NodeJS.Timeout | undefined;
  const onBegun = () => {
    if (thread === patient) watch = setTimeout(() => passOn(job), STARVED_AFTER_MS);
  };
  await thread.run({ password, compareWith }, onBegun).then(answered.resolve, answered.reject);
  clearTimeout(watch);
  job.isSettled = true;
  advance();
}

/** The first answer of the two threads counts. */
function passOn(job: Waiting): void {
  starvedUntil = performance.now() + STARVED_FOR_MS;
  waiting.unshift(job);
  advance();
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
