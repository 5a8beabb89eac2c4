import { stripVTControlCharacters } from 'node:util';
import { listZeroHitTerms } from '#commerce/range/search-api/term-statistics.service.ts';
import { parseMarketCommand } from '../arguments/market-command.ts';
import type { CommandShop } from '../context.ts';

export const SEARCH_USAGE = `  search zero-hits  what people looked for and found nothing of, the most wanted first
    --tenant nl --locale nl-NL    --first 50
`;

const MOST = 10_000;

/** `npm run shop -- search zero-hits`. @param write prints. @returns the process's exit code */
export async function runSearch(
  args: readonly string[],
  shop: CommandShop,
  write: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, values, positionals } = parseMarketCommand(args, shop, {
    locale: { type: 'string' },
    first: { type: 'string', default: '50' },
  });
  if (positionals[0] !== 'zero-hits') throw new Error(`search zero-hits?\n${SEARCH_USAGE}`);
  const first = Number(values.first);
  if (!Number.isInteger(first) || first < 1 || first > MOST) throw new Error(`--first is 1 to ${MOST}`);
  const terms = await listZeroHitTerms(ctx, first);
  // the terms of strangers may not steer the terminal
  for (const { term, searches, lastSearchedAt } of terms)
    write(
      `${String(searches).padStart(6)}  ${lastSearchedAt.toISOString().slice(0, 10)}  ${stripVTControlCharacters(term)}\n`,
    );
  write(`${terms.length} terms without a hit in ${ctx.tenant.id}, ${ctx.language}\n`);
  return 0;
}
