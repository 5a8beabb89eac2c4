/** Most lines of an order. */
const MAX_LINES = 100;
const FIELD = /^q(\d{1,3})$/;

/** Name of the field for the number of returned pieces of a line. */
export function getReturnFieldName(position: number): string {
  return `q${position}`;
}

/** Name of the field for the reason. */
export function getReasonFieldName(position: number): string {
  return `r${position}`;
}

/** Name of the field for another size. */
export function exchangeField(position: number): string {
  return `x${position}`;
}

/** The lines with at least one piece in a form of {@link getReturnFieldName}s. */
export function readReturned(
  parameters: Iterable<[string, unknown]>,
): { position: number; quantity: number }[] {
  const asked = new Map<number, number>();
  for (const [name, value] of parameters) {
    const position = Number(FIELD.exec(name)?.[1] ?? 0);
    const quantity = typeof value === 'string' && /^\d{1,3}$/.test(value.trim()) ? Number(value) : 0;
    if (position > 0 && quantity > 0 && asked.size < MAX_LINES) asked.set(position, quantity);
  }
  return [...asked].map(([position, quantity]) => ({ position, quantity }));
}
