/** The tones of one material, all `#rrggbb`, from its colour: light falls from the top left. */
export interface Tones {
  base: string;
  /** The lit and the shaded end of the base gradient. */
  lit: string;
  shaded: string;
  /** Inks that are laid over the base at part opacity: soft shadow, soft light. */
  shadow: string;
  glow: string;
  /** Seams and outlines; the inside of a thing; a thread that stands out from the base. */
  line: string;
  inside: string;
  thread: string;
}

interface Oklch {
  lightness: number;
  a: number;
  b: number;
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  const value = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}

function parse(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1), 16);
  const red = toLinear(((value >> 16) & 255) / 255);
  const green = toLinear(((value >> 8) & 255) / 255);
  const blue = toLinear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function print({ lightness, a, b }: Oklch): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour moved to a lightness (OKLab, 0–1), its hue kept; `chroma` scales its saturation. */
function atLightness(colour: Oklch, lightness: number, chroma = 1): string {
  return print({
    lightness: Math.min(1, Math.max(0.08, lightness)),
    a: colour.a * chroma,
    b: colour.b * chroma,
  });
}

/** `#rrggbb` made lighter (positive) or darker (negative) by a step of OKLab lightness. */
export function shift(hex: string, step: number): string {
  const colour = parse(hex);
  return atLightness(colour, colour.lightness + step);
}

/** OKLab lightness of `#rrggbb`, 0 (black) to 1 (white). */
export function computeLightness(hex: string): number {
  return parse(hex).lightness;
}

/** The point `part` (0–1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, part: number): string {
  const start = parse(from);
  const end = parse(to);
  return print({
    lightness: start.lightness + (end.lightness - start.lightness) * part,
    a: start.a + (end.a - start.a) * part,
    b: start.b + (end.b - start.b) * part,
  });
}

/** Derives a material's tones. White and black are pulled in so that folds stay visible on them. */
export function deriveTones(hex: string): Tones {
  const colour = parse(hex);
  const level = Math.min(0.955, Math.max(0.255, colour.lightness));
  const dark = level < 0.4;
  const pale = level > 0.88;
  return {
    base: atLightness(colour, level),
    lit: atLightness(colour, level + (pale ? 0.035 : 0.045)),
    shaded: atLightness(colour, level - (dark ? 0.05 : pale ? 0.05 : 0.07)),
    shadow: atLightness(colour, level - (dark ? 0.14 : pale ? 0.2 : 0.22), pale ? 1 : 1.05),
    glow: atLightness(colour, level + (dark ? 0.2 : 0.17), dark ? 0.8 : 0.9),
    line: atLightness(colour, level - (dark ? 0.12 : pale ? 0.17 : 0.2)),
    inside: atLightness(colour, level - (dark ? 0.1 : pale ? 0.13 : 0.16)),
    thread: atLightness(colour, dark ? level + 0.17 : level - (pale ? 0.14 : 0.13)),
  };
}
