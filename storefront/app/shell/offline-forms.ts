import { isOffline } from '#app/session/is-offline.ts';

type Held = { readonly submitter: HTMLElement | null; readonly note: HTMLElement };

/**
 * A form that is sent without a connection stays as it is, with everything that was typed, says so above its button, and
 * is sent as soon as there is a connection. Forms that handle their own submission are left alone.
 * @returns a function that ends it
 */
export function holdFormsOffline(message: string): () => void {
  const held = new Map<HTMLFormElement, Held>();
  const handleSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    if (form.method !== 'post' || !isOffline()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.get(form)?.note.remove();
    held.set(form, { submitter, note: showNote(form, submitter, message) });
  };
  const sendHeld = () => {
    const waiting = [...held];
    held.clear();
    for (const [form, { submitter, note }] of waiting) {
      note.remove();
      if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
    }
  };
  // on window, before React handles it
  addEventListener('submit', handleSubmit, { capture: true });
  addEventListener('online', sendHeld);
  return () => {
    removeEventListener('submit', handleSubmit, { capture: true });
    removeEventListener('online', sendHeld);
    for (const { note } of held.values()) note.remove();
  };
}

function showNote(form: HTMLFormElement, submitter: HTMLElement | null, message: string): HTMLElement {
  const note = document.createElement('p');
  note.className = 'offline-note';
  note.role = 'alert';
  const button = findVisibleButton(form, submitter);
  const row = button && findRow(form, button);
  if (row) row.before(note);
  else form.append(note);
  // an alert is read out when its text comes into it
  note.textContent = message;
  return note;
}

/** The pressed button; after Enter in a field, whose button may be hidden, the last one that is seen. */
function findVisibleButton(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  if (submitter && isSeen(submitter)) return submitter;
  const buttons = [...form.elements].filter((one): one is HTMLButtonElement => {
    return one instanceof HTMLButtonElement && one.type === 'submit' && isSeen(one);
  });
  return buttons.at(-1) ?? null;
}

/** Narrower than any button that can be pressed: it is there for screen readers alone. */
const HIDDEN_PX = 2;

function isSeen(control: HTMLElement): boolean {
  return control.offsetWidth > HIDDEN_PX;
}

/** What stands on lines of its own around a button, so that a line above it is above the button. */
function findRow(form: HTMLFormElement, button: HTMLElement): HTMLElement {
  let row = button;
  while (row !== form && row.parentElement && getComputedStyle(row.parentElement).display !== 'block')
    row = row.parentElement;
  return row;
}
