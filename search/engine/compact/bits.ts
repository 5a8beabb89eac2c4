/** Whether more than one bit is set. */
export function severalBits(bits: number): boolean {
  return (bits & (bits - 1)) !== 0;
}
