import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { oval } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';
import { isTimber, paintGrain } from '../parts/wood.ts';

type Traits = {
  top: 'rectangle' | 'round' | 'oval';
  legs: 'straight' | 'splayed' | 'metal-frame' | 'pedestal';
  height: 'dining' | 'coffee';
  apron: 'none' | 'slim' | 'deep';
};

const FLOOR = 800;

function legs(canvas: Canvas, traits: Traits, paint: Paint, y: number, half: number): void {
  const metal = deriveTones('#2b2a2b');
  if (traits.legs === 'pedestal') {
    canvas.surface(
      `M376 ${y}H424L432 ${FLOOR - 40}C480 ${FLOOR - 24} 520 ${FLOOR - 10} 530 ${FLOOR}H270C280 ${FLOOR - 10} 320 ${FLOOR - 24} 368 ${FLOOR - 40}Z`,
      paint.main,
      { round: 16 },
    );
    return;
  }
  for (const depth of [0.62, 1]) {
    const floor = depth === 1 ? FLOOR : FLOOR - 34;
    for (const side of [-1, 1]) {
      const at = 400 + side * half * (depth === 1 ? 0.9 : 0.7);
      if (traits.legs === 'metal-frame') {
        canvas.surface(`M${at - 6} ${y}H${at + 6}V${floor}H${at - 6}Z`, metal, { round: 4 });
      } else {
        const splay = traits.legs === 'splayed' ? side * 26 : 0;
        canvas.surface(
          `M${at - 17} ${y}H${at + 17}L${at + 10 + splay} ${floor}H${at - 10 + splay}Z`,
          paint.main,
          { round: 8 },
        );
      }
    }
    if (traits.legs === 'metal-frame') {
      const reach = half * (depth === 1 ? 0.9 : 0.7);
      canvas.surface(`M${400 - reach} ${floor - 10}H${400 + reach}V${floor}H${400 - reach}Z`, metal, {
        round: 3,
      });
    }
  }
}

/** The frame under the top, between the legs. */
function apron(canvas: Canvas, traits: Traits, paint: Paint, y: number, half: number): void {
  const reach = half * (traits.legs === 'pedestal' ? 0.5 : 0.84);
  const lower = y + (traits.apron === 'deep' ? 84 : 54);
  canvas.surface(`M${400 - reach} ${y + 4}H${400 + reach}V${lower}H${400 - reach}Z`, paint.main, {
    round: 8,
  });
}

function top(canvas: Canvas, traits: Traits, paint: Paint, y: number, half: number, random: Random): void {
  const { main } = paint;
  const flat = traits.top === 'rectangle';
  const face = flat
    ? `M${400 - half * 0.84} ${y - 64}H${400 + half * 0.84}L${400 + half} ${y}H${400 - half}Z`
    : oval(400, y - 24, half, traits.top === 'round' ? 62 : 52);
  const edge = flat
    ? `M${400 - half} ${y}H${400 + half}V${y + 22}Q${400 + half} ${y + 26} ${400 + half - 6} ${y + 26}H${400 - half + 6}Q${400 - half} ${y + 26} ${400 - half} ${y + 22}Z`
    : `M${400 - half} ${y - 24}A${half} 56 0 0 0 ${400 + half} ${y - 24}V${y - 4}A${half} 56 0 0 1 ${400 - half} ${y - 4}Z`;
  canvas.surface(edge, { ...main, lit: main.shaded }, { round: 8 });
  const clip = canvas.surface(face, main, { round: 12, dark: 0.25, light: 0.8 });
  canvas.inside(clip, () => {
    if (isTimber(paint.colour)) {
      paintGrain(canvas, { x: 400 - half, y: y - 84, width: half * 2, height: 120 }, main, random);
    }
    canvas.soft(12, () =>
      canvas.path(
        `M${400 - half * 0.6} ${y - 80}L${400 - half * 0.2} ${y - 80}L${400 - half * 0.4} ${y + 40}L${400 - half} ${y + 40}Z`,
        '#ffffff',
        'opacity=".28"',
      ),
    );
  });
}

export const table = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    top: random.pick(['rectangle', 'rectangle', 'round', 'oval']),
    legs: random.pick(['straight', 'splayed', 'metal-frame', 'pedestal']),
    height: random.pick(['dining', 'dining', 'coffee']),
    apron: random.pick(['none', 'slim', 'deep']),
  }),
  draw(canvas, paint, traits, random) {
    const y = traits.height === 'dining' ? random.between(500, 516) : random.between(606, 630);
    const half = traits.top === 'round' ? random.between(250, 280) : random.between(330, 352);
    canvas.contactShadow(400, FLOOR, half + 30, 30, 0.36);
    legs(canvas, traits, paint, y + 4, half);
    if (traits.apron !== 'none') apron(canvas, traits, paint, y, half);
    canvas.soft(8, () =>
      canvas.path(
        `M${400 - half * 0.9} ${y + 20}H${400 + half * 0.9}V${y + 44}H${400 - half * 0.9}Z`,
        '#1d1a17',
        'opacity=".22"',
      ),
    );
    top(canvas, traits, paint, y, half, random);
  },
  focus: { x: 240, y: 540, zoom: 2.1 },
  setting: 'living',
  placement: { anchor: [400, 800], scale: 0.9, at: [400, 890] },
  rise: 140,
});
