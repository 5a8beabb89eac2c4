/**
 * A tyre's size in any spelling: width (to 355 in steps of ten), aspect ratio in percent, rim in inches, with or
 * without its marks, load index and speed letter.
 */
const SIZE =
  /(?<![\p{L}\p{N}])([1-3]\d5)([\s/.-]*)([2-8][05])\s*([\s/.-]*(?:z?r)?[\s/.-]*)(1[2-9]|2[0-4])(?:\s*(\d{2,3}\s?[a-z]))?(?![\p{L}\p{N}])/giu;
const WIDEST_MM = 355;

/** "205 55 16", "205/55/16" and "2055516 91 v" become "205/55 R16 91v", the spelling on the tyre and in its name. */
export function normalizeTyreSizes(text: string): string {
  return text.replace(SIZE, (typed, width: string, _, ratio: string, __, rim: string, load?: string) => {
    if (Number(width) > WIDEST_MM) return typed;
    return [`${width}/${ratio} R${rim}`, load?.replace(/\s/g, '')].filter(Boolean).join(' ');
  });
}
