import { getSessionStorage, readJson, writeText } from '#app/page/browser-storage.ts';

/**
 * A form that was sent when the session had ended: the server requires a sign-in first, and the typed values are put
 * back into the form afterwards. Stored only in the tab's storage, for its customer, never with a password.
 */
type Unsent = {
  /** customer number of the page: text that cannot be attributed to a customer is not stored */
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
 * Stores what is typed in each form of the page as it is sent.
 * @returns a function that ends it
 */
export function keepSentForms(signInPath: string): () => void {
  const keep = ({ target: form }: Event) => {
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !form.closest('main')) return;
    const isSignIn = new URL(form.action).pathname === signInPath;
    // signing out ends it, signing in leaves it
    if (isSignIn && readField(form, 'intent') === 'logout') write(null);
    const customer = readCustomer(document);
    const values = isSignIn ? [] : listTyped(form);
    if (values.length === 0 || customer === null) return;
    const { pathname } = location;
    const sent = { pathname, form: buildFormName(form), values, sentAt: Date.now(), isUnsent: false };
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
  const isOwn = sent.customer === readCustomer(document);
  if (!sent.isUnsent || (location.pathname === sent.pathname && !isOwn)) {
    write(null);
    return false;
  }
  if (location.pathname !== sent.pathname) return false;
  const form = [...document.querySelectorAll<HTMLFormElement>('main form')].find(
    (one) => buildFormName(one) === sent.form,
  );
  if (!form) return false;
  write(null);
  fill(form, sent.values);
  return true;
}

function readCustomer(page: Document): string | null {
  return page.querySelector<HTMLElement>('[data-customer]')?.dataset.customer ?? null;
}

function buildFormName(form: HTMLFormElement): string {
  const names = new Set(listControls(form).map(({ name }) => name));
  const { pathname, search } = new URL(form.action);
  return JSON.stringify([pathname + search, readField(form, 'intent'), [...names].toSorted()]);
}

function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** The controls that a person types or chooses in. */
function listControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((one): one is Control => {
    const isText = one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement;
    if (!isText && !(one instanceof HTMLInputElement)) return false;
    return one.name !== '' && !/^(hidden|password|file|submit|button|image|reset)$/.test(one.type);
  });
}

function listTyped(form: HTMLFormElement): [string, string][] {
  return listControls(form)
    .filter((one) => !SECRET.test(`${one.name} ${one.autocomplete}`))
    .filter((one) => (isTicked(one) ? one.checked : one.value !== ''))
    .map(({ name, value }) => [name, value]);
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function fill(form: HTMLFormElement, values: Unsent['values']): void {
  form.closest('details')?.setAttribute('open', '');
  for (const control of listControls(form)) {
    const typed = values.filter(([name]) => name === control.name).map(([, value]) => value);
    if (isTicked(control)) {
      if (typed.includes(control.value) !== control.checked && (control.type !== 'radio' || !control.checked))
        control.click();
    } else if (typed[0] !== undefined && typed[0] !== control.value) typeInto(control, typed[0]);
  }
  listControls(form)
    .find(({ name }) => values.some(([typed]) => typed === name))
    ?.focus();
}

/** As if a person had typed it: React hears of it too. */
function typeInto(control: Control, text: string): void {
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}

function write(unsent: Unsent | null): void {
  writeText(getSessionStorage(), KEY, unsent && JSON.stringify(unsent));
}

function read(): Unsent | null {
  const kept = readJson(getSessionStorage(), KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const unsent = kept as Unsent;
  if (Date.now() - unsent.sentAt < KEPT_MS) return unsent;
  write(null);
  return null;
}
