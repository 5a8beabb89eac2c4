import { SelectField, TextField } from '../../ui/field.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { QuantityField } from '../../ui/quantity.tsx';
import { Section, Specimen, useSample } from './specimen.tsx';

const WIDTH = 'w-72 max-w-full';

export function FieldSections() {
  const s = useSample();
  const options = [
    { value: 'popular', label: s('sort.popular') },
    { value: 'price', label: s('sort.price') },
    { value: 'newest', label: s('sort.newest') },
  ];
  return (
    <>
      <Section name="field">
        <Specimen state="rest">
          <TextField name="field-rest" label={s('name')} hint={s('name.hint')} className={WIDTH} />
        </Specimen>
        {(['hover', 'focus'] as const).map((state) => (
          <Specimen key={state} shows={state}>
            <TextField
              name={`field-${state}`}
              label={s('name')}
              defaultValue={s('name.value')}
              className={WIDTH}
            />
          </Specimen>
        ))}
        <Specimen state="optional, disabled">
          <TextField
            name="field-disabled"
            label={s('name')}
            defaultValue={s('name.value')}
            optional
            disabled
            className={WIDTH}
          />
        </Specimen>
        <Specimen state="error">
          <TextField name="field-error" label={s('name')} error={s('name.error')} className={WIDTH} />
        </Specimen>
      </Section>
      <Section name="password-field">
        <Specimen state="rest">
          <PasswordField name="password" label={s('password')} defaultValue="Demo-2026" className={WIDTH} />
        </Specimen>
      </Section>
      <Section name="select">
        <Specimen state="rest">
          <SelectField name="select-rest" label={s('sort')} options={options} className={WIDTH} />
        </Specimen>
        {(['hover', 'focus'] as const).map((state) => (
          <Specimen key={state} shows={state}>
            <SelectField name={`select-${state}`} label={s('sort')} options={options} className={WIDTH} />
          </Specimen>
        ))}
        <Specimen state="disabled">
          <SelectField
            name="select-disabled"
            label={s('sort')}
            options={options}
            disabled
            className={WIDTH}
          />
        </Specimen>
        <Specimen state="error">
          <SelectField
            name="select-error"
            label={s('sort')}
            options={options}
            error={s('name.error')}
            className={WIDTH}
          />
        </Specimen>
      </Section>
      <Section name="quantity">
        <Specimen state="rest">
          <QuantityField name="quantity" label={s('size')} value={2} max={9} />
        </Specimen>
      </Section>
      <Section name="form-error-summary">
        <Specimen wide>
          <FormErrorSummary
            errors={[
              { field: 'field-error', label: s('name'), message: s('name.error') },
              { field: 'terms-error', label: s('delivery'), message: s('terms.error') },
            ]}
          />
        </Specimen>
      </Section>
    </>
  );
}
