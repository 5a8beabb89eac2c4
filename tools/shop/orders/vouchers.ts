import { readFile } from 'node:fs/promises';
import { keepCampaigns } from '#commerce/buying/voucher/campaign.commands.ts';
import { listCodes } from '#commerce/buying/voucher/campaign.queries.ts';
import { parseVouchers } from '#tenants/load-vouchers.ts';
import { parseMarketCommand } from '../arguments/market-command.ts';
import type { CommandShop, Write } from '../context.ts';

export const VOUCHERS_USAGE = `  vouchers import FILE   campaigns and codes, as tenants/nl/vouchers/*.json (docs/vouchers.md)
  vouchers list          codes with how often they have been used
    --tenant nl                   whose they are
`;

/** `npm run shop -- vouchers import|list`. @returns the process's exit code */
export async function runVouchers(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, positionals } = parseMarketCommand(args, shop, {});
  const [what, file] = positionals;
  if (what === 'import' && file) {
    const kept = await keepCampaigns(ctx, parseVouchers(file, await readFile(file, 'utf8')));
    write(`${ctx.tenant.id}: ${kept.campaigns} campaigns, ${kept.codes} codes\n`);
    return 0;
  }
  if (what !== 'list') throw new Error(`vouchers import FILE, or vouchers list\n${VOUCHERS_USAGE}`);
  const formatDay = (date: Date) => date.toLocaleDateString('en-CA', { timeZone: ctx.tenant.timeZone });
  const codes = await listCodes(ctx);
  for (const code of codes) {
    const limit = code.use_limit === null ? 'any number' : `of ${code.use_limit}`;
    // the code is valid until the instant before, which is on its last day
    const last = new Date(code.valid_until.getTime() - 1);
    const period = `${formatDay(code.valid_from)} to ${formatDay(last)}`;
    write(`${code.code}  ${code.campaign}  ${period}  used ${code.used} ${limit}\n`);
  }
  write(`${codes.length} codes in ${ctx.tenant.id}\n`);
  return 0;
}
