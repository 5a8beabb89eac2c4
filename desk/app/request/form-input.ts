import { DeskError } from './desk-request.ts';

const LONGEST = 500;

/** @returns a field's text without blanks around it, '' if the form lacks it; longer ones are cut */
export function readText(form: FormData, name: string, longest = LONGEST): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, longest) : '';
}

/** Names the command: a form that is sent twice is done once. */
export function readCommandKey(form: FormData): string {
  return readText(form, 'key', 100) || crypto.randomUUID();
}

type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

/** Runs a change, and returns the reason of an expected refusal for the form to say. */
export async function attempt<Value>(change: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await change() };
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    if (!['REFUSED', 'CONFLICT', 'BAD_REQUEST'].includes(error.code)) throw error;
    return { ok: false, reason: String(error.details.reason ?? error.code) };
  }
}
