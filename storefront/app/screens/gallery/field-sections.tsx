import { useState } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/form/field.tsx';
import { FileField } from '#app/ui/form/file-field.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { QuantityField } from '#app/ui/form/quantity.tsx';
import { RangeSlider } from '#app/ui/form/range-slider.tsx';
import { TextAreaField } from '#app/ui/form/text-area.tsx';
import { DOCUMENT_LIMITS, PICTURE_LIMITS } from '#forms/file-limits.ts';
import { formatMoney } from '#texts/format.ts';
import { useMoney } from './sample-data.ts';
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
      <TextAreaSection />
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
      <RangeSection />
      <Section name="file-field">
        <Specimen wide>
          <FileField name="files" label={s('files')} limits={PICTURE_LIMITS} />
        </Specimen>
        <Specimen wide state="error">
          <FileField name="files-error" label={s('files')} limits={DOCUMENT_LIMITS} error={s('error')} />
        </Specimen>
      </Section>
      <Section name="form-error-summary">
        <Specimen wide>
          <SummarySample />
        </Specimen>
      </Section>
    </>
  );
}

function TextAreaSection() {
  const s = useSample();
  return (
    <Section name="text-area">
      <Specimen state="rest">
        <TextAreaField name="text-rest" label={s('text')} hint={s('text.hint')} className={WIDTH} />
      </Specimen>
      {(['hover', 'focus'] as const).map((state) => (
        <Specimen key={state} shows={state}>
          <TextAreaField
            name={`text-${state}`}
            label={s('text')}
            defaultValue={s('sentence')}
            className={WIDTH}
          />
        </Specimen>
      ))}
      <Specimen state="optional, disabled">
        <TextAreaField
          name="text-disabled"
          label={s('text')}
          defaultValue={s('sentence')}
          optional
          disabled
          className={WIDTH}
        />
      </Specimen>
      <Specimen state="error">
        <TextAreaField name="text-error" label={s('text')} error={s('text.error')} className={WIDTH} />
      </Specimen>
    </Section>
  );
}

function RangeSection() {
  const s = useSample();
  const { locale, priceFormat } = useShop();
  const money = useMoney();
  const format = (value: number) => formatMoney(money(value * 100), locale, priceFormat);
  const shared = { legend: s('price'), min: 0, max: 500, step: 5, format } as const;
  return (
    <Section name="range-slider">
      <Specimen state="rest">
        <div className={WIDTH}>
          <RangeSlider {...shared} names={['price.from', 'price.to']} value={[50, 320]} />
        </div>
      </Specimen>
      {(['hover', 'focus', 'pressed'] as const).map((state) => (
        <Specimen key={state} shows={state}>
          <div className="w-64 max-w-full">
            <RangeSlider {...shared} names={[`${state}.from`, `${state}.to`]} value={[100, 400]} />
          </div>
        </Specimen>
      ))}
      <Specimen state="disabled">
        <div className="w-64 max-w-full">
          <RangeSlider {...shared} names={['off.from', 'off.to']} value={[0, 500]} disabled />
        </div>
      </Specimen>
    </Section>
  );
}

/** It takes the focus when it appears, so here it appears on request. */
function SummarySample() {
  const s = useSample();
  const [errors, setErrors] = useState<{ field: string; label: string; message: string }[]>([]);
  return (
    <>
      <FormErrorSummary errors={errors} />
      <Button
        type="button"
        variant="secondary"
        size="m"
        className="mt-3"
        onClick={() =>
          setErrors([
            { field: 'field-error', label: s('name'), message: s('name.error') },
            { field: 'terms-error', label: s('delivery'), message: s('terms.error') },
          ])
        }
      >
        {s('action.short')}
      </Button>
    </>
  );
}
