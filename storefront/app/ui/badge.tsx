import type { ReactNode } from 'react';

const KINDS = {
  sale: 'bg-sale text-on-sale',
  new: 'bg-inverse text-on-inverse',
  neutral: 'bg-sunken text-text border border-line',
  energy: 'bg-success text-surface',
} as const;

/** A short mark on a product. */
export function Badge({ kind, children }: { kind: keyof typeof KINDS; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-5 items-center rounded-sm px-1.5 text-xs font-semibold ${KINDS[kind]}`}
    >
      {children}
    </span>
  );
}
