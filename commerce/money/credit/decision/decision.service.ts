import { createHash } from 'node:crypto';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment, DAY_MS } from '#commerce/ground/kernel/day.rules.ts';
import type { CreditAnswer, CreditDecision, CreditQuestion, Decided } from './decision.types.ts';
import { insertDecision } from './decision-record.commands.ts';
import { countDecisions, findDecision } from './decision-record.queries.ts';
import { sandboxDecision } from './sandbox-decision.ts';

/** By the tenant's setting `credit.decision`. */
const PROVIDERS: Readonly<Record<string, CreditDecision>> = { sandbox: sandboxDecision };

const TIMEOUT_MS = 5000;

/** Identifies the person that the question is about: another person is another question. */
export function hashSubject(question: Omit<CreditQuestion, 'amountMinor' | 'currency' | 'months'>): string {
  const { country, givenName, familyName, dateOfBirth, postalCode, houseNumber } = question;
  const words = [country, givenName, familyName, dateOfBirth, postalCode, houseNumber];
  return createHash('sha256').update(words.join('|').toLowerCase()).digest('hex');
}

/**
 * Decides about a credit, or returns the existing decision. Call it outside a transaction: it queries an outside
 * service. The question is stored in the table and does not appear in any log.
 * @returns null if requested too often
 */
export async function decideCredit(
  ctx: RequestContext,
  basketId: string,
  question: CreditQuestion,
  email: string,
): Promise<Decided | null> {
  const subject = hashSubject(question);
  const known = await findDecision(ctx, basketId, { subject, amountMinor: question.amountMinor });
  if (known) return known;
  const now = ctx.clock.now().getTime();
  // trying names until one passes is not shopping
  const most = ctx.tenant.credit.decisionsPerDay;
  if ((await countDecisions(ctx, basketId, new Date(now - DAY_MS))) >= most) return null;
  const provider = PROVIDERS[ctx.tenant.credit.decision];
  if (!provider) throw new Error(`no credit check ${ctx.tenant.credit.decision}`);
  const answer = await ask(ctx, provider, question);
  return insertDecision(ctx, {
    basketId,
    question,
    subject,
    ...answer,
    decidedBy: provider.name,
    validUntil: computeValidUntil(ctx),
    email,
  });
}

/** How long a decision made now is valid: prices and circumstances change. */
export function computeValidUntil(ctx: RequestContext): Date {
  return addDaysToMoment(ctx.clock.now(), ctx.tenant.credit.decisionDays);
}

/** When a check fails or does not answer, a person decides. */
async function ask(
  ctx: RequestContext,
  provider: CreditDecision,
  question: CreditQuestion,
): Promise<CreditAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const silent = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
  try {
    return await Promise.race([provider.decide(question, signal), silent]);
  } catch (error) {
    ctx.log.warn({ provider: provider.name, error: String(error) }, 'the credit check did not answer');
    return { outcome: 'referred', source: provider.name };
  }
}
