import { randomUUID } from 'node:crypto';
import { makeCustomers, PASSWORD } from './customers.ts';
import type { HashLoad } from './hash-load.ts';
import { median, type Row } from './measured.ts';
import type { Page } from './pages.ts';
import { ask, start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';
import type { ProbeResult } from './siege-probe.ts';
import { askForReset, signIn, type Waves, type WavesResult } from './sign-in-waves.ts';

const AT_ONCE = 50;
const ROUNDS = 3;
const SECONDS = 12;
const MOST_TIMES_QUIET = 1.1;
/** Below this limit the delays of the machine itself decide. */
const LEAST_QUIET_MS = 2;
/** The number of requests for each kind of address, in turns. */
const TRIES = 150;
const MOST_APART = 0.05;

/**
 * Measures how 50 customers who sign in at the same time, again and again, change the catalogue's p99; and whether
 * the time of a sign-in or of a request for a new password differs between a known and an unknown address. The server
 * has all cores, because hashing runs on threads.
 * @returns no rows on the embedded database
 */
export async function* measureSignIn({ databaseUrl }: ShopInput, { host, path }: Page): AsyncGenerator<Row> {
  if (!databaseUrl) return;
  const emails = await makeCustomers(databaseUrl, AT_ONCE);
  const shop = await start<{ port: number }>('shop-server.ts', { databaseUrl, size: 0 }, 'all', 'first');
  const to = { port: shop.ready.port, host };
  const probe = async () => {
    const { ready } = await start<ProbeResult>(
      'siege-probe.ts',
      { ...to, path, seconds: SECONDS },
      'load',
      'first',
    );
    return ready;
  };
  try {
    const input: Waves = { ...to, emails, password: PASSWORD };
    await signIn(to, emails[0] ?? '', PASSWORD);
    await probe();
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const quiet = await probe();
      const waves = await start('sign-in-waves.ts', input, 'load', 'apart');
      const beganAt = performance.now();
      const busy = await probe();
      const result = await ask<WavesResult>(waves.child, 'end');
      const perSecond = (result.signedIn * 1000) / (performance.now() - beganAt);
      const hashing = await start('hash-load.ts', { perSecond } satisfies HashLoad, 'all', 'apart');
      const beside = await probe();
      await ask<number>(hashing.child, 'end');
      rounds.push({ quiet, busy, beside, ...result });
    }
    yield besideSignIns(rounds);
    yield besideHashing(rounds);
    yield* await timings(to, emails);
  } finally {
    await stop(shop.child);
  }
}

/** @property beside while another process hashes as many passwords as were signed in with */
type Round = WavesResult & {
  readonly quiet: ProbeResult;
  readonly busy: ProbeResult;
  readonly beside: ProbeResult;
};

/** The three alternate, so that other work of the machine slows all of them. */
function besideSignIns(rounds: readonly Round[]): Row {
  const of = (value: (round: Round) => number) => median(rounds.map(value));
  const ratio = of(({ busy, quiet }) => timesQuiet(busy, quiet));
  const isWhole = rounds.every(({ busy, failed }) => busy.failed === 0 && failed === 0);
  return {
    what: `category page while ${AT_ONCE} sign in at once, p99 (${of(({ signedIn }) => signedIn)} signed in)`,
    measured: `${of(({ busy }) => busy.p99).toFixed(1)} ms`,
    reference: `quiet: ${of(({ quiet }) => quiet.p99).toFixed(1)} ms`,
    ratio,
    target: `at most ${MOST_TIMES_QUIET} times`,
    ok: ratio <= MOST_TIMES_QUIET && isWhole,
  };
}

/** The control: the p99 on two cores when as many passwords are hashed and nobody signs in. It has no target. */
function besideHashing(rounds: readonly Round[]): Row {
  const of = (value: (round: Round) => number) => median(rounds.map(value));
  return {
    what: 'the same page while a process beside the shop hashes as many passwords, p99',
    measured: `${of(({ beside }) => beside.p99).toFixed(1)} ms`,
    reference: `quiet: ${of(({ quiet }) => quiet.p99).toFixed(1)} ms`,
    ratio: of(({ beside, quiet }) => timesQuiet(beside, quiet)),
    target: 'none: a control',
    ok: rounds.every(({ beside }) => beside.failed === 0),
  };
}

function timesQuiet({ p99 }: ProbeResult, quiet: ProbeResult): number {
  return p99 / Math.max(quiet.p99, LEAST_QUIET_MS);
}

type To = Pick<Waves, 'port' | 'host'>;

/** Known and unknown addresses in turns, so that other work of the machine slows both. */
async function timings(to: To, emails: readonly string[]): Promise<Row[]> {
  const kinds = {
    'sign-in with a wrong password': (email: string) => signIn(to, email, 'auto op zolder'),
    'request for a new password': (email: string) => askForReset(to, email),
  };
  const rows: Row[] = [];
  for (const [what, send] of Object.entries(kinds)) {
    const took = { known: [] as number[], unknown: [] as number[] };
    for (let nth = 0; nth < TRIES; nth += 1) {
      const known = () => timed(took.known, () => send(emails[nth % emails.length] ?? ''));
      const unknown = () => timed(took.unknown, () => send(`${randomUUID()}@example.com`));
      // at random: in a fixed pattern, the background work of one kind would always slow the other
      for (const turn of Math.random() < 0.5 ? [known, unknown] : [unknown, known]) await turn();
    }
    rows.push(timingRow(what, median(took.known), median(took.unknown)));
  }
  return rows;
}

async function timed(into: number[], send: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await send();
  into.push(performance.now() - begun);
}

function timingRow(what: string, known: number, unknown: number): Row {
  const ratio = known / unknown;
  return {
    what: `${what}, median of ${TRIES}: known address`,
    measured: `${known.toFixed(2)} ms`,
    reference: `unknown: ${unknown.toFixed(2)} ms`,
    ratio,
    target: `within ${MOST_APART * 100} %`,
    ok: Math.abs(ratio - 1) <= MOST_APART,
  };
}
