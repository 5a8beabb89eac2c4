import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Extension } from '#retailer/extension/extension.ts';

/** For tests: the context in a tenant that has the extensions, with the lines that they and the shop logged. */
export function addExtensions<Context extends RequestContext>(
  ctx: Context,
  ...extensions: readonly Extension[]
) {
  const lines: Record<string, unknown>[] = [];
  const write = (fields: object, message?: string) => void lines.push({ ...fields, message });
  const activeExtensions = extensions.map((extension) => ({
    extension,
    settings: {},
    publicSettings: {},
    secrets: {},
  }));
  const log = { debug: write, info: write, warn: write, error: write };
  return { ctx: { ...ctx, log, tenant: { ...ctx.tenant, activeExtensions } }, lines };
}
