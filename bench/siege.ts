import type { Delays } from './delays.ts';
import { computeMedian, type Row } from './measured.ts';
import type { Page } from './pages.ts';
import { ask, start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';
import type { Siege, SiegeResult } from './siege-attack.ts';
import type { ProbeResult } from './siege-probe.ts';

const ROUNDS = 3;
/** One round: 3,000 requests, thirty of which decide the p99. */
const SECONDS = 12;
const MOST_MB = 700;
const MOST_TIMES_QUIET = 2;
/** Below this limit the delays of the machine itself decide. */
const LEAST_QUIET_MS = 2;
const MB = 1024 * 1024;
const FORCE = { texts: 8, pictures: 16, slow: 1700, bodies: 8 };
const ADDRESSES = [1, 50] as const;

/** A shopper's times, and the shop's own delays meanwhile. */
type Seen = ProbeResult & { readonly shop: Delays };
type Round = {
  readonly quiet: Seen;
  readonly besieged: Seen;
  readonly memory: number;
  readonly answers: SiegeResult;
};

/**
 * The cached home page for a shopper while strangers send refused texts and half of long forms, request pictures that
 * do not exist and keep 1,700 connections open, with limits, from one address and from fifty; and the memory of the shop with its
 * processes. Quiet rounds and sieges alternate, so that other work of the machine slows both.
 */
export async function* measureSiege(shopInput: ShopInput, { host }: Page): AsyncGenerator<Row> {
  const input = { ...shopInput, limited: true, watched: true };
  const shop = await start<{ port: number }>('shop-server.ts', input, 'server', 'first');
  const to = { port: shop.ready.port, host };
  const observe = async (): Promise<Seen> => {
    await ask<Delays>(shop.child, 'delays');
    const probe = { ...to, path: '/', seconds: SECONDS };
    const { ready } = await start<ProbeResult>('siege-probe.ts', probe, 'load', 'first');
    return { ...ready, shop: await ask<Delays>(shop.child, 'delays') };
  };
  try {
    // a shop that has run for a while has answered each kind of request
    const first: Siege = {
      ...to,
      addresses: 1,
      network: '192.0.2',
      texts: 1,
      pictures: 1,
      slow: 1,
      bodies: 1,
    };
    const met = await start('siege-attack.ts', first, 'load', 'apart');
    await observe();
    await ask<SiegeResult>(met.child, 'end');
    const rounds = new Map<number, Round[]>(ADDRESSES.map((addresses) => [addresses, []]));
    for (let round = 1; round <= ROUNDS; round++) {
      for (const addresses of ADDRESSES) {
        const quiet = await observe();
        // the limits would refuse addresses of the last round at once
        const siege: Siege = { ...to, addresses, network: `10.${addresses}.${round}`, ...FORCE };
        const attack = await start('siege-attack.ts', siege, 'load', 'apart');
        const besieged = await observe();
        const memory = await ask<number>(shop.child, 'memory');
        const answers = await ask<SiegeResult>(attack.child, 'end');
        rounds.get(addresses)?.push({ quiet, besieged, memory, answers });
      }
    }
    for (const [addresses, measured] of rounds) yield* buildRows(addresses, measured);
  } finally {
    await stop(shop.child);
  }
}

function* buildRows(addresses: number, rounds: readonly Round[]): Generator<Row> {
  const from = addresses === 1 ? 'one address' : `${addresses} addresses`;
  const takeMedian = (value: (round: Round) => number) => computeMedian(rounds.map(value));
  const ratio = takeMedian(({ besieged, quiet }) => besieged.p99 / Math.max(quiet.p99, LEAST_QUIET_MS));
  const failed = takeMedian(({ besieged }) => besieged.failed);
  const told = rounds[0] ? formatAnswers(rounds[0].answers) : '';
  yield {
    what: `cached home page under siege from ${from}, p99 (${told})`,
    measured: `${takeMedian(({ besieged }) => besieged.p99).toFixed(1)} ms`,
    reference: `quiet: ${takeMedian(({ quiet }) => quiet.p99).toFixed(1)} ms`,
    ratio,
    target: `at most ${MOST_TIMES_QUIET} times`,
    ok: ratio <= MOST_TIMES_QUIET && failed === 0,
  };
  yield {
    what: `event loop of the shop under siege from ${from}, p99; its longest collection; the shopper's own loop`,
    measured: [
      takeMedian(({ besieged }) => besieged.shop.loopP99),
      takeMedian(({ besieged }) => besieged.shop.longestCollection),
      takeMedian(({ besieged }) => besieged.own.loopP99),
    ]
      .map((ms) => `${ms.toFixed(1)} ms`)
      .join('; '),
    reference: `quiet: ${takeMedian(({ quiet }) => quiet.shop.loopP99).toFixed(1)} ms`,
    ratio: null,
    target: '',
    ok: true,
  };
  const memory = Math.max(...rounds.map((round) => round.memory)) / MB;
  yield {
    what: `memory under siege from ${from}, with the picture process`,
    measured: `${Math.round(memory)} MB`,
    reference: '',
    ratio: null,
    target: `at most ${MOST_MB} MB`,
    ok: memory <= MOST_MB,
  };
}

function formatAnswers(answers: SiegeResult): string {
  const takeMedian = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([status, count]) => `${count}×${status}`)
      .join(' ');
  return `texts ${takeMedian(answers.texts)}; pictures ${takeMedian(answers.pictures)}`;
}
