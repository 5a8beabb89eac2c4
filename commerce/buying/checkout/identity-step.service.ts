import { ok, refuse } from '#commerce/ground/kernel/result.ts';
import { signedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { isCommonPassword } from '#commerce/people/customer/common-password.service.ts';
import { isEmailInUse } from '#commerce/people/customer/customer.service.ts';
import { hashPassword } from '#commerce/people/identity/password.service.ts';
import { identitySchema } from '#forms/checkout.ts';
import { getCheckout, type VisitorContext } from './checkout.service.ts';
import { readCheckout, writeCheckout } from './checkout.store.ts';
import { type CheckoutResult, invalid, saveStep } from './save-step.service.ts';

/**
 * Orders as a guest, or with a new account that is made with the order. For a signed-in customer nothing changes.
 * @param address where the request comes from, for the limit of attempts
 */
export async function setIdentity(
  ctx: VisitorContext,
  input: unknown,
  address: string,
): Promise<CheckoutResult> {
  const parsed = identitySchema.safeParse(input);
  if (!parsed.success) return refuse(invalid(parsed.error));
  if (signedInCustomer(ctx) !== null) return ok({ view: () => getCheckout(ctx) });
  const { identity, email } = parsed.data;
  if (identity === 'GUEST') {
    return saveStep(ctx, (entered) => ({ ...entered, identity: 'guest', email, passwordHash: null }));
  }
  if (isCommonPassword(parsed.data.password, { email, shop: ctx.tenant.companyName }))
    return refuse({ code: 'InvalidInput', fields: [{ field: 'password', code: 'too_common' }] });
  const retryAfterSeconds = await ctx.attempts.countNewAccount(address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  if (await isEmailInUse(ctx, email)) return refuse({ code: 'EmailInUse', email });
  // outside the transaction: hashing takes as long as a whole order
  const passwordHash = await hashPassword(parsed.data.password);
  return saveStep(ctx, (entered) => ({ ...entered, identity: 'account', email, passwordHash }));
}

/**
 * Somebody else has taken the e-mail address in the meantime: the step is open again, the rest is kept.
 * @param basket locked by the caller
 */
export async function reopenIdentity(
  ctx: VisitorContext,
  basket: { readonly basketId: string; readonly version: number },
): Promise<void> {
  const entered = await readCheckout(ctx, basket.basketId);
  const reopened = { ...entered, identity: null, email: null, passwordHash: null };
  const isWritten = await writeCheckout(ctx, basket, reopened);
  if (!isWritten) throw new Error(`basket ${basket.basketId} was changed beside its lock`);
}
