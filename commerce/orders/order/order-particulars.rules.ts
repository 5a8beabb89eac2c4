import { z } from 'zod';
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
  readonly field: Field;
  readonly label: string;
  readonly lines: readonly string[];
};

/** The particulars of `source`, without its other fields. */
export function pickParticulars<Source extends OrderParticulars>(source: Source): OrderParticulars {
  return Object.fromEntries(PARTICULARS.map((field) => [field, source[field]])) as OrderParticulars;
}

/** The particulars of an order in the language of `texts`; one without words is left out. */
export function describeParticulars(order: OrderParticulars, texts: Texts): ParticularInWords[] {
  const describeParticular = <Name extends Field>(field: Name): ParticularInWords => {
    const { label, formatLines } = WORDINGS[field];
    return { field, label: texts.text(label), lines: formatLines(order[field], texts) };
  };
  return PARTICULARS.map(describeParticular).filter(({ lines }) => lines.length > 0);
}
