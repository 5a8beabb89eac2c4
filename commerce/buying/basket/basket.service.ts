import { z } from 'zod';
import {
  buildDeliveryTerms,
  type DeliveryChoice,
  nothingChosen,
} from '#commerce/buying/delivery/delivery-choice.rules.ts';
import { buildDeliveryPlace } from '#commerce/buying/delivery/delivery-date.service.ts';
import { readDiscounts } from '#commerce/buying/voucher/basket-voucher.service.ts';
import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { BasketRefusal } from './basket.errors.ts';
import { computeMaxQuantity, isSold, MAX_LINES, MAX_QUANTITY, priceBasket } from './basket.rules.ts';
import {
  type BasketRow,
  bumpBasket,
  countPieces,
  findBasket,
  lockBasket,
  lockOrMakeBasket,
} from './basket.store.ts';
import type { Article, PricedBasket, PriceTerms } from './basket.types.ts';
import { findAddition, writeAddition } from './line/addition.store.ts';
import { deleteLines, readLines, writeAnswer, writeLine } from './line/basket-line.store.ts';
import { buildServiceOffers, type ServiceAnswers } from './line/line-service.rules.ts';

const noBasket = { basketId: null, version: 0, delivery: nothingChosen, postalCode: null };

/** The basket as the visitor currently sees it. `basketId` is null while there is none. */
export type BasketView = PricedBasket & {
  readonly basketId: string | null;
  readonly version: number;
  /** the choice for its delivery, as far as it has a price */
  readonly delivery: DeliveryChoice;
  /** the postal code entered in the basket, in its stored form; null if none, or not shown to this visitor */
  readonly postalCode: string | null;
};

export type BasketChange = { readonly basket: BasketView; readonly lineId: string | null };

const sku = z.string().min(1).max(64);
const uuid = z.uuid();
const addedPieces = z.number().int().min(1).max(MAX_QUANTITY);
const piecesOfLine = z.number().int().min(0).max(MAX_QUANTITY);

/** The settings of the context's tenant that prices follow from. */
export function buildPriceTerms(ctx: RequestContext): PriceTerms {
  const { tenant } = ctx;
  return {
    currency: ctx.currency,
    roundTotalTo: tenant.roundTotalTo,
    vatPercent: tenant.vat.standard,
    delivery: buildDeliveryTerms(tenant),
    lineServices: tenant.lineServices,
    stock: tenant.stock,
    place: buildDeliveryPlace(ctx, null),
  };
}

/** The visitor's basket, priced from the database; empty without a visitor. */
export async function getBasket(ctx: RequestContext): Promise<BasketView> {
  const row = ctx.visitor ? await findBasket(ctx, ctx.visitor) : null;
  return viewBasket(ctx, row);
}

/** Prices a basket that the caller has read or locked. */
export async function viewBasket(ctx: RequestContext, row: BasketRow | null): Promise<BasketView> {
  const terms = buildPriceTerms(ctx);
  const lines = row ? await readLines(ctx, row.basketId) : [];
  const variantIds = lines.map(({ article }) => article.variantId);
  const discounts = row && (await readDiscounts(ctx, row, variantIds));
  const { basketId, version, delivery, postalCode } = row ?? noBasket;
  return { ...priceBasket(lines, terms, { delivery, discounts }), basketId, version, delivery, postalCode };
}

/** Pieces in the visitor's basket; 0 without a visitor. */
export async function countBasket(ctx: RequestContext): Promise<number> {
  return ctx.visitor ? countPieces(ctx, ctx.visitor) : 0;
}

/** Attempts to add before the basket is locked for it; each failed because another request was quicker. */
const TRIES = 3;

/** Pieces of a variant, and the answers about its services where they were chosen. */
export type AdditionInput = {
  readonly variantSku: string;
  readonly quantity: number;
  readonly services?: ServiceAnswers;
};

/**
 * Adds pieces of a variant, with the services that were chosen with it. An answer about a service that is not offered
 * for the article is ignored.
 */
export async function addToBasket(
  ctx: RequestContext & { readonly visitor: Visitor },
  { services = {}, ...input }: AdditionInput,
): Promise<Result<{ readonly lineId: string }, BasketRefusal>> {
  if (Object.keys(services).length === 0) return addPieces(ctx, input);
  return runInTransaction(ctx, async (inner) => {
    const added = await addPieces({ ...inner, visitor: ctx.visitor }, input);
    if (!added.ok) return added;
    const { lineId, article } = added.value;
    const { kind, unitMinor } = article;
    const offered = buildServiceOffers(
      ctx.tenant.lineServices,
      { kind, unitMinor: unitMinor ?? 0 },
      1,
      services,
    );
    for (const { key } of offered) {
      const answer = Object.hasOwn(services, key) ? services[key] : undefined;
      if (answer !== undefined) await writeAnswer(inner, lineId, key, answer);
    }
    return ok({ lineId });
  });
}

