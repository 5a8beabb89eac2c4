import { setPriority } from 'node:os';
import type { Row } from './measured.ts';
import type { Page } from './pages.ts';
import { ask, start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';
import type { Siege, SiegeResult } from './siege-attack.ts';
import type { ProbeResult } from './siege-probe.ts';

const SECONDS = 12;
const MOST_MB = 700;
const MOST_TIMES_QUIET = 2;
/** Below this a millisecond of the machine's own decides. */
const LEAST_QUIET_MS = 2;
const MB = 1024 * 1024;
const ATTACKERS_NICENESS = 10;
const FORCE = { texts: 8, pictures: 16, slow: 1700 };

/**
 * The cached home page for a shopper while strangers send refused texts, ask for pictures that there are not and keep
 * 1,700 connections open, limits on, from one address and from fifty; and the memory of the shop with its processes.
 */
export async function* measureSiege(shopInput: ShopInput, { host }: Page): AsyncGenerator<Row> {
  for (const addresses of [1, 50]) {
    const shop = await start<{ port: number }>('shop-server.ts', { ...shopInput, limited: true }, 'server');
    const { port } = shop.ready;
    const probe = async () => {
      const { ready } = await start<ProbeResult>(
        'siege-probe.ts',
        { port, host, path: '/', seconds: SECONDS },
        'load',
      );
      return ready;
    };
    // a shop that has run for a while has met each kind of request
    const first: Siege = { port, host, addresses: 1, network: '192.0.2', texts: 1, pictures: 1, slow: 1 };
    const met = await start('siege-attack.ts', first, 'load');
    await probe();
    await ask<SiegeResult>(met.child, 'end');
    const quiet = await probe();
    const siege: Siege = { port, host, addresses, ...FORCE };
    const attack = await start('siege-attack.ts', siege, 'load');
    // the strangers' machines are not the shopper's: they leave it the time to ask
    if (attack.child.pid !== undefined) setPriority(attack.child.pid, ATTACKERS_NICENESS);
    const besieged = await probe();
    const memory = await ask<number>(shop.child, 'memory');
    const answers = await ask<SiegeResult>(attack.child, 'end');
    await stop(shop.child);
    yield* rowsOf(addresses, { quiet, besieged, memory, answers });
  }
}

function* rowsOf(
  addresses: number,
  measured: { quiet: ProbeResult; besieged: ProbeResult; memory: number; answers: SiegeResult },
): Generator<Row> {
  const { quiet, besieged, memory, answers } = measured;
  const from = addresses === 1 ? 'one address' : `${addresses} addresses`;
  const ratio = besieged.p99 / Math.max(quiet.p99, LEAST_QUIET_MS);
  yield {
    what: `cached home page under siege from ${from}, p99 (${told(answers)})`,
    measured: `${besieged.p99.toFixed(1)} ms`,
    reference: `quiet: ${quiet.p99.toFixed(1)} ms`,
    ratio,
    target: `at most ${MOST_TIMES_QUIET} times`,
    ok: ratio <= MOST_TIMES_QUIET && besieged.failed === 0,
  };
  yield {
    what: `memory under siege from ${from}, with the picture process`,
    measured: `${Math.round(memory / MB)} MB`,
    reference: '',
    ratio: null,
    target: `at most ${MOST_MB} MB`,
    ok: memory / MB <= MOST_MB,
  };
}

function told(answers: SiegeResult): string {
  const of = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([status, count]) => `${count}×${status}`)
      .join(' ');
  return `texts ${of(answers.texts)}; pictures ${of(answers.pictures)}`;
}
