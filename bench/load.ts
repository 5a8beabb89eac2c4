import autocannon from 'autocannon';
import { inputOf, start } from './processes.ts';

export type Load = {
  readonly url: string;
  readonly host: string;
  /** '' asks for no compression */
  readonly encoding: '' | 'br';
  readonly seconds: number;
  /** each request gets an address of its own: a `?variant=` that the page does not look at */
  readonly distinct: boolean;
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
  if (ready.failed > 0) throw new Error(`${ready.failed} answers of ${input.url} were not 2xx`);
  return ready;
}

async function run({ url, host, encoding, seconds, distinct }: Load): Promise<LoadResult> {
  const result = await autocannon({
    url: distinct ? `${url}?variant=[<id>]` : url,
    idReplacement: distinct,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { host, ...(encoding && { 'accept-encoding': encoding }) },
  });
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

if (import.meta.main) {
  process.send?.(await run(inputOf<Load>()));
  process.disconnect();
}
