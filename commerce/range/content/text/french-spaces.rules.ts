const NARROW_NO_BREAK_SPACE = '\u202f';

/** Before `: ; ? ! »` and after `«` a line does not end: the spaces typed there become narrow ones that hold. */
export function applyFrenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[:;?!»])|(?<=«) /g, NARROW_NO_BREAK_SPACE);
}
