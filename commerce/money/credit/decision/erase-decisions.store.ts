import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export function deleteUnusedDecisions(db: RequestContext['db'], tenantId: string) {
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
