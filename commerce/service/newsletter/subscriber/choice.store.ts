import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Frequency } from '#forms/newsletter.ts';

/** The editions that a subscriber gets of one brand. */
export type BrandChoice = {
  readonly brand: string;
  readonly subscribed: boolean;
  readonly frequency: Frequency;
  /** YYYY-MM-DD, the first day on which mails go out again */
  readonly pausedUntil: string | null;
};

/**
 * The choices of a subscribed address, brand by brand in the tenant's order; brands that it never chose are left out.
 */
export async function readBrandChoices(ctx: RequestContext, email: string): Promise<BrandChoice[]> {
  const { rows } = await sql<BrandChoice>`
    select brand, subscribed, frequency, paused_until::text as "pausedUntil"
      from newsletter_brand where tenant_id = ${ctx.tenant.id} and email = ${email}`.execute(ctx.db);
  return ctx.tenant.newsletter.brands.flatMap(({ key }) => rows.filter(({ brand }) => brand === key));
}

/** Subscribes an address to brands, without a pause; a frequency that was chosen before stays. */
export async function joinBrands(
  ctx: RequestContext,
  email: string,
  brands: readonly string[],
): Promise<void> {
  await sql`
    insert into newsletter_brand (tenant_id, email, brand, subscribed)
      select ${ctx.tenant.id}, ${email}, brand, true from unnest(${[...brands]}::text[]) as brand
    on conflict (tenant_id, email, brand) do update set subscribed = true, paused_until = null`.execute(
    ctx.db,
  );
}

type BrandValues = {
  readonly subscribed?: boolean;
  readonly frequency?: Frequency;
  /** YYYY-MM-DD */
  readonly pausedUntil?: string;
};

/** Changes choices of brands. @param brands those that change; one that the address never chose is not added */
export async function setBrands(
  ctx: RequestContext,
  email: string,
  brands: readonly string[],
  { subscribed, frequency, pausedUntil }: BrandValues,
): Promise<void> {
  await ctx.db
    .updateTable('newsletter_brand')
    .set({
      ...(subscribed === undefined ? {} : { subscribed }),
      ...(frequency === undefined ? {} : { frequency }),
      ...(pausedUntil === undefined ? {} : { paused_until: pausedUntil }),
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('email', '=', email)
    .where('brand', 'in', [...brands])
    .execute();
}
