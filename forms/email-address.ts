/** RFC 5322 atext; what stands before the @ is at most 64 signs long (RFC 5321, 4.5.3.1.1). */
const LOCAL = /^(?=.{1,64}$)[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = '(?!-)[a-z\\d-]{1,63}(?<!-)';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`);
/** Letters of a domain before it is written in ASCII: nothing that means something in an address of the web. */
const INTERNATIONAL = /^[\p{L}\p{M}\p{Nd}.-]+$/u;

/**
 * A mail address in its stored form: lower case, since people do not remember how they wrote it, and its domain in
 * ASCII (RFC 5890: müller.de is xn--mller-kva.de).
 * @param typed without unseen signs; may be the address of a link, stand in angle brackets behind a name, as mail programs
 *   copy it, or end with the sign that followed it in a sentence
 * @returns null if it is no address, or one whose part before the @ is not ASCII, which few servers take
 */
export function readEmail(typed: string): string | null {
  const address = typed
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .replace(/[.,;]+$/, '');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).toLowerCase();
  const domain = writeDomain(address.slice(at + 1));
  return at > 0 && LOCAL.test(local) && DOMAIN.test(domain) ? `${local}@${domain}` : null;
}

function writeDomain(typed: string): string {
  const domain = typed.toLowerCase().replace(/[。．]/gu, '.');
  if (/^[\x21-\x7e]*$/.test(domain)) return domain;
  if (!INTERNATIONAL.test(domain) || domain.length > 253) return '';
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** A stored or typed mail address as its owner writes it: info@müller.de. */
export function showEmail(address: string): string {
  return address.replace(/(?<=[@.])xn--([a-z\d-]+)/giu, (label, code: string) => decodeLabel(code) ?? label);
}

/** The parameters of RFC 3492, 5. */
const [BASE, T_MIN, T_MAX, SKEW, DAMP] = [36, 1, 26, 38, 700];

/** Decodes one label of a domain (RFC 3492, 6.2). @returns null if it is none */
function decodeLabel(code: string): string | null {
  const basic = code.lastIndexOf('-');
  const letters = Array.from(code.slice(0, Math.max(basic, 0)));
  let [sign, bias, index] = [128, 72, 0];
  for (let at = basic + 1; at < code.length; ) {
    const before = index;
    for (let weight = 1, k = BASE; ; k += BASE, at += 1) {
      const digit = (Number.parseInt(code[at] ?? '', BASE) + 26) % BASE;
      if (Number.isNaN(digit)) return null;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    at += 1;
    const count = letters.length + 1;
    bias = adaptBias(index - before, count, before === 0);
    sign += Math.floor(index / count);
    index %= count;
    if (sign > 0x10_ff_ff || (sign >= 0xd8_00 && sign <= 0xdf_ff)) return null;
    letters.splice(index, 0, String.fromCodePoint(sign));
    index += 1;
  }
  const label = letters.join('');
  return INTERNATIONAL.test(label) ? label : null;
}

function adaptBias(distance: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > Math.floor(((BASE - T_MIN) * T_MAX) / 2); k += BASE)
    delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
