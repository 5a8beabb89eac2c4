import type { Log, RequestContext } from '#commerce/ground/kernel/context.ts';
import type {
  ActiveExtension,
  Extension,
  ExtensionContext,
  ExtensionLog,
} from '#retailer/extension/extension.ts';
import { createExtensionDatabase } from './extension-database.ts';

/** Lists the extensions of a tenant that have something at a point, each with what it has there. */
export function listContributions<Contribution>(
  { activeExtensions }: RequestContext['tenant'],
  pick: (extension: Extension) => Contribution | undefined,
): readonly { readonly active: ActiveExtension; readonly contribution: Contribution }[] {
  return activeExtensions.flatMap((active) => {
    const contribution = pick(active.extension);
    return contribution === undefined ? [] : [{ active, contribution }];
  });
}

/** Gives an extension's functions the tenant and tables of their own, and nothing else of the shop. */
export function createExtensionContext(
  ctx: RequestContext,
  { extension, settings, secrets }: ActiveExtension,
  signal: AbortSignal,
): ExtensionContext<unknown> {
  const { id, country, currency } = ctx.tenant;
  return {
    tenant: { id, country, currency },
    locale: ctx.locale,
    settings,
    secrets,
    log: createExtensionLog(ctx.log, { extension: extension.name, tenantId: id, requestId: ctx.requestId }),
    db: createExtensionDatabase(ctx.db, extension.name),
    signal,
    now: () => ctx.clock.now(),
  };
}

/** A log whose lines carry `fields`, which an extension cannot replace. */
export function createExtensionLog(log: Log, fields: Readonly<Record<string, string>>): ExtensionLog {
  return {
    info: (own, message) => log.info({ ...own, ...fields }, message),
    warn: (own, message) => log.warn({ ...own, ...fields }, message),
    error: (own, message) => log.error({ ...own, ...fields }, message),
  };
}
