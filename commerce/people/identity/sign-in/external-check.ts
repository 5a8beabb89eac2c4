import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { SecurityCheck } from './security-check.ts';

const TIMEOUT_MS = 4000;
const LONGEST_ANSWER = 4000;

const judged = z.object({ success: z.boolean() });

/**
 * The security check of a tenant's provider, if one is set (`securityCheck`); the shop's own for all others. If
 * the provider cannot be reached, no answer counts, and the visitor is checked again.
 * @param secret between shop and provider; null if none is set, and every tenant has the shop's own check
 */
export function addExternalCheck(own: SecurityCheck, secret: string | null): SecurityCheck {
  const getProvider = ({ tenant }: RequestContext) => (secret === null ? null : tenant.securityCheck);
  return {
    async begin(ctx) {
      const provider = getProvider(ctx);
      if (!provider) return own.begin(ctx);
      const { script, global, siteKey } = provider;
      // a new id each time: a browser shows the check again when its answer was refused
      return JSON.stringify({ kind: 'external', id: randomUUID(), script, global, siteKey });
    },
    async holds(ctx, answer) {
      const provider = getProvider(ctx);
      if (!provider || secret === null) return own.holds(ctx, answer);
      if (answer === null || answer === '' || answer.length > LONGEST_ANSWER) return false;
      return judge(ctx, provider.verify, new URLSearchParams({ secret, response: answer }));
    },
  };
}

/** A provider counts an answer once, and reports that. */
async function judge({ log }: RequestContext, verify: string, body: URLSearchParams): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(verify, { method: 'POST', body, signal, redirect: 'error' });
    return judged.safeParse(await response.json()).data?.success ?? false;
  } catch (error) {
    log.error({ error: String(error) }, 'the provider of the security check cannot be asked');
    return false;
  }
}
