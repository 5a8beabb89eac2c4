const MOST_MINOR = 1_000_000_000;

/** An amount as people type it: `499,99`, `1.299`, `1'299.50`, `€ 499`. @returns minor units; null: not an amount */
export function readAmount(typed: string): number | null {
  const text = typed
    .trim()
    .slice(0, 20)
    .replace(/[€\s’'  ]|CHF|EUR/giu, '');
  const parts = /^(?<whole>\d{1,3}(?:[.,]\d{3})*|\d{1,9})(?:[.,](?<cents>\d{1,2}|-+|–))?$/u.exec(
    text,
  )?.groups;
  if (!parts?.whole) return null;
  const cents = /^\d+$/.test(parts.cents ?? '') ? (parts.cents ?? '').padEnd(2, '0') : '00';
  const minor = Number(parts.whole.replace(/\D/g, '')) * 100 + Number(cents);
  return minor <= MOST_MINOR ? minor : null;
}

/** The amount in an address: `499.99`. @param minor minor units */
export function writeAmount(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
