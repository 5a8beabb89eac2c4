import { z } from 'zod';
import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { ServiceRefusal } from '../basket.errors.ts';
import { type BasketChange, viewBasket } from '../basket.service.ts';
import { bumpBasket, lockBasket } from '../basket.store.ts';
import { writeAnswer } from './basket-line.store.ts';

const uuid = z.uuid();

/**
 * Answers whether a service is wanted with a line of the visitor's basket. The same answer again changes nothing. A
 * service that is not offered for the line, and a line of another basket, are refused alike.
 */
export async function answerService(
  ctx: RequestContext & { readonly visitor: Visitor },
  input: { readonly lineId: string; readonly service: string; readonly chosen: boolean },
): Promise<Result<BasketChange, ServiceRefusal>> {
  const lineId = uuid.safeParse(input.lineId);
  return runInTransaction(ctx, async (inner) => {
    const row = await lockBasket(inner, ctx.visitor);
    const before = row && (await viewBasket(inner, row));
    const line = before?.lines.find((candidate) => candidate.lineId === lineId.data);
    const offer = line?.serviceOffers.find(({ key }) => key === input.service);
    if (!row || !before || !line || !offer) {
      return refuse({ code: 'ServiceNotOffered', service: input.service.slice(0, 40) });
    }
    if (offer.chosen === input.chosen) return ok({ basket: before, lineId: line.lineId });
    await writeAnswer(inner, line.lineId, offer.key, input.chosen);
    await bumpBasket(inner, row.basketId);
    const basket = await viewBasket(inner, { ...row, version: row.version + 1 });
    return ok({ basket, lineId: line.lineId });
  });
}
