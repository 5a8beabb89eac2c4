/** Number of stars that reviews are asked for, 1 to 5; null: all. */
export function readStars(parameters: URLSearchParams): number | null {
  const text = parameters.get('stars') ?? '';
  return /^[1-5]$/.test(text) ? Number(text) : null;
}
