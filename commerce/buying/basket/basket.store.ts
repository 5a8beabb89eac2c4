import { type RawBuilder, sql } from 'kysely';
import {
  buildDeliveryTerms,
  type DeliveryChoice,
  nothingChosen,
} from '#commerce/buying/delivery/delivery-choice.rules.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { getSignedInCustomer, isSoftLoggedIn } from '#commerce/ground/kernel/visitor.rules.ts';
import { VisitorEndedError } from '#commerce/ground/kernel/visitor-ended.rules.ts';

/** A basket's own row, and the entries of its checkout that prices follow from. */
export type BasketRow = {
  readonly basketId: string;
  readonly version: number;
  /** in the order in which they were entered */
  readonly voucherIds: readonly string[];
  readonly delivery: DeliveryChoice;
  /** for the order, lower case, as a guest or for a new account; null if not entered yet, or a customer's own */
  readonly email: string | null;
  /** the postal code entered on its own, in its stored form; null if none, or not shown to this visitor */
  readonly postalCode: string | null;
};

type StoredBasket = {
  readonly basket_id: string;
  readonly version: number;
  readonly voucher_ids: string[];
  readonly entered: (Omit<DeliveryChoice, 'member'> & { readonly email: string | null }) | null;
  readonly member: boolean;
  readonly postal_code: string | null;
};

function selectBasketColumns(ctx: RequestContext): RawBuilder<StoredBasket> {
  return sql<StoredBasket>`
    basket.basket_id, basket.version, basket.voucher_ids,
    (select jsonb_build_object('option', c.delivery_option, 'co2Compensation', c.co2_compensation,
                               'premium', c.premium and coalesce(c.identity <> 'guest', false),
                               'email', case when c.identity <> 'customer' then c.email end)
       from checkout c
      where c.tenant_id = ${ctx.tenant.id} and c.basket_id = basket.basket_id) as entered,
    ${isMember(ctx)} as member, ${selectVisiblePostalCode(ctx)} as postal_code`;
}

/** A soft-logged-in customer does not see what was entered while signed in. */
function selectVisiblePostalCode(ctx: RequestContext): RawBuilder<string | null> {
  return isSoftLoggedIn(ctx)
    ? sql<string | null>`case when not basket.postal_code_signed_in then basket.postal_code end`
    : sql<string | null>`basket.postal_code`;
}

