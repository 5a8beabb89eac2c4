import { parseArgs } from 'node:util';
import { listContributions } from '#commerce/ground/extension/extension-context.service.ts';
import { runPoint } from '#commerce/ground/extension/run-point.service.ts';
import { buildSinkName } from '#commerce/orders/order-log/extension-sinks.ts';
import { listAsideEvents, tellAsideEventsAgain } from '#commerce/orders/order-log/order-event.store.ts';
import type { Extension } from '#retailer/extension/extension.ts';
import { type CommandShop, createCommandContext, findMarket, type Write } from './context.ts';

export const EXTENSIONS_USAGE = `  extensions        the retailer's extensions, where they are on, and events that were put aside
    again NAME                    tells an extension the events that were put aside once more
`;

const MOST_LISTED = 100;
const LIMIT_MS = 10 * 60_000;

/** `npm run shop -- extensions`. @returns the process's exit code */
export async function runExtensions(
  args: readonly string[],
  { database, tenants }: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [what, name] = positionals;
  const names = [
    ...new Set(
      tenants.flatMap(({ activeExtensions }) => activeExtensions.map(({ extension }) => extension.name)),
    ),
  ];
  if (what === 'again') {
    if (!name || !names.includes(name)) throw new Error(`there is no extension ${name}: ${names.join(', ')}`);
    const count = await tellAsideEventsAgain(database.kysely, buildSinkName(name));
    write(`✓ ${count} events are told ${name} again\n`);
    return 0;
  }
  if (what !== undefined) throw new Error(`extensions knows no ${what}\n${EXTENSIONS_USAGE}`);
  for (const one of names) {
    const on = tenants.filter(({ activeExtensions }) =>
      activeExtensions.some(({ extension }) => extension.name === one),
    );
    write(`${one}  on in ${on.map(({ id }) => id).join(', ')}\n`);
  }
  for (const { sink, eventId, orderNumber, type, reason, putAsideAt } of await listAsideEvents(
    database.kysely,
    MOST_LISTED,
  ))
    write(
      `aside: ${sink} event ${eventId} (${type} of ${orderNumber}) at ${putAsideAt.toISOString()}: ${reason}\n`,
    );
  return 0;
}

/** Whether a command is one of an extension: `<extension>:<command>`. */
export function isExtensionCommand(command: string): boolean {
  return /^[a-z0-9-]+:[a-z0-9-]+$/.test(command);
}

/** `npm run shop -- <extension>:<command> [--tenant nl] …`; the other arguments are the extension's. */
export async function runExtensionCommand(
  command: string,
  args: readonly string[],
  { database, tenants, settings, events }: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const [extension = '', name = ''] = command.split(':');
  const at = args.indexOf('--tenant');
  const tenantId = at < 0 ? settings.defaultTenant : (args[at + 1] ?? '');
  const ctx = createCommandContext(database, findMarket(tenants, tenantId), events);
  const found = listContributions(ctx.tenant, ({ commands }) => commands?.[name]).find(
    ({ active }) => active.extension.name === extension,
  );
  if (!found) throw new Error(`there is no command ${command} in the tenant ${tenantId}`);
  const own = at < 0 ? args : args.toSpliced(at, 2);
  return runPoint(ctx, found.active, { point: `commands.${name}`, limitMs: LIMIT_MS }, (context) =>
    found.contribution.run(own, { ...context, write }),
  );
}

/** A line of the help for each command of the extensions. */
export function renderExtensionUsage(extensions: readonly Extension[]): string {
  return extensions
    .flatMap(({ name, commands }) =>
      Object.entries(commands ?? {}).map(([one, { usage }]) => `  ${name}:${one}  ${usage}\n`),
    )
    .join('');
}
