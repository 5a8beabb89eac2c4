import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type {
  ActiveExtension,
  Extension,
  ExtensionContext,
  ExtensionLog,
} from '#retailer/extension/extension.ts';
import { createExtensionDatabase } from './extension-database.ts';

/** The extensions of a tenant that have something at a point, each with what it has there. */
export function listContributions<Contribution>(
  { activeExtensions }: RequestContext['tenant'],
  pick: (extension: Extension) => Contribution | undefined,
): readonly { readonly active: ActiveExtension; readonly contribution: Contribution }[] {
  return activeExtensions.flatMap((active) => {
    const contribution = pick(active.extension);
    return contribution === undefined ? [] : [{ active, contribution }];
  });
}

/** What the functions of an extension get: nothing of the shop but the tenant, and tables of their own. */
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
    log: createExtensionLog(ctx, extension.name),
    db: createExtensionDatabase(ctx.db, extension.name),
    signal,
    now: () => ctx.clock.now(),
  };
}

function createExtensionLog({ log, tenant, requestId }: RequestContext, extension: string): ExtensionLog {
  const name = { extension, tenantId: tenant.id, requestId };
  return {
    info: (fields, message) => log.info({ ...fields, ...name }, message),
    warn: (fields, message) => log.warn({ ...fields, ...name }, message),
    error: (fields, message) => log.error({ ...fields, ...name }, message),
  };
}
