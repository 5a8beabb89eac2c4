/** Appends the check digit of ISO/IEC 7812 (Luhn), so that a mistyped number is noticed. */
export function withCheckDigit(digits: number): string {
  const text = String(digits);
  let sum = 0;
  for (const [index, digit] of [...text].reverse().entries()) {
    const value = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    sum += value > 9 ? value - 9 : value;
  }
  return text + ((10 - (sum % 10)) % 10);
}

export function hasCheckDigit(number: string): boolean {
  return /^\d{2,15}$/.test(number) && withCheckDigit(Number(number.slice(0, -1))) === number;
}
