import { z } from 'zod';
import type { FieldInWords } from '#commerce/buying/checkout/order-fields.rules.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';

/**
 * The fields of an order that come from its checkout unchanged and are shown as text: the order's row keeps them, its
 * mail, its invoice and its pages show all of them. An invoice that was written before a field existed is read with
 * the default of that field.
 */
export const orderParticulars = z.object({
  /** one of tenants/payment-methods.ts */
  paymentMethod: z.string(),
});

export type OrderParticulars = Readonly<z.infer<typeof orderParticulars>>;

type Field = keyof OrderParticulars;
type Texts = Pick<Translator<TextKey>, 'text'>;
type Wording<Value> = {
  readonly label: TextKey;
  readonly formatLines: (value: Value, texts: Texts) => string[];
};

const WORDINGS: { readonly [Name in Field]: Wording<OrderParticulars[Name]> } = {
  paymentMethod: {
    label: 'order.paymentMethod',
    formatLines: (method, texts) => [texts.text(`payment.method.${method}.name` as TextKey)],
  },
};

/** In the order in which they are shown. */
export const PARTICULARS = orderParticulars.keyof().options;

/** A particular in words. @property lines plain text, at least one */
export type ParticularInWords = {
  /** `extension`: a field that an extension has asked for */
  readonly field: Field | 'extension';
  readonly label: string;
  readonly lines: readonly string[];
};

/** The particulars of `source`, without its other fields. */
export function pickParticulars<Source extends OrderParticulars>(source: Source): OrderParticulars {
  return Object.fromEntries(PARTICULARS.map((field) => [field, source[field]])) as OrderParticulars;
}

/**
 * The particulars of an order in the language of `texts`; one without words is left out.
 * @param fields that extensions have asked for, after the order's own
 */
export function describeParticulars(
  order: OrderParticulars,
  texts: Texts,
  fields: readonly FieldInWords[],
): ParticularInWords[] {
  const describeParticular = <Name extends Field>(field: Name): ParticularInWords => {
    const { label, formatLines } = WORDINGS[field];
    return { field, label: texts.text(label), lines: formatLines(order[field], texts) };
  };
  return [
    ...PARTICULARS.map(describeParticular).filter(({ lines }) => lines.length > 0),
    ...fields.map((field): ParticularInWords => {
      return { field: 'extension', label: field.label, lines: [formatFieldValue(field, texts)] };
    }),
  ];
}

/** A field's value as people read it. */
export function formatFieldValue(
  { type, value }: Pick<FieldInWords, 'type' | 'value'>,
  texts: Texts,
): string {
  return type === 'yes-no' ? texts.text(value === 'yes' ? 'order.field.yes' : 'order.field.no') : value;
}
