import marks from './payment-marks.svg?url';

/** The sign of a way to pay. Always decoration: its name is beside it. */
export function PaymentMark({ method }: { method: string }) {
  return (
    <svg viewBox="0 0 40 26" className="h-6 w-9 shrink-0" aria-hidden="true">
      <use href={`${marks}#${method}`} />
    </svg>
  );
}
