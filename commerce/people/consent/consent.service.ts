import { withoutTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { DAY_MS } from '#commerce/ground/kernel/day.rules.ts';
import { CONSENT_VERSION, type ConsentCategory, OPTIONAL_CATEGORIES } from '#forms/consent.ts';

/** A dispute about a choice ends with the limitation of claims, three years after its cookie's year. */
const KEEP_MS = 4 * 365 * DAY_MS;

/** Keeps that somebody chose: wording, time, choice, and nothing that says who it was (GDPR art. 7(1)). */
export async function keepProof(
  ctx: Pick<RequestContext, 'db' | 'tenant'>,
  granted: ReadonlySet<ConsentCategory>,
  chosenAt: Date,
): Promise<void> {
  await ctx.db
    .insertInto('consent_proof')
    .values({
      tenant_id: ctx.tenant.id,
      version: CONSENT_VERSION,
      chosen_at: chosenAt,
      granted: OPTIONAL_CATEGORIES.filter((category) => granted.has(category)),
    })
    .execute();
}

/** Deletes proofs that no dispute needs any more, of all tenants. */
export async function purgeProofs({ db, clock }: Pick<RequestContext, 'db' | 'clock'>): Promise<void> {
  await withoutTenantGuard(db, 'housekeeping means all tenants')
    .deleteFrom('consent_proof')
    .where('chosen_at', '<', new Date(clock.now().getTime() - KEEP_MS))
    .execute();
}
