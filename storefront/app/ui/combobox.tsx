import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { describedBy, FieldNotes, type FieldProps, Label } from './field-parts.tsx';
import {
  type LoadSuggestions,
  type Suggestion,
  type Suggestions,
  useSuggestions,
} from './use-suggestions.ts';

/**
 * A text field with suggestions after the ARIA practices (editable combobox with list): arrows move, Enter takes,
 * Escape closes. What is typed is always allowed and is what the form sends; without scripts it is a plain field.
 */
export function ComboboxField({
  label,
  name,
  load,
  least = 2,
  onChoose,
  error,
  hint,
  optional = false,
  id = name,
  defaultValue = '',
  className = '',
  ...input
}: FieldProps & {
  load: LoadSuggestions;
  /** characters before it is asked */
  least?: number;
  onChoose?: (option: Suggestion) => void;
  defaultValue?: string;
} & Omit<ComponentProps<'input'>, 'defaultValue' | 'value' | 'onChange'>) {
  const [text, setText] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { suggestions, ask, cancel } = useSuggestions(load, least);
  const { options } = suggestions;
  const shown = open && suggestions.state !== 'idle';
  function close() {
    setOpen(false);
    setActive(-1);
  }
  function take(option: Suggestion | undefined) {
    if (!option) return;
    cancel();
    setText(option.label);
    close();
    onChoose?.(option);
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) ask(text);
      setOpen(true);
      const last = options.length - 1;
      setActive((at) => (key === 'ArrowDown' ? (at >= last ? 0 : at + 1) : at <= 0 ? last : at - 1));
    } else if (key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      take(options[active]);
    } else if (key === 'Escape' && shown) {
      event.preventDefault();
      close();
    } else if (key === 'Tab') close();
  }
  return (
    <div className={className}>
      <Label htmlFor={id} required={!optional}>
        {label}
      </Label>
      <div className="relative">
        <input
          {...input}
          type="text"
          role="combobox"
          id={id}
          name={name}
          value={text}
          required={!optional}
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={shown && options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className="control"
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setOpen(true);
            setActive(-1);
            ask(value);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <SuggestionList
          id={id}
          label={label}
          shown={shown}
          suggestions={suggestions}
          active={active}
          onTake={take}
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function SuggestionList({
  id,
  label,
  shown,
  suggestions: { state, options },
  active,
  onTake,
}: {
  id: string;
  label: string;
  shown: boolean;
  suggestions: Suggestions;
  active: number;
  onTake: (option: Suggestion) => void;
}) {
  const t = useText();
  const none = state === 'ready' && options.length === 0;
  const note = none ? t('ui.combobox.none') : state === 'failed' ? t('ui.combobox.failed') : null;
  return (
    <div className={shown ? 'suggestions' : undefined}>
      {/* the choice is made by keys on the field and by the pointer here; the focus stays in the field */}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-busy={state === 'loading' || undefined}
        tabIndex={-1}
      >
        {shown &&
          options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="suggestion"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onTake(option)}
            >
              <span className="min-w-0 truncate">{option.label}</span>
              {option.hint && <span className="shrink-0 text-sm text-muted">{option.hint}</span>}
            </div>
          ))}
      </div>
      {shown && state === 'loading' && options.length === 0 && (
        <p className="px-3.5 py-2.5 text-sm text-muted">{t('ui.combobox.loading')}</p>
      )}
      {shown && note && <p className="px-3.5 py-2.5 text-sm text-muted">{note}</p>}
      <p role="status" className="sr-only">
        {shown && state === 'ready' && (note ?? t('ui.combobox.count', { count: options.length }))}
      </p>
    </div>
  );
}
