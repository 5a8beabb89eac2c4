import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useText } from '#app/texts/texts.tsx';
import { formatNumber } from '#texts/format.ts';
import { useFormats } from './formats.tsx';
import { Icon } from './media/icon.tsx';

/**
 * A choice in the form of a chip: a size, a period. It is a radio button or checkbox underneath, so a form sends it.
 */
export function ChipChoice({
  type = 'checkbox',
  label,
  count,
  className = '',
  ...input
}: { type?: 'checkbox' | 'radio'; label: ReactNode; count?: number | undefined } & Omit<
  ComponentProps<'input'>,
  'type'
>) {
  const { locale } = useFormats();
  return (
    <label className={`chip chip-choice ${className}`}>
      <input {...input} type={type} className="sr-only" />
      <span className="min-w-0">{label}</span>
      {count !== undefined && (
        <span className="text-xs tabular-nums opacity-80">{formatNumber(count, locale)}</span>
      )}
    </label>
  );
}

/** A chip that is a link; `selected` marks the current one. */
export function ChipLink({ selected = false, className = '', ...link }: { selected?: boolean } & LinkProps) {
  return (
    <Link
      {...link}
      aria-current={selected ? 'true' : undefined}
      className={`chip ${selected ? 'chip-selected' : ''} ${className}`}
    />
  );
}

/** A choice that can be removed: by a link where there is an address for that, else by `onRemove`. */
export function ChipRemove({
  label,
  mark,
  ...way
}: { label: string /** before the label */; mark?: ReactNode } & (
  | Pick<LinkProps, 'to' | 'preventScrollReset' | 'replace' | 'onClick'>
  | { onRemove: () => void }
)) {
  const t = useText();
  const name = t('ui.chip.remove', { name: label });
  const content = (
    <>
      {mark}
      <span className="min-w-0 text-start">{label}</span>
      <Icon name="close" size={16} />
    </>
  );
  if ('to' in way) {
    return (
      <Link {...way} aria-label={name} className="chip max-w-full">
        {content}
      </Link>
    );
  }
  return (
    <button type="button" aria-label={name} onClick={way.onRemove} className="chip max-w-full">
      {content}
    </button>
  );
}
