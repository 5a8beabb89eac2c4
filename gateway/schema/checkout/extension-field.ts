import { type AskedField, listAskedFields } from '#commerce/buying/checkout/order-fields.rules.ts';
import { getFieldName } from '#forms/extension-fields.ts';
import { builder } from '../builder.ts';
import { CheckoutRef } from './checkout.ts';

const ExtensionFieldRef = builder.objectRef<AskedField>('ExtensionField');
const ExtensionFieldOptionRef = builder.objectRef<AskedField['options'][number]>('ExtensionFieldOption');

const ExtensionFieldTypeRef = builder.enumType('ExtensionFieldType', {
  description: 'YES_NO: its values are yes and no.',
  values: {
    TEXT: { value: 'text' },
    CHOICE: { value: 'choice' },
    YES_NO: { value: 'yes-no' },
  } as const,
});

ExtensionFieldOptionRef.implement({
  fields: (t) => ({ value: t.exposeString('value'), label: t.exposeString('label') }),
});

ExtensionFieldRef.implement({
  description: "A field that an extension of the shop asks for, in the request's language.",
  fields: (t) => ({
    extension: t.exposeString('extension'),
    key: t.exposeString('key'),
    name: t.string({
      description: 'Of its control in a form, and of its fault: fields.<extension>.<key>.',
      resolve: getFieldName,
    }),
    type: t.expose('type', { type: ExtensionFieldTypeRef }),
    label: t.exposeString('label'),
    hint: t.exposeString('hint', { nullable: true }),
    required: t.exposeBoolean('required'),
    maxLength: t.exposeInt('maxLength', { nullable: true, description: 'TEXT only.' }),
    pattern: t.exposeString('pattern', {
      nullable: true,
      description: 'TEXT only: a regular expression that the whole value matches.',
    }),
    patternMessage: t.exposeString('patternMessage', {
      nullable: true,
      description: 'What to say of a value that does not match.',
    }),
    options: t.field({
      type: [ExtensionFieldOptionRef],
      description: 'CHOICE only.',
      resolve: ({ options }) => [...options],
    }),
    value: t.exposeString('value', { nullable: true }),
  }),
});

builder.objectField(CheckoutRef, 'fields', (t) =>
  t.field({
    type: [ExtensionFieldRef],
    description: 'Asked at the delivery step.',
    resolve: ({ extensionFields }, _args, { tenant, language }) =>
      listAskedFields(tenant.activeExtensions, extensionFields, language),
  }),
);
