/** The letters a to z in a word, one bit each. */
export function encodeLetters(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 32);
  return mask;
}
