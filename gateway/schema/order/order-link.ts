import { requestOrderLink } from '#commerce/orders/fulfilment/link/order-link.service.ts';
import { orderLookupSchema } from '#forms/address/order-lookup.ts';
import { listFaults } from '#forms/faults.ts';
import { builder } from '../builder.ts';
import { MailResultRef } from '../customer/mail-link.ts';

builder.mutationField('requestOrderLink', (t) =>
  t.field({
    type: MailResultRef,
    description: 'Mails the link to an order’s page to the address that it was placed with.',
    args: { orderNumber: t.arg.string(), email: t.arg.string() },
    async resolve(_root, args, context) {
      const parsed = orderLookupSchema.safeParse(args);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const asked = await requestOrderLink(context, { ...parsed.data, address: context.client.address });
      return asked.ok ? { code: 'MailSent' as const } : asked.refusal;
    },
  }),
);
