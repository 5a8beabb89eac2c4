import { changeDetails, keepDateOfBirth } from '#commerce/people/customer/customer-change.commands.ts';
import { chooseCommunication } from '#commerce/people/identity/communication.commands.ts';
import { endDevice, endOtherDevices } from '#commerce/people/session/device.commands.ts';
import { personalDataSchema } from '#forms/address/identity.ts';
import { listFaults } from '#forms/faults.ts';
import { builder } from '../builder.ts';
import { CHANGED, CustomerChangeRef, changeCustomer } from './customer-change.ts';

const PersonalDataInput = builder.inputType('PersonalDataInput', {
  fields: (t) => ({
    salutation: t.string({ required: false, description: 'female, male or not_specified' }),
    givenName: t.string(),
    familyName: t.string(),
    phone: t.string({ required: false }),
    dateOfBirth: t.string({ required: false, description: 'YYYY-MM-DD; kept once it is given' }),
  }),
});

builder.mutationField('changePersonalData', (t) =>
  t.field({
    type: CustomerChangeRef,
    args: { input: t.arg({ type: PersonalDataInput }) },
    resolve: (_root, { input }, context) =>
      changeCustomer(context, async ({ customerId }) => {
        const parsed = personalDataSchema.safeParse({ ...input, salutation: input.salutation ?? undefined });
        if (!parsed.success) return { code: 'InvalidInput', fields: listFaults(parsed.error) };
        const { dateOfBirth, ...details } = parsed.data;
        await changeDetails(context, customerId, details);
        if (dateOfBirth !== null) await keepDateOfBirth(context, customerId, dateOfBirth);
        return CHANGED;
      }),
  }),
);

const CommunicationInput = builder.inputType('CommunicationInput', {
  fields: (t) => ({
    post: t.boolean(),
    phone: t.boolean(),
    survey: t.boolean(),
    wishlist: t.boolean(),
  }),
});

builder.mutationField('chooseCommunication', (t) =>
  t.field({
    type: CustomerChangeRef,
    args: { input: t.arg({ type: CommunicationInput }) },
    resolve: (_root, { input }, context) =>
      changeCustomer(context, async ({ customerId }) => {
        await chooseCommunication(context, customerId, input);
        return CHANGED;
      }),
  }),
);

builder.mutationField('endDevice', (t) =>
  t.field({
    type: CustomerChangeRef,
    description: 'Signs the customer out on one device; a device that is not the customer’s stays.',
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) =>
      changeCustomer(context, async ({ customerId }) => {
        const isHandle = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(id));
        if (isHandle) await endDevice(context, customerId, String(id));
        return CHANGED;
      }),
  }),
);

builder.mutationField('endOtherDevices', (t) =>
  t.field({
    type: CustomerChangeRef,
    description: 'Signs the customer out everywhere but here.',
    resolve: (_root, _args, context) =>
      changeCustomer(context, async ({ customerId }) => {
        await endOtherDevices(context, customerId, context.visitor?.sessionId ?? null);
        return CHANGED;
      }),
  }),
);
