import { userInfo } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { REJECTION_REASONS } from '#commerce/range/review/moderation.commands.ts';
import {
  answerQuestion,
  listQuestionsInState,
  rejectQuestion,
} from '#commerce/service/question/answer-question.service.ts';
import { answerText } from '#forms/lists/question.ts';
import { parseMarketCommand } from '../arguments/market-command.ts';
import type { CommandShop, Write } from '../context.ts';

export const QUESTIONS_USAGE = `  questions list    questions about articles that wait for an answer, the oldest first
    --state pending|published|rejected    --first 50    --tenant nl
  questions answer ID --text "…"    shows it with the answer, and mails a customer whose address is confirmed
  questions reject ID --reason ${REJECTION_REASONS.join('|')}    shows it nowhere (--by NAME, else the system's user)
`;

const STATES = ['pending', 'published', 'rejected'] as const;

/** `npm run shop -- questions …`. @param write prints. @returns the process's exit code */
export async function runQuestions(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, values, positionals } = parseMarketCommand(args, shop, {
    state: { type: 'string', default: 'pending' },
    first: { type: 'string', default: '50' },
    text: { type: 'string' },
    reason: { type: 'string' },
    by: { type: 'string', default: userInfo().username },
  });
  const [command, id] = positionals;
  switch (command) {
    case 'list':
      return list(ctx, values, write);
    case 'answer': {
      const text = answerText.safeParse(values.text);
      if (!text.success) throw new Error('--text is the answer, 1500 characters at most');
      const answered = await answerQuestion(ctx, parseId(id), { text: text.data, by: values.by });
      const mailed = answered.ok && answered.value.mailed ? ', mailed' : '';
      return printOutcome(write, parseId(id), answered.ok, `answered${mailed}`, ctx);
    }
    case 'reject': {
      const reason = REJECTION_REASONS.find((one) => one === values.reason);
      if (!reason) throw new Error(`--reason is one of ${REJECTION_REASONS.join(', ')}`);
      const { ok } = await rejectQuestion(ctx, parseId(id), { by: values.by, reason });
      return printOutcome(write, parseId(id), ok, 'rejected', ctx);
    }
    default:
      throw new Error(`questions list, answer or reject?\n${QUESTIONS_USAGE}`);
  }
}

async function list(
  ctx: RequestContext,
  asked: { state: string; first: string },
  write: Write,
): Promise<number> {
  const state = STATES.find((one) => one === asked.state);
  const first = Number(asked.first);
  if (!state) throw new Error(`--state is one of ${STATES.join(', ')}`);
  if (!Number.isInteger(first) || first < 1 || first > 10_000) throw new Error('--first is 1 to 10000');
  const questions = await listQuestionsInState(ctx, { state, first });
  for (const { questionId, sku, locale, name, text, createdAt } of questions) {
    write(
      `${questionId}  ${sku}  ${locale}  ${removeControlCharacters(name) || '-'}  ${createdAt.toISOString()}\n`,
    );
    write(`    ${removeControlCharacters(text).replaceAll('\n', '\n    ')}\n\n`);
  }
  write(`${questions.length} ${state} in ${ctx.tenant.id}\n`);
  return 0;
}

function printOutcome(
  write: Write,
  id: number,
  ok: boolean,
  done: string,
  { tenant }: RequestContext,
): number {
  write(`${id}  ${ok ? done : `there is no such question in ${tenant.id}`}\n`);
  return ok ? 0 : 1;
}

function parseId(text: string | undefined): number {
  if (!text || !/^\d{1,15}$/.test(text)) throw new Error(`a question is a number, not ${text ?? 'nothing'}`);
  return Number(text);
}

/** Control characters in strangers' words are removed: they could steer the terminal. */
function removeControlCharacters(text: string): string {
  return stripVTControlCharacters(text);
}
