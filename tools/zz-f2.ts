import { execute as run, validate } from 'graphql';
import { createServer as createVite } from 'vite';
import { openDatabase } from '#commerce/database/connection.ts';
import { migrate } from '#commerce/database/migrate.ts';
import { createEvents } from '#commerce/kernel/events.ts';
import { systemClock } from '#commerce/kernel/clock.ts';
import { createContentBuckets } from '#commerce/content/content-buckets.ts';
import { schema } from '#gateway/build-schema.ts';
import { createLoaders } from '#gateway/loaders.ts';
import { createShopServer } from '#storefront/server/http-server.ts';
import { createPageHandler } from '#storefront/server/page-handler.ts';
import { NO_RATE_LIMITS } from '#storefront/server/rate-limits.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#demo/seed.ts';
import { filesOf } from '../server/files.ts';
import { marketsOf } from '../server/markets.ts';
import { loadPlainTexts } from '../server/plain-texts.ts';
const prod = process.argv[2] === 'prod';
const port = 43911;
const log: any = { debug() {}, info() {}, warn: (...a: unknown[]) => console.log('warn', ...a), error: (...a: unknown[]) => console.log('error', ...a), child: () => log };
const tenants = await loadTenants();
const database = await openDatabase({ url: undefined, dataDir: '/tmp/f2/data', poolSize: 2 } as never);
await migrate(database);
console.log('seeding', Date.now());
await seedDemo(database, { size: 900, tenants });
const events = createEvents();
const content = createContentBuckets({ template: process.cwd() + '/tenants/{tenant}/content/{locale}/{identifier}.json', events, log });
const origins = Object.fromEntries(tenants.map(({ id }) => [id, `http://${id}.localhost:${port}`]));
let vite: any; let build: any; const files: any[] = [];
if (prod) {
  const b = import(process.cwd() + '/build/server/index.js'); build = () => b;
  const { loadStaticFiles } = await import('#storefront/server/static-files.ts');
  const { securityHeaders } = await import('#storefront/server/security-headers.ts');
  const built = await loadStaticFiles(process.cwd() + '/build/client', securityHeaders(false));
  files.push({ kind: 'static', respond: (req: any, res: any, { pathname }: any) => built.serve(req, res, pathname) });
} else {
  vite = await createVite({ server: { middlewareMode: true, hmr: { port: 43912 } }, appType: 'custom' });
  build = () => vite.ssrLoadModule('virtual:react-router/server-build');
  files.push({ kind: 'static', respond: (req: any, res: any) => new Promise((resolve) => { res.on('close', () => resolve(true)); vite.middlewares(req, res, () => resolve(false)); }) });
}
(schema as any).__validationErrors = [];
const db = database.kysely;
const execute = async (document: any, variables: any, asker: any) => {
  const tenant = asker.request.tenant; const locale = asker.localeSettings.locale;
  const ctx: any = { tenant, locale, language: locale.slice(0, 2), currency: tenant.currency, visitor: null, db, clock: systemClock, events, log, requestId: 'x', content, session: null, client: {} };
  ctx.loaders = createLoaders(ctx);
  const faults = validate(schema, document);
  if (faults.length) { console.log(faults.map((f) => f.message)); return { errors: faults }; }
  const result: any = await run({ schema, document, variableValues: variables, contextValue: ctx });
  if (result.errors) console.log(result.errors.map((e: any) => e.stack ?? e));
  return result;
};
const shop = createShopServer({
  tenants, defaultTenant: 'nl', publicOrigins: origins,
  render: createPageHandler({ build, mode: prod ? 'production' : 'development', tenants, markets: marketsOf(tenants, origins), execute: execute as never, developmentPages: true, log }),
  api: [], files: [...files, ...filesOf({ dataDir: '/tmp/f2/data' } as never, log)],
  plainTexts: await loadPlainTexts(tenants, () => {}), ready: async () => {}, rateLimits: NO_RATE_LIMITS, trustProxy: 0, pageCacheBytes: 0, strict: false, log,
});
shop.http.listen(port, '127.0.0.1', () => console.log('listening', port));
