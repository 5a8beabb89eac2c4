import type { PictureView } from '../picture-view.types.ts';
import type { Tones } from './colour.ts';

/** How a surface is shaded. `round` is how far the soft edge reaches in, in picture units; 0 is flat. */
interface Shading {
  round?: number;
  /** Opacities of the shaded and the lit edge, 0–1. */
  dark?: number;
  light?: number;
  /** Width of the outline; 0 is none. */
  outline?: number;
  fill?: string;
  /** A pattern fill between the base and the shading. */
  texture?: string | undefined;
}

/** Colour of the plain shirt below an open garment that is worn. */
export const WORN_BELOW = '#ece8e1';

/** Up to this reach of the soft edge a crisp one looks the same at catalogue sizes. */
const SHARP_ROUND = 10;

/** Numbers in an SVG need no more than one decimal, small ones (opacities, ratios) two. */
function shorten(markup: string): string {
  return markup.replace(/-?\d+\.\d+(?:e-\d+)?/g, (text) => {
    const value = Number(text);
    return String(Number(value.toFixed(Math.abs(value) < 2 ? 2 : 1)));
  });
}

/** Collects the markup of one SVG document. Definitions that are asked for twice are made once. */
export class Canvas {
  readonly closeUp: boolean;
  readonly onTile: boolean;
  /** closures and fastenings of a garment are on the other side */
  readonly isBack: boolean;
  /** somebody is in it: its inside does not show */
  readonly isWorn: boolean;
  #definitions = new Map<string, string>();
  #body: string[] = [];

  /**
   * A detail picture asks kinds for the weave that only a close-up shows; a front picture stands on the
   * tile, where hanging things still cast a shadow.
   */
  constructor(view: PictureView) {
    this.closeUp = view === 'detail' || view === 'finish';
    this.onTile = ['front', 'back', 'side', 'inside', 'angle'].includes(view);
    this.isBack = view === 'back';
    this.isWorn = view === 'worn';
  }

  add(markup: string): void {
    this.#body.push(markup);
  }

  /** Registers a definition; `template` has `@` where its id belongs. Returns the id. */
  define(template: string): string {
    const known = this.#definitions.get(template);
    if (known !== undefined) {
      return known;
    }
    const id = `d${this.#definitions.size.toString(36)}`;
    this.#definitions.set(template, id);
    return id;
  }

  /** A linear gradient over the painted thing's box; stops are `[offset, colour, opacity?]`. */
  linear(stops: readonly (readonly [number, string, number?])[], from = [0, 0], to = [1, 1]): string {
    return `url(#${this.define(
      `<linearGradient id="@" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${drawStops(stops)}</linearGradient>`,
    )})`;
  }

  radial(stops: readonly (readonly [number, string, number?])[], centre = [0.5, 0.5], radius = 0.5): string {
    return `url(#${this.define(
      `<radialGradient id="@" cx="${centre[0]}" cy="${centre[1]}" r="${radius}">${drawStops(stops)}</radialGradient>`,
    )})`;
  }

  blur(deviation: number): string {
    return this.#softener(deviation, 0.5);
  }

