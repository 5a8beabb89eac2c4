import { nothingChosen } from '#commerce/buying/delivery/delivery-choice.rules.ts';
import type { JudgedVoucher, Voucher } from '#commerce/buying/voucher/voucher.rules.ts';
import { findByCode } from '#commerce/buying/voucher/voucher.service.ts';
import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { VoucherRefusal } from './basket.errors.ts';
import { MAX_VOUCHERS } from './basket.rules.ts';
import { type BasketChange, viewBasket } from './basket.service.ts';
import { findBasket, lockBasket, lockOrMakeBasket, writeVouchers } from './basket.store.ts';

type VisitorContext = RequestContext & { readonly visitor: Visitor };

/**
 * Adds a voucher to the visitor's basket, even one that gives no discount yet: the basket shows why. Adding a code
 * again changes nothing. Wrong codes count against the visitor who tries them.
 * @param input.from the client's address
 */
export async function addVoucher(
  ctx: VisitorContext,
  input: { readonly code: string; readonly from: string },
): Promise<Result<BasketChange, VoucherRefusal>> {
  const found = await findGuarded(ctx, input);
  if (!found.ok) return found;
  const { voucherId } = found.value;
  return runInTransaction(ctx, async (inner) => {
    const row = await lockOrMakeBasket(inner, ctx.visitor);
    const { voucherIds } = row;
    if (voucherIds.includes(voucherId)) return ok({ basket: await viewBasket(inner, row), lineId: null });
    if (voucherIds.length >= MAX_VOUCHERS) return refuse({ code: 'TooManyVouchers', limit: MAX_VOUCHERS });
    const next = { ...row, voucherIds: [...voucherIds, voucherId], version: row.version + 1 };
    await writeVouchers(inner, row.basketId, next.voucherIds);
    return ok({ basket: await viewBasket(inner, next), lineId: null });
  });
}

/** Removes a voucher from the visitor's basket; one that is not there is no fault. */
export async function removeVoucher(
  ctx: VisitorContext,
  input: { readonly voucherId: string },
): Promise<BasketChange> {
  return runInTransaction(ctx, async (inner) => {
    const row = await lockBasket(inner, ctx.visitor);
    if (!row?.voucherIds.includes(input.voucherId)) {
      return { basket: await viewBasket(inner, row), lineId: null };
    }
    const voucherIds = row.voucherIds.filter((id) => id !== input.voucherId);
    await writeVouchers(inner, row.basketId, voucherIds);
    return {
      basket: await viewBasket(inner, { ...row, voucherIds, version: row.version + 1 }),
      lineId: null,
    };
  });
}

/** The discount of a code in the visitor's basket, beside the vouchers that are in it; nothing is changed. */
export async function checkVoucher(
  ctx: VisitorContext,
  input: { readonly code: string; readonly from: string },
): Promise<Result<JudgedVoucher, Exclude<VoucherRefusal, { code: 'TooManyVouchers' }>>> {
  const found = await findGuarded(ctx, input);
  if (!found.ok) return found;
  const { voucherId } = found.value;
  const row = await findBasket(ctx, ctx.visitor);
  const empty = {
    basketId: '00000000-0000-0000-0000-000000000000',
    version: 0,
    voucherIds: [],
    email: null,
    postalCode: null,
  };
  const basket = row ?? { ...empty, delivery: nothingChosen };
  const voucherIds = [...basket.voucherIds.filter((id) => id !== voucherId), voucherId];
  const { vouchers } = await viewBasket(ctx, { ...basket, voucherIds });
  const judged = vouchers.find((one) => one.voucherId === voucherId);
  if (!judged) throw new Error(`voucher ${voucherId} was found and is not among those of its basket`);
  return ok(judged);
}

async function findGuarded(
  ctx: VisitorContext,
  { code, from }: { code: string; from: string },
): Promise<Result<Voucher, TooManyAttempts | Extract<VoucherRefusal, { code: 'VoucherNotFound' }>>> {
  const session = `${ctx.tenant.id}|${ctx.visitor.sessionId}`;
  const retryAfterSeconds = await ctx.attempts.countVoucher(session, from);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const voucher = await findByCode(ctx, code);
  if (!voucher) return refuse({ code: 'VoucherNotFound', given: code.slice(0, 40) });
  await ctx.attempts.forgetVoucher(session, from);
  return ok(voucher);
}
