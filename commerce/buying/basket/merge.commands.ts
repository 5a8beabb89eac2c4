import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { MAX_LINES, MAX_VOUCHERS } from './basket.rules.ts';
import { bumpBasket } from './basket.store.ts';

/**
 * Moves the basket of an anonymous session to the customer who signs in; the session has none afterwards. The
 * quantities of an article in both are not added up: the larger one stays, since people add again what they miss,
 * with the latest answers about services. Vouchers of both stay, up to the limit. The entries of the checkout move
 * along; of two postal codes the session's stays. Run it in the transaction of the sign-in.
 */
export async function mergeBaskets(
  ctx: RequestContext,
  from: { readonly sessionId: string },
  to: { readonly customerId: string },
): Promise<void> {
  const rows = await ctx.db
    .selectFrom('basket')
    .select(['basket_id', 'session_id'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where((eb) => eb.or([eb('session_id', '=', from.sessionId), eb('customer_id', '=', to.customerId)]))
    .orderBy('basket_id')
    .forUpdate()
    .execute();
  const anonymous = rows.find((row) => row.session_id !== null);
  const own = rows.find((row) => row.session_id === null);
  if (!anonymous) return;
  if (own) await moveLines(ctx, anonymous.basket_id, own.basket_id);
  else await giveToCustomer(ctx, anonymous.basket_id, to.customerId);
}

async function giveToCustomer(ctx: RequestContext, basketId: string, customerId: string): Promise<void> {
  await ctx.db
    .updateTable('basket')
    .set((eb) => ({
      session_id: null,
      customer_id: customerId,
      postal_code_signed_in: true,
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .execute();
}

async function moveLines(ctx: RequestContext, from: string, to: string): Promise<void> {
  const tenantId = ctx.tenant.id;
  await sql`
    update basket_line own set quantity = greatest(own.quantity, added.quantity)
      from basket_line added
     where own.tenant_id = ${tenantId} and own.basket_id = ${to}
       and added.tenant_id = own.tenant_id and added.basket_id = ${from}
       and added.variant_id = own.variant_id`.execute(ctx.db);
  await sql`
    insert into basket_line_service (tenant_id, line_id, service, chosen, appointment)
    select a.tenant_id, own.line_id, a.service, a.chosen, a.appointment
      from basket_line_service a
      join basket_line added on added.tenant_id = a.tenant_id and added.line_id = a.line_id
      join basket_line own on own.tenant_id = added.tenant_id and own.variant_id = added.variant_id
     where a.tenant_id = ${tenantId} and added.basket_id = ${from} and own.basket_id = ${to}
    on conflict (tenant_id, line_id, service) do update
      set chosen = excluded.chosen, appointment = excluded.appointment`.execute(ctx.db);
  await sql`
    update basket own set postal_code = coalesce(added.postal_code, own.postal_code), postal_code_signed_in = true,
      voucher_ids = (
        select coalesce(array_agg(id order by place), '{}') from (
          select id, min(place) as place
            from unnest(own.voucher_ids || added.voucher_ids) with ordinality as both_of (id, place)
           group by id order by min(place) limit ${MAX_VOUCHERS}) as kept)
      from basket added
     where own.tenant_id = ${tenantId} and own.basket_id = ${to}
       and added.tenant_id = own.tenant_id and added.basket_id = ${from}`.execute(ctx.db);
  await sql`
    update basket_line set basket_id = ${to}
     where tenant_id = ${tenantId} and line_id in (
       select added.line_id from basket_line added
        where added.tenant_id = ${tenantId} and added.basket_id = ${from}
          and not exists (select from basket_line own where own.tenant_id = ${tenantId}
                             and own.basket_id = ${to} and own.variant_id = added.variant_id)
        order by added.added_at
        limit greatest(0, ${MAX_LINES} - (select count(*) from basket_line own
                                           where own.tenant_id = ${tenantId} and own.basket_id = ${to})))`.execute(
    ctx.db,
  );
  await sql`
    update checkout set basket_id = ${to}
     where tenant_id = ${tenantId} and basket_id = ${from}
       and not exists (select from checkout own where own.tenant_id = ${tenantId} and own.basket_id = ${to})`.execute(
    ctx.db,
  );
  await ctx.db.deleteFrom('basket').where('tenant_id', '=', tenantId).where('basket_id', '=', from).execute();
  await bumpBasket(ctx, to);
}
