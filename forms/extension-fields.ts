import { z } from 'zod';
import type { Extension, FieldValues, OrderField } from '#retailer/extension/extension.ts';
import type { FaultCode } from './faults.ts';
import { stripInvisibleSigns } from './lists/visible-text.ts';

/** Values of the extensions' fields, by the extension's name and the field's key. */
export type ExtensionFields = Readonly<Record<string, FieldValues>>;

/** An extension that is on for a tenant, as far as its fields are concerned. */
export type FieldsSource = { readonly extension: Pick<Extension, 'name' | 'fields'> };

/** The rules of a value, without words. */
type ValueRules = {
  readonly type: OrderField['type'];
  readonly required: boolean;
  /** characters of a text */
  readonly maxLength: number | null;
  /** a regular expression that the whole text matches */
  readonly pattern: string | null;
  /** values of a choice */
  readonly options: readonly { readonly value: string }[];
};

/** A field of an extension with the rules of its value. */
export type FieldRules = ValueRules & { readonly extension: string; readonly key: string };

/** Longer texts than this are not looked at; no field accepts as much. */
const MOST_READ = 4000;
/** Values in one form: more than the fields of all extensions that one would install. */
const MOST_VALUES = 500;

export function listFieldRules(extensions: readonly FieldsSource[]): FieldRules[] {
  return extensions.flatMap(({ extension: { name, fields } }) =>
    (fields?.order ?? []).map((field) => readFieldRules(name, field)),
  );
}

/** @param extension its name */
export function readFieldRules(extension: string, field: OrderField): FieldRules {
  return {
    extension,
    key: field.key,
    type: field.type,
    required: field.required ?? false,
    maxLength: field.type === 'text' ? field.maxLength : null,
    pattern: (field.type === 'text' && field.pattern?.source) || null,
    options: field.type === 'choice' ? field.options : [],
  };
}

/** The name of a field's control, and of its fault. */
export function getFieldName({ extension, key }: Pick<FieldRules, 'extension' | 'key'>): string {
  return `fields.${extension}.${key}`;
}

/** @returns the value as it is stored, '' for none, and what is wrong with it */
export function checkFieldValue(
  field: ValueRules,
  typed: string,
): { readonly value: string; readonly fault: FaultCode | null } {
  if (typed.length > MOST_READ) return { value: '', fault: 'too_long' };
  const value = stripInvisibleSigns(typed);
  return { value, fault: findFault(field, value) };
}

function findFault({ type, required, maxLength, pattern, options }: ValueRules, value: string) {
  if (value === '') return required ? (type === 'text' ? 'required' : 'choice') : null;
  switch (type) {
    case 'text':
      if (maxLength !== null && value.length > maxLength) return 'too_long';
      return pattern !== null && !new RegExp(`^(?:${pattern})$`, 'u').test(value) ? 'invalid' : null;
    case 'choice':
      return options.some((option) => option.value === value) ? null : 'choice';
    case 'yes-no':
      return value === 'yes' || value === 'no' ? null : 'choice';
  }
}

/** The values of a form's fields, as a list of what was typed; a fault's path is that of {@link getFieldName}. */
export function createFieldsSchema(extensions: readonly FieldsSource[]) {
  const fields = listFieldRules(extensions);
  return z
    .array(z.object({ extension: z.string(), key: z.string(), value: z.string() }))
    .max(MOST_VALUES, 'too_many')
    .default([])
    .transform((typed, context): ExtensionFields => {
      const given = new Map(typed.map((one) => [getFieldName(one), one]));
      const values: Record<string, Record<string, string>> = {};
      for (const field of fields) {
        const name = getFieldName(field);
        const { value, fault } = checkFieldValue(field, given.get(name)?.value ?? '');
        given.delete(name);
        if (fault) context.addIssue({ code: 'custom', message: fault, path: [field.extension, field.key] });
        else if (value !== '') values[field.extension] = { ...values[field.extension], [field.key]: value };
      }
      for (const { extension, key } of given.values())
        context.addIssue({ code: 'custom', message: 'invalid', path: [extension, key] });
      return values;
    });
}
