const THIN = '\u202f';

/**
 * French sets a thin space that does not break before : ; ! ? and inside of « »; authors type a plain one. No number
 * and no ICU syntax is touched.
 */
export function frenchSpacing(french: string): string {
  return french.replace(/ (?=[:;!?»])|(?<=«) /g, THIN);
}
