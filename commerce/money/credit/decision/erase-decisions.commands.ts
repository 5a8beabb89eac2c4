import type { Housekeeping, RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** Deletes a customer's credit checks that led to no contract; those of a contract stay with it. */
export async function eraseDecisions(
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  customerId: string,
): Promise<void> {
  await deleteUnusedDecisions(db, tenant.id).where('customer_id', '=', customerId).execute();
}

/**
 * Deletes credit checks that led to no contract a day after they ended: nothing can be bought on them any more, and
 * no review of them can be requested. Those that wait for a person stay as long as the tenant's settings specify.
 */
export async function purgeDecisions({ db, clock }: Housekeeping, tenants: readonly Tenant[]): Promise<void> {
  for (const { id, retention } of tenants) {
    const subtractDays = (days: number) => addDaysToMoment(clock.now(), -days);
    await deleteUnusedDecisions(db, id)
      .where(({ eb, or, and, fn }) =>
        or([
          and([eb('outcome', '!=', 'referred'), eb('valid_until', '<', subtractDays(1))]),
          and([
            eb('outcome', '=', 'referred'),
            eb(
              fn.coalesce('review_requested_at', 'decided_at'),
              '<',
              subtractDays(retention.waitingCreditCheckDays),
            ),
          ]),
        ]),
      )
      .execute();
  }
}

function deleteUnusedDecisions(db: RequestContext['db'], tenantId: string) {
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
