import type { Housekeeping, RequestContext } from '#commerce/ground/kernel/context.ts';
import { daysLater } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** Deletes a customer's credit checks that led to no contract; those of a contract stay with it. */
export async function eraseDecisions(
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  customerId: string,
): Promise<void> {
  await unusedDecisions(db, tenant.id).where('customer_id', '=', customerId).execute();
}

/**
 * Deletes credit checks that led to no contract a day after they ended: nothing can be bought on them any more, and
 * no review of them be asked for. Those that wait for a person stay.
 */
export async function purgeDecisions({ db, clock }: Housekeeping, tenants: readonly Tenant[]): Promise<void> {
  for (const { id } of tenants)
    await unusedDecisions(db, id)
      .where('outcome', '!=', 'referred')
      .where('valid_until', '<', daysLater(clock.now(), -1))
      .execute();
}

function unusedDecisions(db: RequestContext['db'], tenantId: string) {
  return db
    .deleteFrom('credit_decision')
    .where('tenant_id', '=', tenantId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('credit_agreement')
            .select('credit_agreement.order_id')
            .where('credit_agreement.tenant_id', '=', tenantId)
            .whereRef('credit_agreement.decision_id', '=', 'credit_decision.decision_id'),
        ),
      ),
    );
}
