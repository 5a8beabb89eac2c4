import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, refuse } from '#commerce/ground/kernel/result.ts';
import { listManualRefunds, type ManualRefund } from '#commerce/orders/refund/manual-refund.queries.ts';
import { recordManualRefund } from '#commerce/orders/refund/manual-refund.service.ts';
import type { JsonFields } from '#commerce/staff/audit/audit.rules.ts';
import { runTenantCommand } from '#commerce/staff/command/run-command.service.ts';
import { unwrap } from '../refusal.ts';
import { checkId, openTenant } from '../tenant-context.ts';
import { builder } from './builder.ts';

const ManualRefundRef = builder.objectRef<ManualRefund>('ManualRefund').implement({
  description: 'Money that a person transfers back.',
  fields: (t) => ({
    refundId: t.exposeID('refundId'),
    orderNumber: t.exposeString('orderNumber'),
    amountMinor: t.exposeInt('amountMinor'),
    currency: t.exposeString('currency'),
    iban: t.exposeString('iban', { nullable: true, description: 'where it came from by direct debit' }),
    statementLine: t.exposeString('statementLine', { nullable: true }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'why its provider does not refund it',
    }),
  }),
});

builder.queryFields((t) => ({
  manualRefunds: t.field({
    description: 'Refunds that a person transfers, the oldest first.',
    type: [ManualRefundRef],
    args: { tenantId: t.arg.id() },
    resolve: (_, { tenantId }, desk) => listManualRefunds(openTenant(desk, tenantId)),
  }),
}));

builder.mutationFields((t) => ({
  recordRefundMade: t.field({
    description: 'Records that a person has transferred a refund. The answer is its id.',
    type: 'ID',
    args: {
      tenantId: t.arg.id(),
      refundId: t.arg.id(),
      idempotencyKey: t.arg.string(),
      reason: t.arg.string({ required: false }),
    },
    async resolve(_, { tenantId, refundId, idempotencyKey, reason }, desk) {
      const id = checkId(refundId, 'RefundNotFound');
      const findWaiting = async (ctx: RequestContext): Promise<JsonFields> => {
        const refund = (await listManualRefunds(ctx)).find((one) => one.refundId === id);
        return refund
          ? { waits: true, orderNumber: refund.orderNumber, amountMinor: refund.amountMinor }
          : { waits: false };
      };
      return unwrap(
        await runTenantCommand<string, { readonly code: 'RefundNotFound' }>(desk, {
          ...{ tenantId, idempotencyKey, reason: reason ?? null },
          action: 'refunds.made',
          right: 'refunds.pay',
          subject: { kind: 'refund', id },
          readState: findWaiting,
          run: async (ctx) =>
            (await recordManualRefund(ctx, id)) ? ok(id) : refuse({ code: 'RefundNotFound' as const }),
        }),
      );
    },
  }),
}));
