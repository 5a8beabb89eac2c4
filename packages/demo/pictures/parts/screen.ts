import type { Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import { roundedBox } from './outline.ts';
import type { Random } from './random.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SKIES = [
  ['#f3a66b', '#d8567a', '#3b2b63'],
  ['#8fd0d6', '#3f7fb5', '#17305c'],
  ['#f5dfa8', '#7fb58d', '#1f5a5a'],
  ['#f0c4d4', '#8a78c8', '#2a2a5e'],
] as const;

/** A lit screen that shows hills under an evening sky, with the glass's reflection over it. */
export function paintScreen(canvas: Canvas, box: Box, radius: number, random: Random): void {
  const [top, middle, bottom] = random.pick<readonly [string, string, string]>(SKIES);
  const { x, y, width, height } = box;
  const shape = roundedBox(x, y, width, height, radius);
  const clip = canvas.define(`<clipPath id="@"><path d="${shape}"/></clipPath>`);
  canvas.inside(clip, () => {
    canvas.path(
      shape,
      canvas.linear(
        [
          [0, bottom],
          [0.5, middle],
          [1, top],
        ],
        [0, 0],
        [0, 1],
      ),
    );
    const size = Math.min(width, height);
    const sunX = x + width * random.between(0.3, 0.7);
    canvas.ellipse(sunX, y + height * 0.58, size * 0.13, size * 0.13, mix(top, '#ffffff', 0.65));
    const hill = (level: number, swing: number, colour: string) =>
      canvas.path(
        `M${x} ${y + height * level}C${x + width * 0.25} ${y + height * (level - swing)} ${x + width * 0.4} ${y + height * (level + swing * 0.6)} ${x + width * 0.6} ${y + height * (level - swing * 0.3)}S${x + width * 0.85} ${y + height * (level - swing)} ${x + width} ${y + height * level}V${y + height}H${x}Z`,
        colour,
      );
    hill(0.7, 0.1, mix(middle, bottom, 0.45));
    hill(0.8, -0.08, mix(middle, bottom, 0.75));
    hill(0.9, 0.07, mix(bottom, '#0d1020', 0.35));
    canvas.path(
      `M${x} ${y}H${x + width * 0.46}L${x + width * 0.16} ${y + height}H${x}Z`,
      '#ffffff',
      'opacity=".07"',
    );
  });
}

/** A camera lens: metal ring, dark glass, reflections. */
export function paintLens(canvas: Canvas, x: number, y: number, radius: number): void {
  canvas.ellipse(
    x,
    y,
    radius,
    radius,
    canvas.linear([
      [0, '#6b6e73'],
      [0.5, '#2a2b2e'],
      [1, '#131416'],
    ]),
    'stroke="#0c0d0e" stroke-width="1.5"',
  );
  canvas.ellipse(
    x,
    y,
    radius * 0.74,
    radius * 0.74,
    canvas.radial(
      [
        [0, '#37456b'],
        [0.55, '#151a2c'],
        [1, '#08090f'],
      ],
      [0.4, 0.36],
      0.7,
    ),
  );
  canvas.ellipse(x, y, radius * 0.4, radius * 0.4, '#05060a', 'opacity=".7"');
  canvas.ellipse(
    x - radius * 0.26,
    y - radius * 0.28,
    radius * 0.15,
    radius * 0.1,
    '#ffffff',
    'opacity=".75"',
  );
  canvas.ellipse(
    x + radius * 0.24,
    y + radius * 0.28,
    radius * 0.08,
    radius * 0.08,
    '#9fb4ff',
    'opacity=".55"',
  );
}
