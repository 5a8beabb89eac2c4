import { useEffect, useRef } from 'react';
import { type Router, useRouterNow } from '#app/start/router-now.ts';

/** Longest wait for the answer to a change, milliseconds; then presses made during it are carried out anyway. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Presses wait while a form of the page is being sent: the next navigation would abort it (a removed line would be
 * ordered), and the page that it leads to would show the state before. They are carried out in their order as soon as it
 * has answered, unless it led to another page or has something to complain about.
 */
export function HeldPresses(): null {
  const now = useRouterNow();
  const router = now?.router;
  const held = useRef<Held | null>(null);
  useEffect(() => {
    if (!router) return;
    const holding = holdPresses(router);
    held.current = holding;
    return holding.end;
  }, [router]);
  useEffect(() => {
    if (now?.isShown()) held.current?.carryOut();
  });
  return null;
}

type Held = { carryOut(): void; end(): void };
type Control = HTMLAnchorElement | HTMLButtonElement;
/** @property meaning what it led to when it was pressed */
type Press = { readonly control: Control; readonly meaning: string };

function holdPresses(router: Router): Held {
  let queue: Press[] = [];
  let complaints: readonly Element[] = [];
  /** of the form that was sent last */
  let sender: HTMLElement | null = null;
  let pressedOn = '';
  let limit: ReturnType<typeof setTimeout> | undefined;

  const isSentBy = (control: Control) => router.state.navigation.state === 'submitting' && control === sender;
  const hold = (event: MouseEvent) => {
    const control = findControl(event);
    if (!control || (queue.length === 0 && !isChanging(router))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // one press is enough, also of the button whose form is being sent
    if (queue.some((press) => press.control === control) || isSentBy(control)) return;
    if (queue.length === 0) {
      pressedOn = location.pathname;
      complaints = listComplaints();
      limit = setTimeout(letPass, LONGEST_WAIT_MS);
    }
    control.ariaBusy = 'true';
    queue.push({ control, meaning: describeControl(control) });
  };
  const noteSender = ({ submitter }: SubmitEvent) => {
    sender = submitter;
  };
  const release = () => {
    const pressed = queue;
    queue = [];
    clearTimeout(limit);
    for (const { control } of pressed) control.ariaBusy = null;
    return pressed;
  };
  const letPass = () => {
    removeEventListener('click', hold, { capture: true });
    for (const { control } of release()) control.click();
    addEventListener('click', hold, { capture: true });
  };

  addEventListener('click', hold, { capture: true });
  addEventListener('submit', noteSender, { capture: true });
  return {
    carryOut() {
      if (queue.length === 0 || isChanging(router)) return;
      const pressed = release();
      // another page, or a complaint, is to be read first
      if (location.pathname !== pressedOn) return;
      if (listComplaints().some((complaint) => !complaints.includes(complaint))) return;
      // the first may send a form again, for which the others wait
      for (const press of pressed) findSameControl(press)?.click();
    },
    end() {
      removeEventListener('click', hold, { capture: true });
      removeEventListener('submit', noteSender, { capture: true });
      release();
    },
  };
}

/** The control of a press that sends something or leads on; null if it does neither. */
function findControl(event: MouseEvent): Control | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const control = target instanceof Element ? target.closest('a[href], button') : null;
  if (control instanceof HTMLAnchorElement) return isLeadingLink(control) ? control : null;
  return control instanceof HTMLButtonElement && isSendingButton(control) ? control : null;
}

function isSendingButton({ type, form }: HTMLButtonElement): boolean {
  return type === 'submit' && form !== null && form.method !== 'dialog';
}

/** A place on this page is an address of its own, and the way there a navigation. */
function isLeadingLink({ target, download, protocol }: HTMLAnchorElement): boolean {
  return !target && !download && protocol.startsWith('http');
}

/**
 * Whether a form of the page, or a choice that is a form of its own, is being sent, or the page that it led to is
 * loading. An answer that stays on the page arrives before the data that is read again.
 */
function isChanging({ state: { navigation, fetchers, actionData } }: Router): boolean {
  const isSent = isPost(navigation.formMethod) && !(navigation.state === 'loading' && actionData);
  return isSent || [...fetchers.values()].some(({ formMethod }) => isPost(formMethod));
}

function isPost(method: string | undefined): boolean {
  return method?.toUpperCase() === 'POST';
}

/** Messages about what was refused or has failed. */
function listComplaints(): readonly Element[] {
  return [...document.querySelectorAll('main :is([role=alert]:not(:empty), [aria-invalid=true])')];
}

/** An address, or the values that are sent: a button may have come to stand for another article. */
function describeControl(control: Control): string {
  if (control instanceof HTMLAnchorElement) return control.href;
  const values = [...new FormData(control.form ?? undefined)].filter(([name]) => name !== 'quantity');
  return JSON.stringify([control.name, control.value, ...values]);
}

/** The control, or the link in its place; none when it means something else now. */
function findSameControl({ control, meaning }: Press): HTMLElement | undefined {
  if (control.isConnected && describeControl(control) === meaning) return control;
  return [...document.links].find(({ href }) => href === meaning);
}
