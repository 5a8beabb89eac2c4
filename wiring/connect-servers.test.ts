import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import { createRateLimits } from '#http/limits/rate-limits.ts';
import { findRedisProgram } from '#tools/provision/redis.ts';
import { connectServers, type Servers } from './connect-servers.ts';
import type { PageChange } from './page-changes.ts';

const warnings: unknown[] = [];
const log: Log = { debug() {}, info() {}, error() {}, warn: (fields) => void warnings.push(fields) };
const program = findRedisProgram();
const running: ChildProcess[] = [];
const connected: Servers[] = [];

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function startEngine(port: number): Promise<ChildProcess> {
  const engine = spawn(program ?? '', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push(engine);
  for await (const text of engine.stdout) if (String(text).includes('eady to accept connections')) break;
  return engine;
}

async function connect(url: string | null): Promise<Servers> {
  const servers = await connectServers(url, log);
  connected.push(servers);
  return servers;
}

afterAll(async () => {
  await Promise.all(connected.map((servers) => servers.close()));
  for (const engine of running) engine.kill();
});

test('a server without REDIS_URL works alone', async () => {
  const servers = await connect(null);
  servers.tell({ tenantId: 'nl', tags: null });
  expect(servers.redis).toBeNull();
});

test('a missing Redis server is reported and stops nothing', async () => {
  const servers = await connect(`redis://127.0.0.1:${await findFreePort()}`);
  servers.onTold(() => {});
  servers.tell({ tenantId: 'nl', tags: ['content'] });
  expect(warnings.length).toBeGreaterThan(0);
  const { changes } = createRateLimits(servers.redis);
  expect(await changes('1.1.1.1')).toBeNull();
});

describe('a Redis server that accepts connections', () => {
  /** @returns its address, and how many commands it got but did not answer */
  async function startHanging(answersHello: boolean) {
    const seen = { unanswered: 0 };
    const open = new Set<Socket>();
    const engine = createServer((socket) => {
      open.add(socket.on('error', () => undefined));
      socket.on('data', (data) => {
        if (answersHello && String(data).toLowerCase().includes('info'))
          socket.write('$17\r\nredis_version:7.0\r\n');
        else seen.unanswered += 1;
      });
    }).listen(0, '127.0.0.1');
    await once(engine, 'listening');
    onTestFinished(() => {
      for (const socket of open) socket.destroy();
      engine.close();
    });
    return { url: `redis://127.0.0.1:${(engine.address() as AddressInfo).port}`, seen };
  }

  test('a Redis server that never answers stops no start', async () => {
    const { url } = await startHanging(false);
    const servers = await connect(url);
    servers.onTold(() => {});
    expect(await createRateLimits(servers.redis).changes('1.1.1.1')).toBeNull();
  });

  test('a Redis server that hangs is waited for once and not by every count', async () => {
    const { url, seen } = await startHanging(true);
    const servers = await connect(url);
    const { changes } = createRateLimits(servers.redis);
    await changes('1.1.1.1');
    expect(seen.unanswered).toBe(1);
    for (let count = 0; count < 50; count += 1) expect(await changes('1.1.1.1')).toBeNull();
    expect(seen.unanswered).toBeLessThan(5);
  });
});

describe.skipIf(!program)('a real Redis server (valkey-server or redis-server)', async () => {
  const port = program ? await findFreePort() : 0;
  const url = `redis://127.0.0.1:${port}`;

  it('changes reach the other servers and not the sender', async () => {
    await startEngine(port);
    const [a, b] = [await connect(url), await connect(url)];
    const toldA: PageChange[] = [];
    const toldB: PageChange[] = [];
    a.onTold((change) => toldA.push(change));
    b.onTold((change) => toldB.push(change));
    await expect.poll(() => countListeners(a)).toBe(2);
    a.tell({ tenantId: 'nl', tags: ['product:1'] });
    b.tell({ tenantId: 'ch', tags: null });
    await expect.poll(() => [toldA.length, toldB.length]).toEqual([1, 1]);
    expect(toldB).toMatchObject([{ tenantId: 'nl', tags: ['product:1'] }]);
    expect(toldA).toMatchObject([{ tenantId: 'ch', tags: null }]);
  });

  it('a message that is not a change is ignored', async () => {
    const [a, b] = [await connect(url), await connect(url)];
    const told: PageChange[] = [];
    b.onTold((change) => told.push(change));
    await expect.poll(() => countListeners(a)).toBe(3);
    for (const text of ['{', '{}', '{"from":"x","tenantId":1,"tags":null}']) {
      await a.redis?.publish('shop:page-change', text);
    }
    a.tell({ tenantId: 'nl', tags: ['content'] });
    await expect.poll(() => told.length).toBeGreaterThan(0);
    expect(told).toMatchObject([{ tenantId: 'nl', tags: ['content'] }]);
  });

  it('several servers share their counts', async () => {
    const limits = await Promise.all(
      [await connect(url), await connect(url)].map(({ redis }) => createRateLimits(redis).changes),
    );
    const answers: (number | null)[] = [];
    for (let count = 0; count < 121; count += 1) answers.push((await limits[count % 2]?.('2.2.2.2')) ?? null);
    expect(answers.slice(0, 120).every((answer) => answer === null)).toBe(true);
    expect(answers[120]).toBeGreaterThan(0);
  });

  it('several servers count password guesses together and forget them together', async () => {
    const [a, b] = [await connect(url), await connect(url)].map(({ redis }) => createAttempts(redis));
    const who = { account: 'nl|karin@example.com', address: '3.3.3.3', knownDevice: null };
    const guess = async (attempts = a) => (await attempts?.countSignIn(who))?.retryAfterSeconds;
    for (let count = 0; count < 10; count += 1) expect(await guess(count % 2 ? a : b)).toBeNull();
    expect(await guess(a)).toBeGreaterThan(0);
    await b?.forgetSignIns(who);
    expect(await guess(a)).toBeNull();
  });

  it('a Redis server that goes away and comes back is used again', async () => {
    const other = await findFreePort();
    const engine = await startEngine(other);
    const address = `redis://127.0.0.1:${other}`;
    const [a, b] = [await connect(address), await connect(address)];
    const told: PageChange[] = [];
    b.onTold((change) => told.push(change));
    let missed = 0;
    b.onMissed(() => {
      missed += 1;
    });
    await expect.poll(() => countListeners(a)).toBe(1);
    engine.kill();
    await new Promise((resolve) => engine.once('exit', resolve));
    a.tell({ tenantId: 'nl', tags: ['content'] });
    await startEngine(other);
    await expect.poll(() => countListeners(a)).toBe(1);
    a.tell({ tenantId: 'nl', tags: ['product:2'] });
    await expect.poll(() => told.length).toBeGreaterThan(0);
    expect(told).toMatchObject([{ tags: ['product:2'] }]);
    expect(missed).toBe(1);
  });
});

async function countListeners({ redis }: Servers): Promise<number> {
  const answer = await redis?.pubsub('NUMSUB', 'shop:page-change');
  await wait(10);
  return Number((answer as unknown[] | undefined)?.[1] ?? 0);
}
