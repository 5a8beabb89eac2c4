import { performance } from 'node:perf_hooks';
import type { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { ActiveExtension, ExtensionContext, Rule } from '#retailer/extension/extension.ts';
import { createExtensionContext } from './extension-context.service.ts';

/** A point of an extension, as log and metrics name it. */
export type Point =
  | `rules.${string}`
  | `on.${string}`
  | `jobs.${string}`
  | `commands.${string}`
  | `calls.${string}`
  | `providers.${string}`;

const RULE_MS = 5;

/**
 * Asks a rule of an extension.
 * @param answer the shape that its answer must have
 * @param refusal what counts where the rule declares that a fault refuses
 * @returns null if the rule has a fault that it declares is ignored
 */
export function askRule<Question, Answer, Refusal>(
  ctx: RequestContext,
  {
    active,
    contribution: rule,
  }: { readonly active: ActiveExtension; readonly contribution: Rule<Question, Answer, unknown> },
  {
    point,
    question,
    answer,
    refusal,
  }: {
    readonly point: Point;
    readonly question: Question;
    readonly answer: z.ZodType<Answer>;
    readonly refusal: Refusal;
  },
): { readonly answer: Answer } | { readonly fault: Refusal } | null {
  const { name } = active.extension;
  const begin = performance.now();
  try {
    const given = answer.safeParse(rule.decide(question, active.settings));
    const took = performance.now() - begin;
    if (took > RULE_MS)
      ctx.log.warn({ extension: name, point, ms: Math.round(took) }, 'a rule of an extension is slow');
    if (given.success) return { answer: given.data };
    throw new Error(`its answer has another shape: ${given.error.issues[0]?.message}`);
  } catch (error) {
    reportFault(ctx, { extension: name, point, tenantId: ctx.tenant.id }, error);
    return rule.onFault === 'refuse' ? { fault: refusal } : null;
  }
}

/**
 * Runs asynchronous work of an extension, which ends after `limitMs` at the latest for the caller: the extension's
 * signal is aborted then.
 * @throws what the work throws, or that its time is up; both are reported already
 */
export async function runPoint<Result>(
  ctx: RequestContext,
  active: ActiveExtension,
  {
    point,
    limitMs,
    stopped,
  }: { readonly point: Point; readonly limitMs: number; readonly stopped?: AbortSignal },
  work: (context: ExtensionContext<unknown>) => Promise<Result>,
): Promise<Result> {
  const limit = AbortSignal.timeout(limitMs);
  const signal = stopped ? AbortSignal.any([limit, stopped]) : limit;
  const { name } = active.extension;
  try {
    return await Promise.race([
      rejectWhenAborted(signal, limitMs),
      work(createExtensionContext(ctx, active, signal)),
    ]);
  } catch (error) {
    // a server that stops ends the work, which is no fault of the extension
    if (!stopped?.aborted) reportFault(ctx, { extension: name, point, tenantId: ctx.tenant.id }, error);
    throw error;
  }
}

function rejectWhenAborted(signal: AbortSignal, limitMs: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new Error(`it was ended after at most ${limitMs} ms`, { cause: signal.reason }));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Writes the fault to the log and counts it. Nothing of the shop fails by it. */
export function reportFault(
  { log, events }: Pick<RequestContext, 'log' | 'events'>,
  where: { readonly extension: string; readonly point: Point; readonly tenantId: string },
  err: unknown,
): void {
  log.error({ ...where, err }, 'an extension failed');
  events.root.emit({ type: 'extension-failed', ...where });
}
