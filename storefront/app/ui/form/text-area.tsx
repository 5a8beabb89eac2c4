import type { ComponentProps } from 'react';
import { AroundControl, type FieldProps, splitFieldProps } from './field-parts.tsx';

/** Several lines of text, with the properties that all fields share. */
export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const { around, control } = splitFieldProps(props);
  return (
    <AroundControl {...around}>
      <textarea rows={6} {...control} className="control h-auto min-h-36 resize-y py-2" />
    </AroundControl>
  );
}
