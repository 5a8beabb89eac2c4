import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { findByNumber } from '#commerce/orders/order/order-record.queries.ts';
import { queueOrderMail } from '../order-mail.service.ts';
import { buildOrderLinkMail, buildOrderUnknownMail } from './order-link-mail.rules.ts';

/**
 * Mails the link to an order's own page to the address that it was placed with. Number and address must both be
 * right; otherwise a mail to the given address states that there is no such order. The answer, and the work behind
 * it, are the same in both cases and reveal nothing about the order.
 * @param input.orderNumber digits
 * @param input.email lower case, checked
 * @param input.address where the request comes from, for the limit
 */
export async function requestOrderLink(
  ctx: RequestContext,
  input: { readonly orderNumber: string; readonly email: string; readonly address: string },
): Promise<Result<null, TooManyAttempts>> {
  const { orderNumber, email } = input;
  const retryAfterSeconds = await ctx.attempts.countRecovery(`order ${input.address}`);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  // other people's requests must neither fill a mailbox nor use up the mails that its owner needs to sign in
  if ((await ctx.attempts.countIdentityMail(`${ctx.tenant.id}|order ${email}`)) !== null) return ok(null);
  const order = await findByNumber(ctx, orderNumber);
  const cause = `order-link:${randomUUID()}`;
  if (order?.email.toLowerCase() === email) await queueOrderMail(ctx, order, cause, buildOrderLinkMail);
  else await queueUnknown(ctx, input, cause);
  return ok(null);
}

async function queueUnknown(
  ctx: RequestContext,
  { orderNumber, email }: { readonly orderNumber: string; readonly email: string },
  cause: string,
): Promise<void> {
  const { tenant } = ctx;
  const locale = tenant.locales.find((settings) => settings.locale === ctx.locale);
  if (!locale) throw new Error(`tenant ${tenant.id} has no locale ${ctx.locale}`);
  const content = buildOrderUnknownMail({ tenant, locale, texts: await loadMailTexts(ctx) }, orderNumber);
  await queueMail(ctx, content, { recipient: email, cause });
}
