import { reportInteractions } from '#commerce/service/web-vitals/interaction.queries.ts';
import { parseMarketCommand } from '../arguments/market-command.ts';
import type { CommandShop, Write } from '../context.ts';

export const INP_USAGE = `  inp report        how fast pages answered visitors (INP), by page type and device, the slowest first
    --tenant nl                   whose they are
    --days 28                     of the last days
`;

const MOST_DAYS = 400;
const formatPercent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** `npm run shop -- inp report`. @returns the process's exit code */
export async function runInp(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, positionals, values } = parseMarketCommand(args, shop, {
    days: { type: 'string', default: '28' },
  });
  const days = Number(values.days);
  if (positionals[0] !== 'report') throw new Error(`inp report\n${INP_USAGE}`);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new Error(`--days is a whole number from 1 to ${MOST_DAYS}, not ${values.days}`);
  const report = await reportInteractions(ctx, days);
  if (report.length === 0) write(`${ctx.tenant.id}: nothing was measured in the last ${days} days\n`);
  for (const { page, device, count, p75, good, poor } of report) {
    write(`${ctx.tenant.id} ${page} ${device}: p75 ${p75} ms`);
    write(`, good ${formatPercent(good)}, poor ${formatPercent(poor)} of ${count}\n`);
  }
  return 0;
}
