import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { formatCsvLine } from '#commerce/money/ledger/csv.rules.ts';
import { listSurveyAnswers } from '#commerce/service/survey/survey.queries.ts';
import { parseMarketCommand } from './arguments/market-command.ts';
import type { CommandShop, Write } from './context.ts';

export const SURVEY_USAGE = `  survey export FILE.csv   answers to the shop's questions and about its pages, without who gave them
    --tenant nl
`;

/** `npm run shop -- survey export FILE.csv`. @returns the process's exit code */
export async function runSurvey(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, positionals } = parseMarketCommand(args, shop, {});
  const [what, path] = positionals;
  if (what !== 'export' || !path?.endsWith('.csv'))
    throw new Error(`survey export FILE.csv\n${SURVEY_USAGE}`);
  await pipeline(streamLines(ctx), createWriteStream(`${path}.part`));
  await rename(`${path}.part`, path);
  write(`✓ Exported to ${path}\n`);
  return 0;
}

async function* streamLines(ctx: RequestContext): AsyncGenerator<string> {
  yield formatCsvLine(['survey', 'locale', 'rating', 'comment', 'place', 'path', 'createdAt']);
  for await (const { survey, locale, rating, comment, place, path, createdAt } of listSurveyAnswers(ctx))
    yield formatCsvLine([survey, locale, String(rating), comment, place, path, createdAt.toISOString()]);
}
