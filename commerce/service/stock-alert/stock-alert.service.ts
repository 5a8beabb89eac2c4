import { createHash, randomBytes } from 'node:crypto';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { DAY_MS } from '#commerce/ground/kernel/day.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadMailTexts, type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { findProductBySku, loadProductVariants } from '#commerce/range/catalogue/product/product.queries.ts';
import { loadMailArticles, type MailArticle } from '#commerce/service/article-mail/mail-articles.service.ts';
import type { StockAlertRefusal } from './stock-alert.errors.ts';
import {
  deleteAlert,
  findAlert,
  type StockAlert,
  setAlertConfirmed,
  upsertAlert,
} from './stock-alert.store.ts';
import { buildStockAlertMail } from './stock-alert-mail.rules.ts';

/** A second press of the same button within this time sends no second mail. */
const SAME_PRESS_MS = 60_000;
const TOKEN = /^[\w-]{43}$/;

export type StockAlertInput = {
  /** style number */
  readonly sku: string;
  /** article number; null if any variant will do */
  readonly variantSku: string | null;
  /** lower case, checked */
  readonly email: string;
  /** the client's address */
  readonly from: string;
};

/**
 * Mails an address the request to confirm that it wants an alert when the article is in stock again. The answer is
 * the same whether it has asked before or not: only its owner learns that.
 */
export async function requestStockAlert(
  ctx: RequestContext,
  { sku, variantSku, email, from }: StockAlertInput,
): Promise<Result<{ readonly confirmDays: number }, StockAlertRefusal>> {
  const wanted = await findSoldOut(ctx, sku, variantSku);
  if (!wanted.ok) return wanted;
  const retryAfterSeconds = await ctx.attempts.countStockAlert(from);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  // other people's requests must not fill a mailbox
  const isBusy = (await ctx.attempts.countStockAlertMail(`${ctx.tenant.id}|${email}`)) !== null;
  if (isBusy) return ok({ confirmDays: ctx.tenant.stockAlert.confirmDays });
  const texts = await loadMailTexts(ctx);
  const [article] = await loadMailArticles(ctx, [wanted.value]);
  if (!article) return refuse({ code: 'ProductNotFound', sku });
  await runInTransaction(ctx, (inner) => ask(inner, { ...wanted.value, email, from }, article, texts));
  return ok({ confirmDays: ctx.tenant.stockAlert.confirmDays });
}

type Wanted = Pick<StockAlert, 'productId' | 'variantId'>;

async function findSoldOut(
  ctx: RequestContext,
  sku: string,
  variantSku: string | null,
): Promise<Result<Wanted, StockAlertRefusal>> {
  const known = sku.length <= 64 && !sku.includes('\0') ? await findProductBySku(ctx, sku) : null;
  if (!known || known.discontinued) return refuse({ code: 'ProductNotFound', sku });
  const { productId } = known;
  const variants = (await loadProductVariants(ctx, [productId])).get(productId) ?? [];
  const asked = variantSku === null ? variants : variants.filter((variant) => variant.sku === variantSku);
  const [first] = asked;
  if (!first) return refuse({ code: 'VariantNotFound', sku: variantSku ?? sku });
  const there = asked.find(({ availability }) => availability.state !== 'SOLD_OUT');
  if (there) return refuse({ code: 'VariantInStock', sku: there.sku });
  return ok({ productId, variantId: variantSku === null ? null : first.variantId });
}

async function ask(
  ctx: RequestContext,
  { email, from, ...wanted }: Wanted & { readonly email: string; readonly from: string },
  article: MailArticle,
  texts: MailTexts,
): Promise<void> {
  const { tenant, locale } = ctx;
  const secret = randomBytes(32).toString('base64url');
  const secretHash = hashText(secret);
  const values = { company: tenant.companyName };
  const consentText = texts.text('product.stockAlert.consent', values);
  const asked = { ...wanted, email, secretHash, consentText, from: hashText(`${secretHash}|${from}`) };
  const sameSince = new Date(ctx.clock.now().getTime() - SAME_PRESS_MS);
  if (!(await upsertAlert(ctx, asked, sameSince))) return;
  const mail = {
    tenant,
    locale,
    texts,
    article,
    kind: 'confirm' as const,
    secret,
    days: tenant.stockAlert.confirmDays,
  };
  await queueMail(ctx, buildStockAlertMail(mail), { recipient: email, cause: `stock-alert:${secretHash}` });
}

/** The alert that a mail's link belongs to; null if unknown, withdrawn, sent or too old. */
export async function readStockAlert(ctx: RequestContext, secret: string): Promise<StockAlert | null> {
  const found = TOKEN.test(secret) ? await findAlert(ctx, hashText(secret)) : null;
  if (!found) return null;
  const age = ctx.clock.now().getTime() - found.requestedAt.getTime();
  return found.confirmed || age <= ctx.tenant.stockAlert.confirmDays * DAY_MS ? found : null;
}

/** Confirms an alert by the secret of its mail; a second call changes nothing. @returns null if there is none */
export async function confirmStockAlert(ctx: RequestContext, secret: string): Promise<StockAlert | null> {
  const found = await readStockAlert(ctx, secret);
  if (!found) return null;
  await setAlertConfirmed(ctx, found.alertId);
  return { ...found, confirmed: true };
}

/** Deletes an alert with its address. @returns false if there is none */
export async function withdrawStockAlert(ctx: RequestContext, secret: string): Promise<boolean> {
  const found = TOKEN.test(secret) ? await findAlert(ctx, hashText(secret)) : null;
  return found !== null && deleteAlert(ctx, found.alertId);
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
