import type { Housekeeping, RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { CONSENT_VERSION, type ConsentCategory, OPTIONAL_CATEGORIES } from '#forms/consent.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** Records that somebody chose: wording, time, choice, and nothing that identifies the person (GDPR art. 7(1)). */
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

/** Deletes proofs that no dispute needs any more. */
export async function purgeProofs({ db, clock }: Housekeeping, tenants: readonly Tenant[]): Promise<void> {
  for (const { id, retention } of tenants)
    await db
      .deleteFrom('consent_proof')
      .where('tenant_id', '=', id)
      .where('chosen_at', '<', addDaysToMoment(clock.now(), -retention.consentProofDays))
      .execute();
}
