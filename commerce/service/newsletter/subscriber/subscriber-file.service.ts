import { z } from 'zod';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { lockSubscription } from '../newsletter.store.ts';
import { applyChange } from './choice.service.ts';
import { takeIn } from './subscriber-file.commands.ts';
import { incomingRow, readCsv } from './subscriber-file.rules.ts';

export type ImportCounts = { subscribed: number; unsubscribed: number; unchanged: number; refused: string[] };

/**
 * Imports rows of another system. One that unsubscribes is applied, unless the address signed up again later; one
 * that subscribes contains its proof, and never overrides a choice that was made here. Reading a file again changes
 * nothing.
 * @throws Error for a text that is not CSV
 */
export async function importSubscribers(ctx: RequestContext, text: string): Promise<ImportCounts> {
  const counts: ImportCounts = { subscribed: 0, unsubscribed: 0, unchanged: 0, refused: [] };
  for (const [at, row] of readCsv(text).entries()) {
    const parsed = incomingRow.safeParse(row);
    if (!parsed.success) {
      counts.refused.push(`line ${at + 2}: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
      continue;
    }
    const given = parsed.data;
    if (given.state === 'unsubscribed') {
      const done = await takeOff(ctx, given.email, new Date(given.unsubscribedAt));
      counts[done ? 'unsubscribed' : 'unchanged'] += 1;
      continue;
    }
    const keys = ctx.tenant.newsletter.brands.map(({ key }) => key);
    const asked = given.brands.split(/\s+/).filter((key) => key !== '');
    const wrong = asked.filter((key) => !keys.includes(key));
    if (wrong.length > 0 || !ctx.tenant.locales.some(({ locale }) => locale === given.locale)) {
      counts.refused.push(`line ${at + 2}: no brand or locale ${[...wrong, given.locale].join(', ')}`);
      continue;
    }
    const done = await takeIn(ctx, { ...given, brands: asked.length > 0 ? asked : keys });
    counts[done ? 'subscribed' : 'unchanged'] += 1;
  }
  return counts;
}

function takeOff(ctx: RequestContext, email: string, at: Date): Promise<boolean> {
  return runInTransaction(ctx, async (inner) => {
    const found = await lockSubscription(inner, { email });
    if (!found || found.state === 'unsubscribed' || found.requestedAt > at) return false;
    const brands = inner.tenant.newsletter.brands.map(({ key }) => key);
    await applyChange(inner, found, { type: 'unsubscribe' }, brands);
    return true;
  });
}
