/** Marks the form of an article's choice: its buttons wait while another value is on its way into the address. */
export const WAITS_FOR_CHOICE = { 'data-waits-for-choice': '' };

/** Marks the link of a value, which waits too: its address holds the choice before. */
export function buildChoiceMark(dimension: string, value: string) {
  return { 'data-choice': `${dimension}:${value}` };
}

/** A choice that is being made. @property visit key of the location at which it was pressed */
type Choice = { readonly sku: string; readonly visit: string };

/** The choice that is being made, and the presses since. */
let held: (Choice & { readonly presses: HTMLElement[] }) | null = null;

/**
 * Holds presses of what orders an article or chooses another of its values. Until a chosen value is in the address the
 * page is that of the choice before: it would order the other size, or give back the colour.
 */
export function holdPresses(choice: Choice): void {
  held = { ...choice, presses: [] };
  addEventListener('click', hold, { capture: true });
}

/** Carries out what was pressed until this visit, by the page of the new choice; nothing on another article's page. */
export function carryOutHeldPresses({ sku, visit }: Choice): void {
  if (!held || held.visit === visit) return;
  const { sku: chosen, presses } = held;
  held = null;
  removeEventListener('click', hold, { capture: true });
  for (const press of presses) press.ariaBusy = null;
  // a value that is chosen now holds those that were pressed after it
  if (chosen === sku) for (const press of presses) findSameControl(press)?.click();
}

// a press of Enter is a click too
function hold(event: MouseEvent): void {
  if (!held || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const control = event.target instanceof Element ? event.target.closest('button, a[data-choice]') : null;
  if (!(control instanceof HTMLElement) || !mustWait(control)) return;
  event.preventDefault();
  event.stopPropagation();
  control.ariaBusy = 'true';
  if (!held.presses.includes(control)) held.presses.push(control);
}

function mustWait(control: HTMLElement): boolean {
  if (!(control instanceof HTMLButtonElement)) return true;
  return control.form?.matches('[data-waits-for-choice]') ?? false;
}

/** The link of the same value; the button of today's form that leads where this one led: to the basket, or a wallet. */
function findSameControl(control: HTMLElement): HTMLElement | undefined {
  const { choice } = control.dataset;
  if (choice)
    return document.querySelector<HTMLElement>(`main a[data-choice="${CSS.escape(choice)}"]`) ?? undefined;
  const form = document.querySelector<HTMLFormElement>('form[data-waits-for-choice]');
  const getLeadKey = (one: Element) => `${one.getAttribute('formaction')} ${one.getAttribute('value')}`;
  return [...(form?.elements ?? [])]
    .filter((element) => element instanceof HTMLButtonElement)
    .find((other) => getLeadKey(other) === getLeadKey(control));
}
