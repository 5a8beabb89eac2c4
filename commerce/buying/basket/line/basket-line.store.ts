import { sql } from 'kysely';
import { parseAppointment } from '#commerce/buying/fitting/fitting.rules.ts';
import type { Appointment } from '#commerce/buying/fitting/fitting-partners.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { MAX_LINES } from '../basket.rules.ts';
import type { Line } from '../basket.types.ts';
import { type ArticleRow, buildArticle, selectArticleColumns } from './article.store.ts';
import type { ServiceAnswers } from './line-service.rules.ts';

type LineRow = ArticleRow & {
  readonly line_id: string;
  readonly quantity: number;
  readonly seen_price_minor: number;
  readonly answers: ServiceAnswers | null;
  readonly appointment: unknown;
};

/** Lines in the order in which they were added. */
export async function readLines(ctx: RequestContext, basketId: string): Promise<Line[]> {
  const { rows } = await sql<LineRow>`
    select l.line_id, l.quantity, l.seen_price_minor,
           (select jsonb_object_agg(a.service, a.chosen) from basket_line_service a
             where a.tenant_id = ${ctx.tenant.id} and a.line_id = l.line_id) as answers,
           (select a.appointment from basket_line_service a
             where a.tenant_id = ${ctx.tenant.id} and a.line_id = l.line_id and a.appointment is not null
             limit 1) as appointment,
           ${selectArticleColumns(ctx)}
      from basket_line l
      join variant v on v.variant_id = l.variant_id
      join product p on p.product_id = v.product_id
      join brand b on b.brand_id = p.brand_id
     where l.tenant_id = ${ctx.tenant.id} and l.basket_id = ${basketId}
     order by l.added_at, l.variant_id
     limit ${MAX_LINES}`.execute(ctx.db);
  return Promise.all(
    rows.map(async (row) => ({
      lineId: row.line_id,
      quantity: row.quantity,
      seenPriceMinor: row.seen_price_minor,
      article: await buildArticle(row, ctx),
      answers: row.answers ?? {},
      appointment: parseAppointment(row.appointment),
    })),
  );
}

/** Writes a line's quantity and increases the basket's version; the customer has seen the line's price with it. */
export async function writeLine(
  ctx: RequestContext,
  basketId: string,
  line: { variantId: number; quantity: number; seenPriceMinor: number },
): Promise<void> {
  const now = ctx.clock.now();
  await sql`
    with written as (
      insert into basket_line (tenant_id, basket_id, variant_id, quantity, seen_price_minor, added_at)
      values (${ctx.tenant.id}, ${basketId}, ${line.variantId}, ${line.quantity}, ${line.seenPriceMinor}, ${now})
      on conflict (tenant_id, basket_id, variant_id)
        do update set quantity = excluded.quantity, seen_price_minor = excluded.seen_price_minor)
    update basket set version = version + 1, updated_at = ${now}
     where tenant_id = ${ctx.tenant.id} and basket_id = ${basketId}`.execute(ctx.db);
}

/** Puts another variant in a line's place; the customer has seen the line's price with it. */
export async function replaceVariant(
  ctx: RequestContext,
  lineId: string,
  line: { readonly variantId: number; readonly seenPriceMinor: number },
): Promise<void> {
  await ctx.db
    .updateTable('basket_line')
    .set({ variant_id: line.variantId, seen_price_minor: line.seenPriceMinor })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('line_id', '=', lineId)
    .execute();
}

/** Writes an answer about a service of a line. */
export async function writeAnswer(
  ctx: RequestContext,
  lineId: string,
  service: string,
  chosen: boolean,
): Promise<void> {
  await ctx.db
    .insertInto('basket_line_service')
    .values({ tenant_id: ctx.tenant.id, line_id: lineId, service, chosen })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'line_id', 'service']).doUpdateSet({ chosen }))
    .execute();
}

/** Stores an appointment with a line's service, which also selects the service; null deletes an earlier one. */
export async function writeAppointment(
  ctx: RequestContext,
  lineId: string,
  service: string,
  appointment: Appointment | null,
): Promise<void> {
  const kept = { appointment: appointment && JSON.stringify(appointment) };
  await ctx.db
    .insertInto('basket_line_service')
    .values({ tenant_id: ctx.tenant.id, line_id: lineId, service, chosen: true, ...kept })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'line_id', 'service']).doUpdateSet({ chosen: true, ...kept }),
    )
    .execute();
}

/** @param lineId null for all lines */
export async function deleteLines(
  ctx: RequestContext,
  basketId: string,
  lineId: string | null,
): Promise<void> {
  await ctx.db
    .deleteFrom('basket_line')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .$if(lineId !== null, (query) => query.where('line_id', '=', lineId ?? ''))
    .execute();
}

/** Copies the answers about services from one line to another: a service that was chosen for either stays chosen. */
export async function moveAnswers(ctx: RequestContext, fromLine: string, toLine: string): Promise<void> {
  await sql`
    insert into basket_line_service as own (tenant_id, line_id, service, chosen, appointment)
    select tenant_id, ${toLine}, service, chosen, appointment from basket_line_service
     where tenant_id = ${ctx.tenant.id} and line_id = ${fromLine}
    on conflict (tenant_id, line_id, service) do update
      set chosen = own.chosen or excluded.chosen, appointment = coalesce(own.appointment, excluded.appointment)`.execute(
    ctx.db,
  );
}
