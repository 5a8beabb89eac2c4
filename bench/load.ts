import autocannon from 'autocannon';
import { readInput, start } from './processes.ts';

export type Load = {
  /** origin without slash at the end */
  readonly origin: string;
  /** requested in turn by each connection */
  readonly paths: readonly string[];
  readonly host: string;
  /** '' requests no compression */
  readonly encoding: '' | 'br';
  readonly seconds: number;
  /** requests a second in all; absent: as many as are answered */
  readonly perSecond?: number;
};

export type LoadResult = {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly failed: number;
};

const CONNECTIONS = 20;

/** Loads a server from another process. @throws when answers were not 2xx */
export async function load(input: Load): Promise<LoadResult> {
  const { ready } = await start<LoadResult>('load.ts', input, 'load');
  if (ready.failed > 0) throw new Error(`${ready.failed} answers of ${input.paths.join(', ')} were not 2xx`);
  return ready;
}

async function run(input: Load): Promise<LoadResult> {
  const { origin, host, encoding, seconds, perSecond } = input;
  const result = await autocannon({
    url: origin,
    requests: input.paths.map((path) => ({ path })),
    connections: CONNECTIONS,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: perSecond }),
    headers: { host, ...(encoding && { 'accept-encoding': encoding }) },
  });
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

if (import.meta.main) {
  process.send?.(await run(readInput<Load>()));
  process.disconnect();
}