/**
 * Adds pieces of a variant to those in the basket. The statement writes only over the version that was read, so that
 * no parallel addition is lost: a call that was overtaken reads the basket again. Nothing changes when it is refused.
 */
async function addPieces(
  ctx: RequestContext & { readonly visitor: Visitor },
  input: Pick<AdditionInput, 'variantSku' | 'quantity'>,
): Promise<Result<Added, BasketRefusal>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const added = await tryToAdd(ctx, ctx.visitor, input);
    if (added) return added;
  }
  return runInTransaction(ctx, async (inner) => {
    await lockOrMakeBasket(inner, ctx.visitor);
    const added = await tryToAdd(inner, ctx.visitor, input);
    if (!added) throw new Error(`the basket of session ${ctx.visitor.sessionId} was changed beside its lock`);
    return added;
  });
}

type Added = { readonly lineId: string; readonly article: Article };

/** @returns null if the basket has changed since it was read, and nothing was added */
async function tryToAdd(
  ctx: RequestContext,
  visitor: Visitor,
  input: Pick<AdditionInput, 'variantSku' | 'quantity'>,
): Promise<Result<Added, BasketRefusal> | null> {
  const added = addedPieces.safeParse(input.quantity);
  const number = sku.safeParse(input.variantSku);
  const isNumber = number.success && !number.data.includes('\0');
  const found = isNumber ? await findAddition(ctx, visitor, number.data) : null;
  if (!found || !isSold(found.article)) return refuse({ code: 'VariantNotFound', sku: input.variantSku });
  if (!added.success) return refuse({ code: 'QuantityLimit', limit: MAX_QUANTITY });
  const { article, basket } = found;
  if (basket && basket.quantity === 0 && basket.lineCount >= MAX_LINES)
    return refuse({ code: 'BasketFull', limit: MAX_LINES });
  const inBasket = basket?.quantity ?? 0;
  const wanted = checkLineStock(article, inBasket + added.data, inBasket);
  if (!wanted.ok) return wanted;
  const lineId = await writeAddition(ctx, visitor, basket, wanted.value);
  return lineId === null ? null : ok({ lineId, article });
}

/** Sets a line's quantity; 0 removes the line, and removing a line that no longer exists is no fault. */
export async function changeBasketLine(
  ctx: RequestContext & { readonly visitor: Visitor },
  input: { readonly lineId: string; readonly quantity: number },
): Promise<Result<BasketChange, BasketRefusal>> {
  const quantity = piecesOfLine.safeParse(input.quantity);
  if (!quantity.success) return refuse({ code: 'QuantityLimit', limit: MAX_QUANTITY });
  const lineId = uuid.safeParse(input.lineId);
  return runInTransaction(ctx, async (inner) => {
    const basket = await lockBasket(inner, ctx.visitor);
    const lines = basket && lineId.success ? await readLines(inner, basket.basketId) : [];
    const line = lines.find((candidate) => candidate.lineId === lineId.data);
    if (!basket || !line) {
      if (quantity.data === 0) return ok({ basket: await viewBasket(inner, basket), lineId: null });
      return refuse({ code: 'VariantNotFound', sku: '' });
    }
    if (quantity.data > 0) return setQuantity(inner, basket, line.article, quantity.data);
    await deleteLines(inner, basket.basketId, line.lineId);
    await bumpBasket(inner, basket.basketId);
    return ok({ basket: await viewBasket(inner, incrementVersion(basket)), lineId: null });
  });
}

async function setQuantity(
  ctx: RequestContext,
  basket: BasketRow,
  article: Article,
  quantity: number,
): Promise<Result<BasketChange, BasketRefusal>> {
  const wanted = checkLineStock(article, quantity);
  if (!wanted.ok) return wanted;
  await writeLine(ctx, basket.basketId, wanted.value);
  const view = await viewBasket(ctx, incrementVersion(basket));
  const written = view.lines.find((line) => line.article.variantId === article.variantId);
  return ok({ basket: view, lineId: written?.lineId ?? null });
}

type WantedLine = {
  readonly variantId: number;
  readonly quantity: number;
  readonly seenPriceMinor: number;
};

/**
 * A line as it can be written; refused when the stock is lower.
 * @param quantity of the whole line
 * @param inBasket pieces of it before the change
 */
export function checkLineStock(
  article: Article,
  quantity: number,
  inBasket = 0,
): Result<WantedLine, BasketRefusal> {
  const { variantId, unitMinor } = article;
  const most = computeMaxQuantity(article);
  if (quantity > MAX_QUANTITY && most === MAX_QUANTITY)
    return refuse({ code: 'QuantityLimit', limit: MAX_QUANTITY });
  if (quantity > most || unitMinor === null) {
    return refuse({ code: 'InsufficientStock', available: most, inBasket });
  }
  return ok({ variantId, quantity, seenPriceMinor: unitMinor });
}

function incrementVersion(basket: BasketRow): BasketRow {
  return { ...basket, version: basket.version + 1 };
}
