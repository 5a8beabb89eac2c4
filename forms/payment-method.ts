/** Whether goods leave only after a transfer that the customer makes after ordering: until then no day can be promised. */
export function waitsForTransfer(paymentMethod: string | null): boolean {
  return paymentMethod === 'prepayment';
}
