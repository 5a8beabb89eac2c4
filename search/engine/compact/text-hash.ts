/** A number below 2^53 for a text: two different texts have the same once in nine thousand million million. */
export function textHash(text: string): number {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b);
    b = (b << 13) | (b >>> 19);
  }
  return ((b >>> 0) & 0x1fffff) * 0x100000000 + ((a ^ (b >>> 11)) >>> 0);
}
