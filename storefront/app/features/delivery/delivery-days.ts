import { joinUnbroken } from '#app/texts/unbroken.ts';

/** Working days as values of texts: "1–3", or one number when both are equal, and the last for the plural. */
export function formatDeliveryDays(min: number, max: number): { days: string; max: number } {
  return { days: min === max ? String(max) : joinUnbroken(`${min}–${max}`), max };
}
