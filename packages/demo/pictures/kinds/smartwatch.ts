import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';

type Traits = {
  shape: 'square' | 'round' | 'band';
  strap: 'silicone' | 'leather' | 'loop' | 'mesh';
  face: 'rings' | 'digital' | 'analogue' | 'pulse';
  metal: 'graphite' | 'silver' | 'gold';
};

const METALS = { graphite: '#3a3c40', silver: '#c4c8cc', gold: '#d5b98d' } as const;
const HALVES = { square: [148, 178], round: [170, 170], band: [92, 190] } as const;

/** The rows of a woven strap. */
function woven(mesh: boolean): string {
  const step = mesh ? 22 : 14;
  let d = '';
  for (let y = 60; y < 950; y += step)
    d += mesh ? `M260 ${y}q17 ${step} 35 0t35 0t35 0t35 0t35 0t35 0t35 0t35 0` : `M260 ${y}H540`;
  return d;
}

function strap(canvas: Canvas, traits: Traits, paint: Paint): void {
  const { main } = paint;
  const w = traits.shape === 'band' ? 78 : 108;
  const d = `M${400 - w - 16} 500L${412 - w} 76Q${414 - w} 60 ${430 - w} 60H${370 + w}Q${386 + w} 60 ${388 + w} 76L${416 + w} 500L${388 + w} 924Q${386 + w} 940 ${370 + w} 940H${430 - w}Q${414 - w} 940 ${412 - w} 924Z`;
  const clip = canvas.surface(d, main, { round: 36, light: traits.strap === 'silicone' ? 0.6 : 0.4 });
  canvas.inside(clip, () => {
    if (traits.strap === 'silicone') {
      for (let y = 730; y < 920; y += 44)
        canvas.surface(
          roundedBox(388, y, 24, 20, 10),
          { ...main, lit: main.shadow, base: main.shadow },
          { round: 3 },
        );
    } else if (traits.strap === 'leather') {
      canvas.stitch(
        `M${412 - w} 480L${424 - w} 80M${388 + w} 480L${376 + w} 80M${412 - w} 520L${424 - w} 920M${388 + w} 520L${376 + w} 920`,
        main.glow,
        4,
      );
    } else {
      canvas.line(
        woven(traits.strap === 'mesh'),
        main.line,
        traits.strap === 'mesh' ? 3 : 4,
        'opacity=".55"',
      );
    }
  });
}

function ring(canvas: Canvas, radius: number, part: number, colour: string): void {
  const round = 2 * Math.PI * radius;
  canvas.add(
    `<circle cx="400" cy="500" r="${radius}" fill="none" stroke="${colour}" stroke-width="24" opacity=".28"/>`,
  );
  canvas.add(
    `<circle cx="400" cy="500" r="${radius}" fill="none" stroke="${colour}" stroke-width="24" stroke-linecap="round" stroke-dasharray="${round * part} ${round}" transform="rotate(-90 400 500)"/>`,
  );
}

function face(canvas: Canvas, traits: Traits, paint: Paint): void {
  const ink = '#f1f4f6';
  const accent = paint.accent.glow;
  if (traits.shape === 'band' || traits.face === 'digital') {
    const s = traits.shape === 'band' ? 0.62 : 1;
    canvas.group(`transform="translate(400 500) scale(${s})"`, () => {
      canvas.line(
        'M-84 -70V10M-52 -70H-12V-30H-52V10H-12M28 -70V-30H68M68 -70V10M90 -70H126V10H90Z',
        ink,
        15,
        'stroke-linejoin="round"',
      );
      canvas.line('M-84 60H120', accent, 15);
      canvas.line('M-84 60H10', '#8fe0b0', 15);
      canvas.line('M-84 104h70M20 104h96', '#8d9298', 11);
    });
  } else if (traits.face === 'rings') {
    ring(canvas, 118, 0.82, '#ffb454');
    ring(canvas, 88, 0.64, '#7fd1ff');
    ring(canvas, 58, 0.45, '#c6a8ff');
  } else if (traits.face === 'pulse') {
    canvas.line('M276 500H340L362 440L396 568L424 470L440 500H524', '#f0566d', 11, 'stroke-linejoin="round"');
    canvas.line('M336 396h54M410 396h54M346 604h108', ink, 13);
  } else {
    for (let hour = 0; hour < 12; hour++) {
      const turn = (hour / 12) * Math.PI * 2;
      canvas.line(
        `M${400 + Math.sin(turn) * 112} ${500 - Math.cos(turn) * 112}L${400 + Math.sin(turn) * 128} ${500 - Math.cos(turn) * 128}`,
        ink,
        7,
      );
    }
    canvas.line('M400 500L352 460M400 500L464 436', ink, 11);
    canvas.line('M400 500L440 584', accent, 5);
  }
}

export const smartwatch = defineKind<Traits>({
  design: (random) => ({
    shape: random.pick(['square', 'square', 'round', 'band']),
    strap: random.pick(['silicone', 'silicone', 'leather', 'loop', 'mesh']),
    face: random.pick(['rings', 'digital', 'analogue', 'pulse']),
    metal: random.pick(['graphite', 'silver', 'gold']),
  }),
  draw(canvas, paint, traits) {
    const metal = deriveTones(METALS[traits.metal]);
    const [w, h] = HALVES[traits.shape];
    const shape = (shrink: number) =>
      traits.shape === 'round'
        ? oval(400, 500, w - shrink, h - shrink)
        : roundedBox(
            400 - w + shrink,
            500 - h + shrink,
            (w - shrink) * 2,
            (h - shrink) * 2,
            (traits.shape === 'band' ? 80 : 62) - shrink * 0.6,
          );
    canvas.contactShadow(400, 944, 150, 18, 0.35);
    strap(canvas, traits, paint);
    if (traits.shape !== 'band') {
      canvas.surface(roundedBox(394 + w, 440, 24, 64, 9), metal, { round: 7 });
      canvas.surface(roundedBox(394 + w, 536, 14, 50, 6), metal, { round: 5 });
    }
    canvas.soft(10, () => canvas.path(shape(0), '#1d1a17', 'opacity=".35" transform="translate(3 12)"'));
    canvas.surface(shape(0), metal, { round: 16, light: 0.9 });
    canvas.path(shape(12), '#0b0c0e');
    const glass = canvas.define(`<clipPath id="@"><path d="${shape(16)}"/></clipPath>`);
    canvas.inside(glass, () => {
      face(canvas, traits, paint);
      canvas.path('M200 300H420L300 700H200Z', '#ffffff', 'opacity=".07"');
    });
  },
  focus: { x: 400, y: 500, zoom: 1.9 },
  setting: 'podium',
  placement: { anchor: [400, 944], scale: 0.66, at: [400, 790] },
});
