/** Letters and digits in small letters without accents, and without digits at the end: Zoë-2024 is zoe. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\d{1,4}$/, '');
}
