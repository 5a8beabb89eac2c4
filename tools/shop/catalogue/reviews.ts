import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import {
  type Decision,
  decideReview,
  REJECTION_REASONS,
} from '#commerce/range/review/moderation.commands.ts';
import { listModerationLog, listReviewsToModerate } from '#commerce/range/review/moderation.queries.ts';
import { reviewPictures } from '#commerce/range/review/review-picture.service.ts';
import { parseMarketCommand } from '../arguments/market-command.ts';
import type { CommandShop } from '../context.ts';

export const REVIEWS_USAGE = `  reviews list      reviews that wait to be read, the oldest first
    --state pending|published|rejected    --first 50    --tenant nl
  reviews pictures ID --to FOLDER    writes the photographs that came with one, to be looked at
  reviews publish ID…      shows them; the article's rating follows
  reviews reject ID… --reason ${REJECTION_REASONS.join('|')}
  reviews log ID    what was decided about one, when and by whom (--by NAME, else the system's user)
`;

const STATES = ['pending', 'published', 'rejected'] as const;

/** `npm run shop -- reviews …`. @param write prints. @returns the process's exit code */
export async function runReviews(
  args: readonly string[],
  shop: CommandShop,
  write: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, values, positionals } = parseMarketCommand(args, shop, {
    state: { type: 'string', default: 'pending' },
    first: { type: 'string', default: '50' },
    reason: { type: 'string' },
    to: { type: 'string' },
    by: { type: 'string', default: userInfo().username },
  });
  const [command, ...ids] = positionals;
  switch (command) {
    case 'list':
      return list(ctx, values, write);
    case 'log':
      return log(ctx, parseIds(ids), write);
    case 'pictures':
      return savePictures(ctx, parseIds(ids), values.to, write);
    case 'publish':
      return decide(ctx, parseIds(ids), { decision: 'published', by: values.by }, write);
    case 'reject': {
      const reason = REJECTION_REASONS.find((one) => one === values.reason);
      if (!reason) throw new Error(`--reason is one of ${REJECTION_REASONS.join(', ')}`);
      return decide(ctx, parseIds(ids), { decision: 'rejected', by: values.by, reason }, write);
    }
    default:
      throw new Error(`reviews list, pictures, publish, reject or log?\n${REVIEWS_USAGE}`);
  }
}

async function list(
  ctx: RequestContext,
  asked: { state: string; first: string },
  write: (text: string) => void,
): Promise<number> {
  const state = STATES.find((one) => one === asked.state);
  const first = Number(asked.first);
  if (!state) throw new Error(`--state is one of ${STATES.join(', ')}`);
  if (!Number.isInteger(first) || first < 1 || first > 10_000) throw new Error('--first is 1 to 10000');
  const reviews = await listReviewsToModerate(ctx, { state, first });
  for (const review of reviews) {
    const { reviewId, sku, stars, language, name, verifiedPurchase, createdAt } = review;
    const bought = verifiedPurchase ? ', bought here' : '';
    const photographs = review.pictureCount > 0 ? `, ${review.pictureCount} photographs` : '';
    write(
      `${reviewId}  ${sku}  ${stars}/5  ${language}  ${removeControlCharacters(name)}${bought}${photographs}  ${createdAt.toISOString()}\n`,
    );
    write(
      `    ${removeControlCharacters(review.title)}\n    ${removeControlCharacters(review.text).replaceAll('\n', '\n    ')}\n\n`,
    );
  }
  write(`${reviews.length} ${state} in ${ctx.tenant.id}\n`);
  return 0;
}

async function savePictures(
  ctx: RequestContext,
  ids: readonly number[],
  folder: string | undefined,
  write: (text: string) => void,
): Promise<number> {
  if (!folder) throw new Error('--to names the folder that the photographs are written to');
  await mkdir(folder, { recursive: true });
  for (const id of ids) {
    for (const { pictureId, body } of await reviewPictures(ctx, id)) {
      const file = join(folder, `${id}-${pictureId}.webp`);
      await writeFile(file, body);
      write(`${file}\n`);
    }
  }
  return 0;
}

async function log(
  ctx: RequestContext,
  ids: readonly number[],
  write: (text: string) => void,
): Promise<number> {
  for (const id of ids) {
    for (const { decision, reason, by, at } of await listModerationLog(ctx, id)) {
      write(
        `${id}  ${at.toISOString()}  ${decision}${reason ? ` (${reason})` : ''}  by ${removeControlCharacters(by)}\n`,
      );
    }
  }
  return 0;
}

async function decide(
  ctx: RequestContext,
  ids: readonly number[],
  decision: Decision,
  write: (text: string) => void,
): Promise<number> {
  let failed = 0;
  for (const id of ids) {
    const { ok } = await decideReview(ctx, id, decision);
    if (!ok) failed += 1;
    write(`${id}  ${ok ? decision.decision : `there is no such review in ${ctx.tenant.id}`}\n`);
  }
  return failed > 0 ? 1 : 0;
}

function parseIds(texts: readonly string[]): number[] {
  if (texts.length === 0 || texts.some((text) => !/^\d{1,15}$/.test(text)))
    throw new Error(`reviews are numbers, not ${texts.join(' ') || 'nothing'}`);
  return texts.map(Number);
}

/** Control characters in strangers' words are removed: they could steer the terminal. */
function removeControlCharacters(text: string): string {
  return stripVTControlCharacters(text);
}
