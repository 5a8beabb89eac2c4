import { ChipChoice, ChipLink, ChipRemove } from '#app/ui/chip.tsx';
import { CheckboxField } from '#app/ui/form/checkbox.tsx';
import { Checkbox, Radio } from '#app/ui/form/choice.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Switch } from '#app/ui/form/switch.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import { COLOURS, useMoney } from './sample-data.ts';
import { Section, Specimen, useSample } from './specimen.tsx';

const STATES = ['hover', 'focus', 'pressed'] as const;

export function ChoiceSections() {
  return (
    <>
      <CheckboxSection />
      <RadioSection />
      <SwitchSection />
      <ChipSection />
    </>
  );
}

function CheckboxSection() {
  const s = useSample();
  return (
    <Section name="checkbox">
      <Specimen state="rest">
        <Checkbox name="check" label={s('colour.red')} count={1284} className="w-48" />
        <Checkbox name="check" label={s('colour.blue')} count={86} defaultChecked className="w-48" />
      </Specimen>
      <Specimen state="mark">
        {COLOURS.map(([key, hex]) => (
          <Checkbox
            key={key}
            name="check-mark"
            value={key}
            mark={
              <span
                className="swatch block size-4 rounded-full border border-line-strong/60"
                style={{ backgroundColor: hex }}
              />
            }
            label={s(`colour.${key}`)}
            className="w-48"
          />
        ))}
      </Specimen>
      {STATES.map((state) => (
        <Specimen key={state} shows={state}>
          <Checkbox name={`check-${state}`} label={s('colour.red')} count={12} className="w-40" />
          <Checkbox name={`check-${state}`} label={s('colour.green')} defaultChecked className="w-40" />
        </Specimen>
      ))}
      <Specimen state="disabled">
        <Checkbox name="check-disabled" label={s('colour.red')} count={0} disabled className="w-40" />
        <Checkbox name="check-disabled" label={s('colour.green')} disabled defaultChecked className="w-40" />
      </Specimen>
      <Specimen state="required">
        <CheckboxField name="terms" label={s('terms')} required />
      </Specimen>
      <Specimen state="error">
        <CheckboxField name="terms-error" label={s('terms')} required error={s('terms.error')} />
      </Specimen>
    </Section>
  );
}

function RadioSection() {
  const s = useSample();
  const money = useMoney();
  const options = [
    {
      value: 'standard',
      label: s('delivery.standard'),
      hint: s('delivery.standard.hint'),
      aside: <MoneyText money={money(595)} />,
    },
    {
      value: 'evening',
      label: s('delivery.evening'),
      hint: s('delivery.evening.hint'),
      aside: <MoneyText money={money(795)} />,
    },
  ];
  return (
    <Section name="radio-group">
      <Specimen state="rest">
        <div className="w-96 max-w-full">
          <RadioGroup name="delivery" legend={s('delivery')} options={options} defaultValue="standard" />
        </div>
      </Specimen>
      <Specimen state="error">
        <div className="w-96 max-w-full">
          <RadioGroup
            name="delivery-error"
            legend={s('delivery')}
            options={options}
            error={s('terms.error')}
          />
        </div>
      </Specimen>
      <Specimen state="line">
        <fieldset>
          <legend className="text-sm font-medium">{s('sort')}</legend>
          <Radio name="order" value="popular" label={s('sort.popular')} defaultChecked />
          <Radio name="order" value="price" label={s('sort.price')} />
          <Radio name="order" value="newest" label={s('sort.newest')} disabled />
        </fieldset>
      </Specimen>
    </Section>
  );
}

function SwitchSection() {
  const s = useSample();
  return (
    <Section name="switch">
      <Specimen state="rest">
        <Switch name="switch" label={s('stock')} className="w-80 max-w-full" />
        <Switch name="switch" label={s('sale')} hint={s('info')} defaultChecked className="w-80 max-w-full" />
      </Specimen>
      {STATES.map((state) => (
        <Specimen key={state} shows={state}>
          <Switch name={`switch-${state}`} label={s('new')} />
          <Switch name={`switch-${state}`} label={s('sale')} defaultChecked />
        </Specimen>
      ))}
      <Specimen state="disabled">
        <Switch name="switch-disabled" label={s('new')} disabled />
        <Switch name="switch-disabled" label={s('sale')} disabled defaultChecked />
      </Specimen>
    </Section>
  );
}

const SIZES = ['XS', 'S', 'M', 'L', 'XL'];

function ChipSection() {
  const s = useSample();
  return (
    <Section name="chip">
      <Specimen state="choice">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 text-sm font-medium">{s('size')}</legend>
          {SIZES.map((size) => (
            <ChipChoice
              key={size}
              type="radio"
              name="chip-size"
              value={size}
              label={size}
              defaultChecked={size === 'M'}
              disabled={size === 'XL'}
            />
          ))}
        </fieldset>
      </Specimen>
      <Specimen state="several">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 text-sm font-medium">{s('colour')}</legend>
          <ChipChoice name="chip-colour" value="red" label={s('colour.red')} count={42} defaultChecked />
          <ChipChoice name="chip-colour" value="blue" label={s('colour.blue')} count={7} />
        </fieldset>
      </Specimen>
      {STATES.map((state) => (
        <Specimen key={state} shows={state}>
          <div className="flex gap-2">
            <ChipChoice name={`chip-${state}`} label={s('new')} />
            <ChipChoice name={`chip-${state}`} label={s('sale')} defaultChecked />
          </div>
        </Specimen>
      ))}
      <Specimen state="link">
        <div className="flex gap-2">
          <ChipLink to="#chip" selected>
            {s('category')}
          </ChipLink>
          <ChipLink to="#chip">{s('category.parent')}</ChipLink>
        </div>
      </Specimen>
      <Specimen state="remove">
        <div className="flex flex-wrap gap-2">
          <ChipRemove label={s('colour.blue')} to="#chip" />
          <ChipRemove label={s('product')} to="#chip" />
        </div>
      </Specimen>
    </Section>
  );
}
