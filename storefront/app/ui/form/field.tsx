import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/media/icon.tsx';
import { AroundControl, type FieldProps, splitFieldProps } from './field-parts.tsx';

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { around, control } = splitFieldProps(props);
  return (
    <AroundControl {...around}>
      <input type="text" {...control} className="control" />
    </AroundControl>
  );
}

export type Option = { value: string; label: string; disabled?: boolean };

export function SelectField({
  options,
  ...props
}: FieldProps & { options: readonly Option[] } & ComponentProps<'select'>) {
  const { around, control } = splitFieldProps(props);
  return (
    <AroundControl {...around}>
      <div className="relative">
        <select {...control} className="control">
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 end-3 my-auto" />
      </div>
    </AroundControl>
  );
}
