/** Whether more than one bit is set. */
export function hasSeveralBits(bits: number): boolean {
  return (bits & (bits - 1)) !== 0;
}
