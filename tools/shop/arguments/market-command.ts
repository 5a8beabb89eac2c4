import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type CommandShop, createCommandContext, findMarket } from '../context.ts';

type Asked<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: Options }>
>;

/**
 * Reads the arguments of a command about one market: `options` beside `--tenant` and, where it is among them,
 * `--locale`.
 * @returns the market's context with the values @throws for an unknown option, tenant or locale
 */
export function parseMarketCommand<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  shop: CommandShop,
  options: Options,
) {
  const tenant = { type: 'string', default: shop.settings.defaultTenant } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...options, tenant },
  }) as Asked<Options> & { values: { tenant: string; locale?: string } };
  const ctx = createCommandContext(
    shop.database,
    findMarket(shop.tenants, values.tenant, values.locale),
    shop.events,
  );
  return { ctx, values, positionals };
}
