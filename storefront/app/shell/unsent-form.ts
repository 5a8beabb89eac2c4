import { readJson, storageOfTab, writeText } from '#app/page/browser-storage.ts';

/**
 * A form that was sent when the session had ended: the server asks to sign in first, and the typed values are put back
 * into the form afterwards. Kept in the storage of the tab alone, for its customer, never with a password.
 */
type Unsent = {
  /** customer number of the page: what nobody is known to have typed is not kept */
  readonly customer: string;
  readonly pathname: string;
  /** names the form among those of its page */
  readonly form: string;
  readonly values: readonly (readonly [string, string])[];
  readonly sentAt: number;
  /** whether the sign-in came instead of an answer */
  readonly isUnsent: boolean;
};

const KEY = 'unsent-form';
const KEPT_MS = 30 * 60_000;
const SECRET = /password|one-time|^cc-/i;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what is typed in each form of the page as it is sent.
 * @returns a function that ends it
 */
export function keepSentForms(signInPath: string): () => void {
  const keep = ({ target: form }: Event) => {
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !form.closest('main')) return;
    const isSignIn = new URL(form.action).pathname === signInPath;
    // signing out ends it, signing in leaves it
    if (isSignIn && fieldOf(form, 'intent') === 'logout') write(null);
    const customer = customerOf(document);
    const values = isSignIn ? [] : typedIn(form);
    if (values.length === 0 || customer === null) return;
    const { pathname } = location;
    const sent = { pathname, form: nameOf(form), values, sentAt: Date.now(), isUnsent: false };
    write({ customer, ...sent });
  };
  document.addEventListener('submit', keep, { capture: true });
  return () => document.removeEventListener('submit', keep, { capture: true });
}

/**
 * Looks at the page that came: the sign-in keeps what was sent, the form's own page gets it back after it, and any
 * other answer means that it has arrived.
 * @returns whether a form was filled in again
 */
export function putBackUnsent(signInPath: string): boolean {
  const sent = read();
  if (!sent) return false;
  if (location.pathname === signInPath) {
    write({ ...sent, isUnsent: true });
    return false;
  }
  const isOwn = sent.customer === customerOf(document);
  if (!sent.isUnsent || (location.pathname === sent.pathname && !isOwn)) {
    write(null);
    return false;
  }
  if (location.pathname !== sent.pathname) return false;
  const form = [...document.querySelectorAll<HTMLFormElement>('main form')].find(
    (one) => nameOf(one) === sent.form,
  );
  if (!form) return false;
  write(null);
  fill(form, sent.values);
  return true;
}

function customerOf(page: Document): string | null {
  return page.querySelector<HTMLElement>('[data-customer]')?.dataset.customer ?? null;
}

function nameOf(form: HTMLFormElement): string {
  const names = new Set(controlsOf(form).map(({ name }) => name));
  const { pathname, search } = new URL(form.action);
  return JSON.stringify([pathname + search, fieldOf(form, 'intent'), [...names].toSorted()]);
}

function fieldOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** The controls that a person types or chooses in. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((one): one is Control => {
    const isText = one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement;
    if (!isText && !(one instanceof HTMLInputElement)) return false;
    return one.name !== '' && !/^(hidden|password|file|submit|button|image|reset)$/.test(one.type);
  });
}

function typedIn(form: HTMLFormElement): [string, string][] {
  return controlsOf(form)
    .filter((one) => !SECRET.test(`${one.name} ${one.autocomplete}`))
    .filter((one) => (isTicked(one) ? one.checked : one.value !== ''))
    .map(({ name, value }) => [name, value]);
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function fill(form: HTMLFormElement, values: Unsent['values']): void {
  form.closest('details')?.setAttribute('open', '');
  for (const control of controlsOf(form)) {
    const typed = values.filter(([name]) => name === control.name).map(([, value]) => value);
    if (isTicked(control)) {
      if (typed.includes(control.value) !== control.checked && (control.type !== 'radio' || !control.checked))
        control.click();
    } else if (typed[0] !== undefined && typed[0] !== control.value) type(control, typed[0]);
  }
  controlsOf(form)
    .find(({ name }) => values.some(([typed]) => typed === name))
    ?.focus();
}

/** As if a person had typed it: React hears of it too. */
function type(control: Control, text: string): void {
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}

function write(unsent: Unsent | null): void {
  writeText(storageOfTab(), KEY, unsent && JSON.stringify(unsent));
}

function read(): Unsent | null {
  const kept = readJson(storageOfTab(), KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const unsent = kept as Unsent;
  if (Date.now() - unsent.sentAt < KEPT_MS) return unsent;
  write(null);
  return null;
}