/** Whether the customer has the delivery flat. A soft-logged-in customer orders without it. */
function isMember(ctx: RequestContext): RawBuilder<boolean> {
  const { tenant, clock } = ctx;
  if (getSignedInCustomer(ctx) === null || buildDeliveryTerms(tenant).premiumMinor === null)
    return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from premium_membership m
     where m.tenant_id = ${tenant.id} and m.customer_id = basket.customer_id
       and m.ends_at > ${clock.now()} and m.ended_at is null)`;
}

function readBasketRow(row: StoredBasket | undefined): BasketRow | null {
  if (!row) return null;
  return {
    basketId: row.basket_id,
    version: row.version,
    voucherIds: row.voucher_ids,
    delivery: readDeliveryChoice(row),
    email: row.entered?.email ?? null,
    postalCode: row.postal_code,
  };
}

function readDeliveryChoice({ entered, member }: StoredBasket): DeliveryChoice {
  if (!entered) return { ...nothingChosen, member };
  const { option, co2Compensation, premium } = entered;
  return { option, co2Compensation, premium, member };
}

/** A signed-in or soft-logged-in customer has one basket on all devices; everybody else has one for the session. */
export function getBasketOwner(visitor: Visitor) {
  return visitor.customerId === null
    ? { column: 'session_id' as const, id: visitor.sessionId }
    : { column: 'customer_id' as const, id: visitor.customerId };
}

/** A basket with values that its statement read beside it. */
export type BasketWith<More> = { readonly basket: BasketRow; readonly more: More };

export async function findBasket(ctx: RequestContext, visitor: Visitor): Promise<BasketRow | null> {
  const found = await findBasketWith(ctx, visitor, sql<null>`null`);
  return found?.basket ?? null;
}

/** {@link findBasket}, with more values that are read by the same statement. @param more may name `basket` */
export function findBasketWith<More>(
  ctx: RequestContext,
  visitor: Visitor,
  more: RawBuilder<More>,
): Promise<BasketWith<More> | null> {
  return readBasket(ctx, visitor, more, sql``);
}

/**
 * The visitor's basket, locked until the transaction ends; every writer of a basket takes this lock first. The
 * entries of the checkout may be as old as the wait for the lock: a changed version shows that.
 */
export async function lockBasket(ctx: RequestContext, visitor: Visitor): Promise<BasketRow | null> {
  const found = await readBasket(ctx, visitor, sql<null>`null`, sql`for update of basket`);
  return found?.basket ?? null;
}

/** {@link lockBasket}, with more values that are as old as the entries may be. @param more may name `basket` */
export function lockBasketWith<More>(
  ctx: RequestContext,
  visitor: Visitor,
  more: RawBuilder<More>,
): Promise<BasketWith<More> | null> {
  return readBasket(ctx, visitor, more, sql`for update of basket`);
}

/**
 * Increases the version of the visitor's basket and writes its checkout with it, in one statement.
 * @param entries inserts into `checkout` from `basket`, the changed row, and returns the written one
 * @param more may refer to `basket` and `checkout`, the rows as they are written
 * @returns null if there is no basket, and nothing was written
 */
export async function changeBasketWith<More>(
  ctx: RequestContext,
  visitor: Visitor,
  { entries, more }: { readonly entries: RawBuilder<unknown>; readonly more: RawBuilder<More> },
): Promise<BasketWith<More> | null> {
  const owner = getBasketOwner(visitor);
  const { rows } = await sql<StoredBasket & { more: More }>`
    with basket as (
      update basket set version = version + 1, updated_at = ${ctx.clock.now()}
       where tenant_id = ${ctx.tenant.id} and ${sql.ref(owner.column)} = ${owner.id}
      returning *),
    checkout as (${entries})
    select ${selectBasketColumns(ctx)}, ${more} as more from basket`.execute(ctx.db);
  return readBasketRowWith(rows[0]);
}

function readBasketRowWith<More>(row: (StoredBasket & { more: More }) | undefined): BasketWith<More> | null {
  const basket = readBasketRow(row);
  return row && basket ? { basket, more: row.more } : null;
}

async function readBasket<More>(
  ctx: RequestContext,
  visitor: Visitor,
  more: RawBuilder<More>,
  lock: RawBuilder<unknown>,
): Promise<BasketWith<More> | null> {
  const owner = getBasketOwner(visitor);
  const { rows } = await sql<StoredBasket & { more: More }>`
    select ${selectBasketColumns(ctx)}, ${more} as more from basket
     where basket.tenant_id = ${ctx.tenant.id} and ${sql.ref(owner.column)} = ${owner.id} ${lock}`.execute(
    ctx.db,
  );
  return readBasketRowWith(rows[0]);
}

/**
 * {@link lockBasket}, but creates the basket if there is none, even when two requests do so at once. Locks the
 * customer against deletion first, as sign-ins and orders do: a second change of the basket would otherwise request
 * that lock while a deletion waits for the basket.
 * @throws VisitorEndedError when the customer no longer exists
 */
export async function lockOrMakeBasket(ctx: RequestContext, visitor: Visitor): Promise<BasketRow> {
  const owner = getBasketOwner(visitor);
  const column = sql.ref(owner.column);
  const now = ctx.clock.now();
  const keptCustomer = sql`from customer where tenant_id = ${ctx.tenant.id} and customer_id = ${owner.id} for key share`;
  const { rows } = await sql<StoredBasket>`
    insert into basket (tenant_id, ${column}, updated_at)
    select ${ctx.tenant.id}, ${owner.id}, ${now} ${visitor.customerId === null ? sql`` : keptCustomer}
    on conflict (tenant_id, ${column}) where ${column} is not null do update set updated_at = ${now}
    returning ${selectBasketColumns(ctx)}`.execute(ctx.db);
  const made = readBasketRow(rows[0]);
  if (!made) throw new VisitorEndedError(`no basket was found or made for ${owner.column} ${owner.id}`);
  return made;
}

/** Increases the version of a basket whose content or checkout has changed: what was seen before is out of date. */
export async function bumpBasket(ctx: RequestContext, basketId: string): Promise<void> {
  await ctx.db
    .updateTable('basket')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: ctx.clock.now() }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .execute();
}

/** Writes the basket's vouchers in their order and increases its version. */
export async function writeVouchers(
  ctx: RequestContext,
  basketId: string,
  voucherIds: readonly string[],
): Promise<void> {
  await ctx.db
    .updateTable('basket')
    .set((eb) => ({
      voucher_ids: sql<string[]>`${[...voucherIds]}::uuid[]`,
      version: eb('version', '+', 1),
      updated_at: ctx.clock.now(),
    }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .execute();
}

/** Writes the basket's destination postal code and increases its version. @param postalCode in its stored form */
export async function writePostalCode(
  ctx: RequestContext & { readonly visitor: Visitor },
  basketId: string,
  postalCode: string,
): Promise<void> {
  await ctx.db
    .updateTable('basket')
    .set((eb) => ({
      postal_code: postalCode,
      postal_code_signed_in: getSignedInCustomer(ctx) !== null,
      version: eb('version', '+', 1),
      updated_at: ctx.clock.now(),
    }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .execute();
}

/** Pieces in the visitor's basket. */
export async function countPieces(ctx: RequestContext, visitor: Visitor): Promise<number> {
  const owner = getBasketOwner(visitor);
  const row = await ctx.db
    .selectFrom('basket')
    .innerJoin('basket_line', (on) =>
      on
        .onRef('basket_line.tenant_id', '=', 'basket.tenant_id')
        .onRef('basket_line.basket_id', '=', 'basket.basket_id'),
    )
    .select((eb) => eb.fn.sum<string | null>('basket_line.quantity').as('pieces'))
    .where('basket.tenant_id', '=', ctx.tenant.id)
    .where(`basket.${owner.column}`, '=', owner.id)
    .executeTakeFirst();
  return Number(row?.pieces ?? 0);
}
