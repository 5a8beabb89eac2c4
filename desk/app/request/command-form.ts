import { DeskError } from './desk-request.ts';

/** The reasons for which a command was not done. */
export type CommandFault = {
  /** the refusal's own code: OrderNotPaid, QuantityRefused, SamePerson … */
  readonly reason: string;
  /** fields that have changed since the page was read */
  readonly differences: readonly {
    readonly field: string;
    readonly seen: unknown;
    readonly current: unknown;
  }[];
};

/**
 * Runs a command of a form. An expected refusal becomes a value, which the page shows beside what was typed.
 * @throws DeskError for a missing right, a missing thing, and whatever else ends the page
 */
export async function runCommandForm<Value>(
  run: () => Promise<Value>,
): Promise<
  { readonly value: Value; readonly fault: null } | { readonly value: null; readonly fault: CommandFault }
> {
  try {
    return { value: await run(), fault: null };
  } catch (error) {
    if (!(error instanceof DeskError) || (error.code !== 'REFUSED' && error.code !== 'CONFLICT')) throw error;
    const { reason, differences } = error.details as Partial<CommandFault>;
    return { value: null, fault: { reason: reason ?? 'Refused', differences: differences ?? [] } };
  }
}

const LONGEST = 4000;

/** A field of a form, trimmed; '' where there is none. */
export function readField(form: FormData, name: string): string {
  return String(form.get(name) ?? '')
    .slice(0, LONGEST)
    .trim();
}

/** Fields `pieces-1`, `pieces-2` …: pieces of lines, without those of which none is meant. */
export function readPieces(form: FormData): { position: number; quantity: number }[] {
  return [...form.entries()].flatMap(([name, value]) => {
    const [, position] = /^pieces-(\d{1,4})$/.exec(name) ?? [];
    const quantity = Number(value);
    return position && Number.isInteger(quantity) && quantity > 0
      ? [{ position: Number(position), quantity }]
      : [];
  });
}

/** Reads the fields that the page had shown, which its form sends along. @returns null if they cannot be read */
export function readSeenField(form: FormData): unknown {
  try {
    return JSON.parse(readField(form, 'seen'));
  } catch {
    return null;
  }
}
