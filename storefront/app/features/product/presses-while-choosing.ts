/** Marks the form of an article's choice: its buttons wait while another value is on its way into the address. */
export const WAITS_FOR_CHOICE = { 'data-waits-for-choice': '' };

/** Product whose choice is being made, and the button that was pressed meanwhile. */
let held: { readonly sku: string; button: HTMLButtonElement | null } | null = null;

/**
 * Holds presses of the buttons that order an article. Until a chosen value is in the address the form is that of the
 * choice before: it would order the other size, or say that none is chosen.
 */
export function holdPresses(sku: string): void {
  if (held?.button) held.button.ariaBusy = null;
  held = { sku, button: null };
  addEventListener('click', hold, { capture: true });
}

/** Carries out what was pressed meanwhile, by the form of the new choice; nothing on another article's page. */
export function carryOutHeldPress(sku: string): void {
  if (!held) return;
  const { sku: chosen, button } = held;
  held = null;
  removeEventListener('click', hold, { capture: true });
  if (!button) return;
  button.ariaBusy = null;
  if (chosen === sku) sameButton(button)?.click();
}

// a press of Enter is a click too
function hold(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!held || !button?.form?.matches('[data-waits-for-choice]')) return;
  event.preventDefault();
  event.stopPropagation();
  button.ariaBusy = 'true';
  held.button = button;
}

/** The button of today's form that leads where this one led: to the basket, or on to a wallet. */
function sameButton(button: HTMLButtonElement): HTMLButtonElement | undefined {
  const form = document.querySelector<HTMLFormElement>('form[data-waits-for-choice]');
  const way = ({ value, attributes }: HTMLButtonElement) =>
    `${attributes.getNamedItem('formaction')?.value} ${value}`;
  return [...(form?.elements ?? [])]
    .filter((element) => element instanceof HTMLButtonElement)
    .find((other) => way(other) === way(button));
}
