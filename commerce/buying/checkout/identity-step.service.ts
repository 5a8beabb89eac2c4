import { ok, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { isCommonPassword } from '#commerce/people/customer/common-password.service.ts';
import { hashPassword } from '#commerce/people/identity/sign-in/password.service.ts';
import { identitySchema } from '#forms/checkout.ts';
import { getCheckout, type VisitorContext } from './checkout.service.ts';
import { buildInvalidInput, type CheckoutResult, saveStep } from './save-step.service.ts';

/**
 * Continues as a guest, or as a guest who asks for an account: that is made when the link in the order's mail is
 * opened. The address is not looked up, so neither the answer nor its time shows whether it has an account. For a
 * signed-in customer nothing changes.
 * @param address where the request comes from, for the limit of attempts
 */
export async function setIdentity(
  ctx: VisitorContext,
  input: unknown,
  address: string,
): Promise<CheckoutResult> {
  const parsed = identitySchema.safeParse(input);
  if (!parsed.success) return refuse(buildInvalidInput(parsed.error));
  if (getSignedInCustomer(ctx) !== null) return ok({ view: () => getCheckout(ctx) });
  const { identity, email } = parsed.data;
  if (identity === 'GUEST') {
    return saveStep(ctx, { identity: 'guest', email, passwordHash: null });
  }
  if (isCommonPassword(parsed.data.password, { email, shop: ctx.tenant.companyName }))
    return refuse({ code: 'InvalidInput', fields: [{ field: 'password', code: 'too_common' }] });
  const retryAfterSeconds = await ctx.attempts.countNewAccount(address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  // outside the transaction: hashing takes as long as a whole order
  const passwordHash = await hashPassword(parsed.data.password);
  return saveStep(ctx, { identity: 'account', email, passwordHash });
}
