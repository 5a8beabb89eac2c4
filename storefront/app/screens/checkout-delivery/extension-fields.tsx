import type { ResultOf } from 'gql.tada';
import type { ExtensionFieldFields } from '#app/features/delivery/delivery.fragment.ts';
import { useText } from '#app/texts/texts.tsx';
import { CheckboxField } from '#app/ui/form/checkbox.tsx';
import { SelectField, TextField } from '#app/ui/form/field.tsx';

type Field = ResultOf<typeof ExtensionFieldFields>;
type Props = {
  values: Readonly<Record<string, string>>;
  getError: (field: string) => string | undefined;
};

/** What extensions of the shop ask for with an order. */
export function ExtensionFields({ fields, ...props }: Props & { fields: readonly Field[] }) {
  const t = useText();
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="delivery-fields" className="space-y-4">
      <h2 id="delivery-fields" className="text-lg font-semibold">
        {t('delivery.fields')}
      </h2>
      {fields.map((field) => (
        <ExtensionField key={field.name} field={field} {...props} />
      ))}
    </section>
  );
}

function ExtensionField({ field, values, getError }: Props & { field: Field }) {
  const t = useText();
  const { name, label, type, required, maxLength } = field;
  const hint = field.hint ?? undefined;
  const notes = { name, label, hint, error: getError(name) };
  if (type === 'TEXT') {
    return (
      <TextField
        {...notes}
        optional={!required}
        maxLength={maxLength ?? undefined}
        defaultValue={values[name] ?? ''}
        autoComplete="off"
      />
    );
  }
  // an answer that is required is chosen; one that is not is ticked, and nothing is preselected
  if (type === 'YES_NO' && !required) {
    return <CheckboxField {...notes} value="yes" defaultChecked={values[name] === 'yes'} />;
  }
  const options =
    type === 'YES_NO'
      ? [
          { value: 'yes', label: t('order.field.yes') },
          { value: 'no', label: t('order.field.no') },
        ]
      : field.options;
  return (
    <SelectField
      {...notes}
      optional={!required}
      defaultValue={values[name] ?? ''}
      options={[{ value: '', label: t('delivery.fields.choose') }, ...options]}
    />
  );
}
