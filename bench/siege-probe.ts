import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Delays, watchDelays } from './delays.ts';
import { inputOf } from './processes.ts';

export type Probe = {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly seconds: number;
};
export type ProbeResult = {
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** of the probe's own process: when they are long, it measures itself */
  readonly own: Delays;
};

const EVERY_MS = 10;

/** Asks for one page a hundred times a second, as a shopper of their own address would, and tells how long it took. */
async function probe({ port, host, path, seconds }: Probe): Promise<ProbeResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const times: number[] = [];
  let failed = 0;
  const delays = watchDelays();
  const ask = async () => {
    const startedAt = performance.now();
    const sent = request({ port, path, agent, headers: { host, 'x-forwarded-for': '198.51.100.1' } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    times.push(performance.now() - startedAt);
    if (answer.statusCode !== 200) failed += 1;
  };
  const asked: Promise<void>[] = [];
  for (let count = 0; count < (seconds * 1000) / EVERY_MS; count++) {
    const lost = () => {
      failed += 1;
    };
    asked.push(ask().catch(lost));
    await wait(EVERY_MS);
  }
  await Promise.all(asked);
  agent.destroy();
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), failed, own: delays() };
}

process.send?.(await probe(inputOf<Probe>()));
process.disconnect();
