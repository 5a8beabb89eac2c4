import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import { formatLabelLines } from '#commerce/ground/kernel/address-lines.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import type { Paper } from '#commerce/money/document/paper.types.ts';
import { addWorkingDays } from '#commerce/range/stock/working-days.rules.ts';
import { addBrandToName } from '#texts/article-name.ts';
import { formatIsoDay } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import { getCreditLaw } from '../credit.service.ts';
import type { CreditChoice } from '../credit-choice.rules.ts';
import { type CreditPlan, computeDueDays } from '../credit-offers.rules.ts';
import type { Decided } from '../decision/decision.types.ts';
import type { ProtectionCost } from '../plan/protection.rules.ts';
import { type Agreement, buildNewAgreement, readAgreedOrders, readAgreement } from './agreement.store.ts';
import { buildCreditPaper } from './credit-paper.rules.ts';

export type { Agreement };

type AgreeingOrder = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly totalMinor: number;
  readonly paymentMethod: string;
  /** working days from the order */
  readonly deliveryDaysMax: number;
  readonly billingAddress: Address;
  readonly lines: readonly { readonly quantity: number; readonly brandName: string; readonly name: string }[];
};

/** The credit that was chosen for an order. */
export type ChosenCredit = {
  /** as far as it is still offered */
  readonly plan: CreditPlan | null;
  readonly choice: CreditChoice | null;
  /** about exactly this person and amount */
  readonly decision: Decided | null;
  /** the cost of payment protection; null if not offered with an order here */
  readonly protection: ProtectionCost | null;
  /** chosen, decided and approved: it can be ordered */
  readonly ready: boolean;
};

/**
 * The credit that is agreed with an order: plan, days, decision and the contract in the words that were shown. For
 * the transaction that places the order; empty for other ways to pay.
 * @throws Error when an order that must not be on credit got through the checkout: a bug
 */
export function agreeCredit(
  ctx: RequestContext,
  order: AgreeingOrder,
  credit: ChosenCredit,
  texts: Translator<TextKey>,
): { readonly agreement: Agreement | null; readonly rows: Writes } {
  const law = getCreditLaw(ctx);
  const { plan, choice, decision } = credit;
  if (!plan || plan.method !== order.paymentMethod) return { agreement: null, rows: {} };
  if (!law || !choice || !credit.ready || !decision || plan.priceMinor !== order.totalMinor) {
    throw new Error(`order ${order.orderId} is on credit without an approved plan of its total`);
  }
  const agreedOn = getToday(ctx);
  const delivered = addWorkingDays(agreedOn, order.deliveryDaysMax, ctx.tenant.country);
  const { protection: terms } = law.terms;
  const protection =
    choice.protection && terms && credit.protection ? { ...terms, ...credit.protection } : null;
  const days = computeDueDays(plan, delivered);
  const premiumMinor = protection?.premiumMinor ?? 0;
  return buildNewAgreement(ctx, {
    orderId: order.orderId,
    version: 1,
    decisionId: decision.decisionId,
    plan,
    dues: plan.instalments.map(({ number, amountMinor }, index) => ({
      number,
      dueOn: days[index] ?? delivered,
      amountMinor: amountMinor + premiumMinor,
      premiumMinor,
    })),
    premiumPerInstalmentMinor: premiumMinor,
    premiumMillionths: protection?.premiumMillionths ?? 0,
    capPercent: law.cap.annualPercent,
    paper: buildCreditPaper({
      tenant: ctx.tenant,
      locale: ctx.locale,
      texts,
      plan,
      protection,
      dueDays: days,
      madeOn: agreedOn,
      contract: {
        orderNumber: order.orderNumber,
        agreedOn,
        borrower: formatLabelLines(order.billingAddress),
        articles: order.lines.map(
          ({ quantity, brandName, name }) => `${quantity} × ${addBrandToName(brandName, name)}`,
        ),
      },
    }),
  });
}

/** An order's credit as it currently stands; null if it has none. */
export function findAgreement(ctx: RequestContext, orderId: string): Promise<Agreement | null> {
  return readAgreement(ctx, orderId);
}

/** The contract as shown with the order, to be drawn; null if the order is not on credit. */
export async function buildContractPaper(ctx: RequestContext, orderId: string): Promise<Paper | null> {
  const agreement = await readAgreement(ctx, orderId, 1);
  return agreement ? (agreement.paper as Paper) : null;
}

/** The day on which an order's credit was agreed, ISO 8601 date in the tenant's time zone. @throws without a credit */
export async function loadFirstAgreementDay(ctx: RequestContext, orderId: string): Promise<string> {
  const first = await readAgreement(ctx, orderId, 1);
  if (!first) throw new Error(`order ${orderId} has no credit agreement`);
  return formatIsoDay(first.agreedAt, ctx.tenant.timeZone);
}

/** Orders whose credit was agreed in a range of days, both ends included. @param range ISO 8601 dates */
export function listOrdersByAgreementDay(
  ctx: RequestContext,
  range: { readonly from: string; readonly until: string },
): Promise<string[]> {
  const parseMoment = (day: string) => new Date(`${day}T00:00:00Z`);
  return readAgreedOrders(ctx, {
    from: parseMoment(range.from),
    until: parseMoment(addDays(range.until, 1)),
  });
}
