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
 * no review of them be asked for. Those that wait for a person stay as long as the tenant's settings say.
 */
export async function purgeDecisions({ db, clock }: Housekeeping, tenants: readonly Tenant[]): Promise<void> {
  for (const { id, retention } of tenants) {
    const daysAgo = (days: number) => daysLater(clock.now(), -days);
    await unusedDecisions(db, id)
      .where(({ eb, or, and, fn }) =>
        or([
          and([eb('outcome', '!=', 'referred'), eb('valid_until', '<', daysAgo(1))]),
          and([
            eb('outcome', '=', 'referred'),
            eb(
              fn.coalesce('review_requested_at', 'decided_at'),
              '<',
              daysAgo(retention.waitingCreditCheckDays),
            ),
          ]),
        ]),
      )
      .execute();
  }
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
