import { z } from 'zod';
import {
  checkFieldValue,
  type ExtensionFields,
  type FieldRules,
  type FieldsSource,
  listFieldRules,
  readFieldRules,
} from '#forms/extension-fields.ts';
import type { FieldValues, LocalizedText, OrderField } from '#retailer/extension/extension.ts';

/** A field of an order as a customer is asked for it. */
export type AskedField = FieldRules & {
  readonly label: string;
  readonly hint: string | null;
  /** what to say of a text that does not match the pattern */
  readonly patternMessage: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
};

/** A field of an order with its value in words, except for `yes` and `no`, which the shop's own texts say. */
export const fieldInWords = z.object({
  label: z.string(),
  type: z.enum(['text', 'choice', 'yes-no']),
  value: z.string(),
});
export type FieldInWords = Readonly<z.infer<typeof fieldInWords>>;

const storedFields = z.record(z.string(), z.record(z.string(), z.string()));

/** @throws when what was stored are no fields */
export function parseStoredFields(json: unknown): ExtensionFields {
  return storedFields.parse(json);
}

/** An extension's own fields of a checkout or an order. */
export function readExtensionFields(
  { extensionFields }: { readonly extensionFields: ExtensionFields },
  extension: string,
): FieldValues {
  return extensionFields[extension] ?? {};
}

/**
 * The stored values of the fields that there are today.
 * @returns open whether one is missing, or is no longer accepted
 */
export function settleFields(
  extensions: readonly FieldsSource[],
  stored: ExtensionFields,
): { readonly extensionFields: ExtensionFields; readonly open: boolean } {
  const values: Record<string, Record<string, string>> = {};
  let open = false;
  for (const field of listFieldRules(extensions)) {
    const value = stored[field.extension]?.[field.key] ?? '';
    open ||= checkFieldValue(field, value).fault !== null;
    if (value !== '') values[field.extension] = { ...values[field.extension], [field.key]: value };
  }
  return { extensionFields: values, open };
}

/** The fields that a tenant's extensions ask for, with the values so far. @param language ISO 639-1 */
export function listAskedFields(
  extensions: readonly FieldsSource[],
  stored: ExtensionFields,
  language: string,
): AskedField[] {
  return extensions.flatMap(({ extension: { name, fields } }) =>
    (fields?.order ?? []).map((field) => ({
      ...readFieldRules(name, field),
      label: translate(field.label, language),
      hint: field.hint ? translate(field.hint, language) : null,
      patternMessage:
        field.type === 'text' && field.pattern ? translate(field.pattern.message, language) : null,
      options: listOptions(field, language),
      value: stored[name]?.[field.key] ?? null,
    })),
  );
}

/**
 * The fields of an order that have a value, in words; values of an extension that is gone are left out.
 * @param by.shownIn the place beside the order's own pages
 */
export function describeFields(
  extensions: readonly FieldsSource[],
  stored: ExtensionFields,
  by: { readonly language: string; readonly shownIn?: 'mail' | 'invoice' },
): FieldInWords[] {
  return extensions.flatMap(({ extension: { name, fields } }) =>
    (fields?.order ?? []).flatMap((field) => {
      const value = stored[name]?.[field.key];
      const isShown = !by.shownIn || field.shownIn?.includes(by.shownIn);
      if (!value || !isShown) return [];
      const option = listOptions(field, by.language).find((one) => one.value === value);
      return [
        { label: translate(field.label, by.language), type: field.type, value: option?.label ?? value },
      ];
    }),
  );
}

function listOptions(field: OrderField, language: string): { value: string; label: string }[] {
  if (field.type !== 'choice') return [];
  return field.options.map(({ value, label }) => ({ value, label: translate(label, language) }));
}

/** A start is refused if a language of the tenant is missing. */
function translate(words: LocalizedText, language: string): string {
  return words[language] ?? Object.values(words)[0] ?? '';
}

/** Fields that stay when a customer's data are erased, as `<extension>.<key>`: those known not to be personal. */
export function listImpersonalFields(extensions: readonly FieldsSource[]): string[] {
  return extensions.flatMap(({ extension: { name, fields } }) =>
    (fields?.order ?? []).filter(({ personal }) => !personal).map(({ key }) => `${name}.${key}`),
  );
}
