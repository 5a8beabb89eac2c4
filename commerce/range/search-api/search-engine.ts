import { CompiledQuery } from 'kysely';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import { createOncePerProcess } from '#commerce/ground/kernel/cached.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Events } from '#commerce/ground/kernel/events.ts';
import { buildFieldDefinitions } from '#commerce/range/catalogue/product-fields.rules.ts';
import type { ReadRows } from '#search/engine/catalogue-source.types.ts';
import type { SearchEngine } from '#search/engine/engine.types.ts';
import type { SearchTenant } from '#search/engine/search-tenant.types.ts';
import { getLanguage, type Tenant } from '#tenants/tenant.ts';
import { openInProcessEngine } from './engine/open-engine.ts';

const BATCH = 200;

type Engines = { shared: SearchEngine | null; readonly own: Map<string, SearchEngine> };

const enginesOf = createOncePerProcess((): Engines => ({ shared: null, own: new Map() }));

/** Sets the engine for the services; without it each tenant gets a small one in this process. */
export function provideSearchEngine(events: Events, engine: SearchEngine): void {
  enginesOf(events).shared = engine;
}

/** The engine that answers this request. */
export function searchEngine(ctx: RequestContext): SearchEngine {
  const { shared, own } = enginesOf(ctx.events);
  const known = shared ?? own.get(ctx.tenant.id);
  if (known) return known;
  const db = removeTenantGuard(ctx.db, 'the index holds whole tables; questions name their tenant');
  const read: ReadRows = async <Row>(sql: string, values: readonly unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(sql, [...values]))).rows;
  const engine = openInProcessEngine({
    read,
    batch: BATCH,
    tenants: [buildSearchTenant(ctx.tenant)],
    events: ctx.events,
    log: ctx.log,
    now: () => ctx.clock.now().getTime(),
  });
  own.set(ctx.tenant.id, engine);
  return engine;
}

/** The data of a tenant that the engine needs. */
export function buildSearchTenant(tenant: Tenant): SearchTenant {
  const { id, ranking, searchWords } = tenant;
  const packs = Object.fromEntries(tenant.locales.map(({ locale, searchPack }) => [locale, searchPack]));
  const locales = tenant.locales.map(({ locale }) => locale);
  const attributes = Object.fromEntries(
    locales.map((locale) => [locale, buildFieldDefinitions(tenant, getLanguage(locale), 'facet')]),
  );
  return { ...{ id, locales, packs, attributes, ranking }, words: searchWords };
}
