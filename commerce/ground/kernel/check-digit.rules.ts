/** Appends the check digit of ISO/IEC 7812-1, annex B (Luhn), so that a mistyped number is noticed. */
export function appendCheckDigit(number: number): string {
  return `${number}${(10 - (computeLuhnSum(`${number}0`) % 10)) % 10}`;
}

/** @param digits with the check digit at their end */
export function hasCheckDigit(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && computeLuhnSum(digits) % 10 === 0;
}

function computeLuhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
