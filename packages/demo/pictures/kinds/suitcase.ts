import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';

type Traits = {
  shell: 'hard' | 'soft';
  relief: 'upright' | 'level' | 'smooth';
  pieces: number;
  size: 'cabin' | 'medium' | 'large';
  handle: 'out' | 'in';
};

const SIZES = { cabin: [290, 470], medium: [340, 560], large: [390, 640] } as const;

function relief(canvas: Canvas, w: number, h: number, traits: Traits, paint: Paint): void {
  const { main } = paint;
  let d = '';
  if (traits.relief === 'upright')
    for (let x = -w / 2 + 44; x < w / 2 - 30; x += 42) d += `M${x} ${-h + 60}V-60`;
  if (traits.relief === 'level')
    for (let y = -h + 70; y < -50; y += 46) d += `M${-w / 2 + 30} ${y}H${w / 2 - 30}`;
  if (!d) return;
  canvas.line(d, main.line, 7, 'opacity=".75"');
  canvas.line(d, main.glow, 4, 'opacity=".7" transform="translate(6 4)"');
}

function soft(canvas: Canvas, w: number, h: number, paint: Paint): void {
  const { main } = paint;
  canvas.surface(roundedBox(-w / 2 + 34, -h + 60, w - 68, h * 0.3, 16), main, { round: 18 });
  canvas.surface(roundedBox(-w / 2 + 34, -h * 0.6 + 34, w - 68, h * 0.6 - 80, 16), main, { round: 22 });
  for (const y of [-h + 86, -h * 0.6 + 64]) {
    canvas.line(`M${-w / 2 + 50} ${y}H${w / 2 - 50}`, main.line, 8);
    canvas.line(`M${-w / 2 + 50} ${y}H${w / 2 - 50}`, '#b9b6b0', 3);
  }
}

/** One case whose wheels stand at the origin. */
function paintCase(canvas: Canvas, size: Traits['size'], traits: Traits, paint: Paint): void {
  const [w, h] = SIZES[size];
  const { main } = paint;
  const metal = deriveTones('#b9bdc1');
  const dark = deriveTones('#2c2d30');
  canvas.contactShadow(0, 4, w * 0.62, 20, 0.45);
  if (traits.handle === 'out') {
    canvas.line(`M${-w * 0.17} ${-h}V${-h - 140}M${w * 0.17} ${-h}V${-h - 140}`, metal.shaded, 14);
    canvas.line(`M${-w * 0.17 - 2} ${-h}V${-h - 140}M${w * 0.17 - 2} ${-h}V${-h - 140}`, metal.glow, 5);
    canvas.surface(roundedBox(-w * 0.22, -h - 168, w * 0.44, 36, 16), dark, { round: 10 });
  } else {
    canvas.surface(
      `M${-w * 0.2} ${-h}v-34q0 -14 14 -14h${w * 0.4 - 28}q14 0 14 14v34h-22v-22h${-(w * 0.4 - 44)}v22Z`,
      dark,
      { round: 8 },
    );
  }
  for (const x of [-w / 2 + 46, w / 2 - 46]) {
    canvas.surface(roundedBox(x - 24, -54, 48, 40, 8), dark, { round: 8 });
    canvas.ellipse(x, -14, 20, 18, dark.base, `stroke="${metal.base}" stroke-width="5"`);
  }
  const clip = canvas.surface(roundedBox(-w / 2, -h, w, h - 36, traits.shell === 'hard' ? 46 : 30), main, {
    round: 46,
    light: traits.shell === 'hard' ? 0.8 : 0.45,
  });
  canvas.inside(clip, () => {
    if (traits.shell === 'hard') relief(canvas, w, h - 30, traits, paint);
    else soft(canvas, w, h - 30, paint);
    canvas.soft(14, () =>
      canvas.path(
        `M${-w * 0.4} ${-h}h${w * 0.16}l${-w * 0.1} ${h}h${-w * 0.12}Z`,
        '#ffffff',
        'opacity=".22"',
      ),
    );
  });
  canvas.surface(roundedBox(w / 2 - 16, -h * 0.62, 22, 110, 8), dark, { round: 6 });
  canvas.surface(roundedBox(-44, -h + 26, 88, 26, 13), metal, { round: 8 });
}

export const suitcase = defineKind<Traits>({
  design: (random) => ({
    shell: random.pick(['hard', 'hard', 'hard', 'soft']),
    relief: random.pick(['upright', 'level', 'smooth']),
    pieces: random.pick([1, 1, 2, 3]),
    size: random.pick(['cabin', 'medium', 'large']),
    handle: random.pick(['out', 'out', 'in']),
  }),
  draw(canvas, paint, traits) {
    const place = (x: number, y: number, scale: number, size: Traits['size'], handle: Traits['handle']) =>
      canvas.group(`transform="translate(${x} ${y}) scale(${scale})"`, () =>
        paintCase(canvas, size, { ...traits, handle }, paint),
      );
    if (traits.pieces === 1) {
      place(400, 890, 1.06, traits.size, traits.handle);
    } else if (traits.pieces === 2) {
      place(294, 860, 1.02, 'large', traits.handle);
      place(546, 890, 0.98, 'cabin', 'in');
    } else {
      const small = canvas.keep(() => paintCase(canvas, 'cabin', { ...traits, handle: 'in' }, paint));
      place(250, 850, 0.96, 'large', traits.handle);
      canvas.repeat(small, 'translate(438 870) scale(1.08)');
      canvas.repeat(small, 'translate(612 890) scale(.88)');
    }
  },
  focus: { x: 400, y: 520, zoom: 1.8 },
  setting: 'living',
  placement: { anchor: [400, 890], scale: 0.74, at: [400, 880] },
});
