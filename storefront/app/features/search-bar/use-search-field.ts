import { useLayoutEffect, useRef } from 'react';

/** The callbacks of the field. */
type FieldEvents = {
  /** the field is used: it got the focus, or was pressed */
  onUse(text: string): void;
  onType(text: string): void;
  onKey(event: KeyboardEvent): void;
  /** the focus moved elsewhere in the page, or, with `away`, to nothing */
  onLeave(away: boolean): void;
  onSubmit(event: SubmitEvent, text: string): void;
};

type Shown = {
  readonly expanded: boolean;
  /** id of the grid */
  readonly controls: string;
  /** id of the active cell */
  readonly active: string | null;
  /** id of the field's error message */
  readonly complaint: string | null;
};

/**
 * Makes the plain search field a combobox (ARIA practices, editable combobox with a grid). The field of the page
 * stays: a visitor who is typing when this code arrives is not disturbed.
 */
export function useSearchField(id: string, events: FieldEvents, shown: Shown): void {
  const latest = useRef(events);
  latest.current = events;
  useLayoutEffect(() => {
    const input = findInput(id);
    if (!input?.form) return;
    const { form } = input;
    // a field of the type search must not be a combobox (ARIA in HTML)
    input.type = 'text';
    setAll(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'grid' });
    const controller = new AbortController();
    const { signal } = controller;
    const use = () => latest.current.onUse(input.value);
    input.addEventListener('focus', use, { signal });
    input.addEventListener('click', use, { signal });
    input.addEventListener('input', () => latest.current.onType(input.value), { signal });
    input.addEventListener('keydown', (event) => event.isComposing || latest.current.onKey(event), {
      signal,
    });
    form.addEventListener('submit', (event) => latest.current.onSubmit(event, input.value), { signal });
    const leave = ({ relatedTarget: to }: FocusEvent) => {
      if (!(to instanceof Node && form.contains(to))) latest.current.onLeave(to === null);
    };
    form.addEventListener('focusout', leave, { signal });
    if (document.activeElement === input) use();
    return () => controller.abort();
  }, [id]);
  const { expanded, controls, active, complaint } = shown;
  useLayoutEffect(() => {
    const input = findInput(id);
    if (!input) return;
    setAll(input, {
      'aria-expanded': String(expanded),
      'aria-controls': expanded ? controls : null,
      'aria-activedescendant': active,
      'aria-invalid': complaint ? 'true' : null,
      'aria-describedby': complaint,
    });
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [id, expanded, controls, active, complaint]);
}

export function findInput(id: string): HTMLInputElement | null {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement ? found : null;
}

function setAll(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
}