  #softener(deviation: number, margin: number): string {
    return `url(#${this.define(
      `<filter id="@" x="${-margin}" y="${-margin}" width="${1 + margin * 2}" height="${1 + margin * 2}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )})`;
  }

  path(d: string, fill: string, attributes = ''): void {
    this.add(`<path d="${d}" fill="${fill}"${attributes && ` ${attributes}`}/>`);
  }

  line(d: string, colour: string, width: number, attributes = ''): void {
    this.add(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${attributes && ` ${attributes}`}/>`,
    );
  }

  /** A row of stitches along a path. */
  stitch(d: string, colour: string, width = 2): void {
    this.add(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="7 5" opacity=".8"/>`,
    );
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes = ''): void {
    this.add(
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes && ` ${attributes}`}/>`,
    );
  }

  /** A shaded body of one material. Returns the clip id for `inside`. */
  surface(d: string, tones: Tones, shading: Shading = {}): string {
    const { round = 26, dark = 0.5, light = 0.5, outline = 1.5 } = shading;
    const shape = this.define(`<path id="@" d="${d}"/>`);
    const clip = this.define(`<clipPath id="@"><use href="#${shape}"/></clipPath>`);
    const fill =
      shading.fill ??
      this.linear([
        [0, tones.lit],
        [0.5, tones.base],
        [1, tones.shaded],
      ]);
    this.add(`<use href="#${shape}" fill="${fill}"/>`);
    if (shading.texture) {
      this.add(`<use href="#${shape}" fill="${shading.texture}"/>`);
    }
    if (round > 0) {
      this.add(`<g clip-path="url(#${clip})">${this.#edges(shape, tones, round, dark, light)}</g>`);
    }
    if (outline > 0) {
      this.add(
        `<use href="#${shape}" fill="none" stroke="${tones.line}" stroke-width="${outline}" stroke-linejoin="round"/>`,
      );
    }
    return clip;
  }

  /** The lit and the shaded edge. Filters cost most of the rendering: one for both, none on small parts. */
  #edges(shape: string, tones: Tones, round: number, dark: number, light: number): string {
    const small = round <= SHARP_ROUND;
    const offset = round * (small ? 0.25 : 0.4);
    const strength = small ? 0.6 : 1;
    const edge = (colour: string, opacity: number, x: number, y: number) =>
      `<use href="#${shape}" stroke="${colour}" opacity="${opacity * strength}" transform="translate(${x} ${y})"/>`;
    const style = small
      ? `fill="none" stroke-width="${round * 0.7}"`
      : `fill="none" stroke-width="${round * 1.5}" filter="${this.#softener(round * 0.5, 0.15)}"`;
    return `<g ${style}>${edge(tones.glow, light, offset * 1.2, offset)}${edge(tones.shadow, dark, -offset, -offset)}</g>`;
  }

  /** Paints clipped to a surface. */
  inside(clip: string, paint: () => void, attributes = ''): void {
    this.add(`<g clip-path="url(#${clip})"${attributes && ` ${attributes}`}>`);
    paint();
    this.add('</g>');
  }

  /** Paints blurred: folds, soft reflections. */
  soft(deviation: number, paint: () => void, attributes = ''): void {
    this.group(`filter="${this.blur(deviation)}"${attributes && ` ${attributes}`}`, paint);
  }

  /** Paints a part that words speak of, named so that a picture can be compared with them. */
  part(name: string, paint: () => void): void {
    this.group(`data-part="${name}"`, paint);
  }

  group(attributes: string, paint: () => void): void {
    this.add(`<g ${attributes}>`);
    paint();
    this.add('</g>');
  }

  /** Paints something once and returns the id by which `repeat` shows it. */
  keep(paint: () => void): string {
    const body = this.#body;
    this.#body = [];
    paint();
    const markup = this.#body.join('');
    this.#body = body;
    return this.define(`<g id="@">${markup}</g>`);
  }

  /** Shows again what was kept. */
  repeat(id: string, transform: string): void {
    this.add(`<use href="#${id}" transform="${transform}"/>`);
  }

  /** The soft shadow where a thing meets the floor; `width` and `height` are radii. */
  contactShadow(x: number, y: number, width: number, height: number, strength = 0.3): void {
    const fill = this.radial([
      [0, '#1d1a17', strength],
      [0.55, '#1d1a17', strength * 0.45],
      [1, '#1d1a17', 0],
    ]);
    this.ellipse(x, y, width, height, fill);
  }

  /** The complete document with the given size in picture units. */
  document(width: number, height: number): string {
    const definitions = [...this.#definitions].map(([template, id]) => template.replace('@', id)).join('');
    return shorten(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${this.#body.join('')}</svg>`,
    );
  }
}

function drawStops(stops: readonly (readonly [number, string, number?])[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
