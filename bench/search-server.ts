import { openDatabase } from '#commerce/ground/database/connection.ts';
import { migrate } from '#commerce/ground/database/migrate.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { loadCategoryTree } from '#commerce/range/catalogue/category.service.ts';
import { openThreadedEngine } from '#commerce/range/search-api/engine/open-engine.ts';
import { searchProducts, suggestFor } from '#commerce/range/search-api/search.service.ts';
import { buildSearchTenant, provideSearchEngine } from '#commerce/range/search-api/search-engine.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { readInput } from './processes.ts';
import {
  type Asked,
  buildFilteredQuestions,
  buildQuestions,
  listBeginnings,
  loadMaterial,
} from './search-questions.ts';

export type SearchServerInput = {
  /** null: an embedded one is made and seeded */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly size: number;
};

export type SearchResults = {
  readonly products: number;
  readonly buildMs: number;
  /** bytes of the typed arrays, and of the whole process */
  readonly bytes: number;
  readonly residentBytes: number;
  /** longest time that the main thread was blocked, while the index was built and afterwards */
  readonly building: LongestStop;
  readonly answering: LongestStop;
  readonly answers: readonly { readonly kind: Asked['kind']; readonly hits: number; readonly ms: number }[];
  readonly suggestMs: readonly number[];
  readonly secondViewMs: readonly number[];
};

/** Milliseconds of the thread's processor time, and by the clock, which includes other processes. */
export type LongestStop = { readonly processorMs: number; readonly clockMs: number };

const EVERYTHING = { text: '', categoryId: null, filters: [], sort: 'popularity', page: 1 } as const;
const SUGGESTIONS = 300;
const TICK_MS = 1;

const { databaseUrl, dataDir, size } = readInput<SearchServerInput>();
const tenants = (await loadTenants()).filter(({ id }) => id === 'nl');
const database = await openDatabase({
  ...(databaseUrl && { url: databaseUrl }),
  dataDir,
  tenantGuard: false,
});
if (!databaseUrl) {
  await migrate(database);
  await seedDemo(database, { size, tenants });
}
process.send?.({ results: await measure() });
await database.close();
process.exit(0);

async function measure(): Promise<SearchResults> {
  const ctx = createContext();
  const endOfBuilding = watchLoop();
  const begin = performance.now();
  const engine = openThreadedEngine({
    tenants: tenants.map(buildSearchTenant),
    databaseUrl,
    read: async <Row>(sql: string, values: readonly unknown[]) =>
      (await database.pool.query(sql, [...values])).rows as Row[],
    events: ctx.events,
    log: ctx.log,
    patienceMs: 60_000,
  });
  provideSearchEngine(ctx.events, engine);
  await engine.waitUntilReady();
  const buildMs = performance.now() - begin;
  const building = endOfBuilding();
  const tree = await loadCategoryTree(ctx);
  const material = await loadMaterial(database.kysely, [...tree.byId.values()], size);
  // dictionaries are made with the first words
  for (const name of material.names.slice(-30)) await searchProducts(ctx, { ...EVERYTHING, text: name });
  const endOfAnswering = watchLoop();
  const asked = await askAll(ctx, buildQuestions(material));
  const filtered = await askAll(ctx, buildFilteredQuestions(asked));
  const suggestMs: number[] = [];
  for (const text of listBeginnings(material, SUGGESTIONS))
    suggestMs.push((await measureTime(() => suggestFor(ctx, { text, limit: 6 }))).ms);
  const secondViewMs: number[] = [];
  for (const { id } of material.categories) {
    const view = () => searchProducts(ctx, { ...EVERYTHING, categoryId: id });
    await view();
    secondViewMs.push((await measureTime(view)).ms);
  }
  const answering = endOfAnswering();
  const engineSize = await engine.size();
  await engine.close();
  return {
    products: engineSize?.products ?? 0,
    buildMs,
    bytes: engineSize?.bytes ?? 0,
    residentBytes: process.memoryUsage().rss,
    building,
    answering,
    answers: [...asked, ...filtered].map(({ kind, answer, ms }) => ({ kind, hits: answer.totalCount, ms })),
    suggestMs,
    secondViewMs,
  };
}

/** @returns ends it */
function watchLoop(): () => LongestStop {
  let longest: LongestStop = { processorMs: 0, clockMs: 0 };
  const measureThreadTime = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [before, at] = [measureThreadTime(), performance.now()];
  const timer = setInterval(() => {
    const [now, time] = [measureThreadTime(), performance.now()];
    longest = {
      processorMs: Math.max(longest.processorMs, now - before),
      clockMs: Math.max(longest.clockMs, time - at - TICK_MS),
    };
    [before, at] = [now, time];
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

async function askAll(ctx: RequestContext, questions: readonly Asked[]) {
  const answers = [];
  for (const { kind, input } of questions) {
    const { value: answer, ms } = await measureTime(() => searchProducts(ctx, input));
    answers.push({ kind, input, answer, ms });
  }
  return answers;
}

async function measureTime<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const begin = performance.now();
  const value = await work();
  return { value, ms: performance.now() - begin };
}

function createContext(): RequestContext {
  const [tenant] = tenants;
  const [first] = tenant?.locales ?? [];
  if (!tenant || !first) throw new Error('there is no tenant nl');
  const ignoreLog = () => {};
  const log = {
    debug: ignoreLog,
    info: ignoreLog,
    warn: ignoreLog,
    error: (fields: object, message?: string) => console.error(message, fields),
  };
  return {
    tenant,
    locale: first.locale,
    language: first.locale.slice(0, 2),
    currency: tenant.currency,
    visitor: null,
    db: database.kysely,
    clock: systemClock,
    events: createEvents(),
    attempts: UNLIMITED_ATTEMPTS,
    log,
    requestId: 'bench',
  };
}
