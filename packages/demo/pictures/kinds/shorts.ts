import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { button, rivet } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import { AXIS, hangShadow } from '../parts/garment.ts';
import { type Legs, legsPath, paintLegs, waistband } from '../parts/legs.ts';
import { pocketFlap } from '../parts/tailoring.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  cut: 'chino' | 'cargo' | 'denim' | 'jogger' | 'pleated';
  length: 'short' | 'bermuda';
  pattern: string;
  cuffs: boolean;
  stripe: boolean;
};

function shapeLegs(traits: Traits): Legs {
  const bermuda = traits.length === 'bermuda';
  const wide = traits.cut === 'cargo' || traits.cut === 'pleated' ? 14 : 0;
  return {
    top: bermuda ? 210 : 270,
    waist: 176,
    hip: 228,
    crotchY: bermuda ? 484 : 544,
    knee: 232 + wide,
    hem: 226 + wide * 1.6,
    hemY: bermuda ? 786 : 720,
    stance: 124,
  };
}

/** The details of each leg: stripe, pleats, pocket, hem. */
function paintSide(
  canvas: Canvas,
  legs: Legs,
  traits: Traits,
  { main, accent }: Paint,
  side: number,
  seam: string,
): void {
  const x = (value: number) => AXIS + side * value;
  if (traits.cut === 'jogger' && traits.stripe) {
    canvas.line(
      `M${x(196)} ${legs.top + 40}C${x(236)} ${legs.top + 200} ${x(240)} ${legs.hemY - 60} ${x(238)} ${legs.hemY}`,
      accent.glow,
      16,
    );
  }
  if (traits.cut === 'pleated') {
    canvas.line(
      `M${x(62)} ${legs.top + 46}L${x(76)} ${legs.top + 170}M${x(94)} ${legs.top + 44}L${x(104)} ${legs.top + 150}`,
      main.line,
      2.6,
    );
  }
  if (traits.cut === 'denim') {
    canvas.line(
      `M${x(84)} ${legs.top + 46}C${x(92)} ${legs.top + 100} ${x(150)} ${legs.top + 120} ${x(206)} ${legs.top + 110}`,
      main.line,
      3,
    );
    canvas.stitch(
      `M${x(76)} ${legs.top + 46}C${x(86)} ${legs.top + 110} ${x(150)} ${legs.top + 130} ${x(210)} ${legs.top + 120}`,
      seam,
      2,
    );
    rivet(canvas, x(94), legs.top + 62, 5);
  } else {
    canvas.line(`M${x(140)} ${legs.top + 44}L${x(202)} ${legs.top + 170}`, main.line, 2.8);
  }
  canvas.stitch(`M${x(8)} ${legs.hemY - 24}H${x(270)}`, seam, 2);
}

export const shorts = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    cut: random.pick(['chino', 'chino', 'cargo', 'denim', 'jogger', 'pleated']),
    length: random.pick(['short', 'bermuda', 'bermuda']),
    pattern: random.pick(['plain', 'plain', 'plain', 'check', 'pinstripe', 'floral']),
    cuffs: random.chance(0.4),
    stripe: random.chance(0.4),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    const legs = shapeLegs(traits);
    const patterned = traits.cut === 'chino' || traits.cut === 'pleated';
    const cloth = traits.cut === 'denim' ? 'denim' : patterned ? traits.pattern : 'plain';
    const texture = clothFill(canvas, cloth, paint);
    hangShadow(canvas, legs.hemY, 250);
    const clip = canvas.surface(legsPath(legs), main, { round: 40, texture });
    const seam = traits.cut === 'denim' ? '#c99a55' : main.line;
    canvas.inside(clip, () => {
      paintLegs(canvas, legs, main, random);
      for (const side of [-1, 1]) paintSide(canvas, legs, traits, paint, side, seam);
      if (traits.cuffs) {
        canvas.path(`M100 ${legs.hemY - 56}H700V${legs.hemY + 20}H100Z`, main.glow, 'opacity=".22"');
        canvas.line(`M100 ${legs.hemY - 56}H700`, main.line, 4);
      }
      canvas.line(`M${AXIS} ${legs.top + 40}V${legs.crotchY}`, main.line, 2.4);
      canvas.stitch(
        `M${AXIS + 10} ${legs.top + 48}V${legs.crotchY - 80}Q${AXIS + 8} ${legs.crotchY - 50} ${AXIS} ${legs.crotchY - 36}`,
        seam,
        2,
      );
    });
    if (traits.cut === 'cargo') {
      for (const side of [-1, 1]) {
        const x = AXIS + side * 190;
        const y = legs.crotchY + 40;
        canvas.surface(`M${x - 56} ${y}H${x + 56}V${y + 126}Q${x} ${y + 134} ${x - 56} ${y + 126}Z`, main, {
          round: 10,
        });
        pocketFlap(canvas, x, y - 6, 120, 48, main, undefined);
        button(canvas, x, y + 26, main.inside, 7);
      }
    }
    waistband(canvas, legs, main, texture, seam);
    if (traits.cut === 'jogger') {
      canvas.line(
        `M${AXIS - 8} ${legs.top + 26}C${AXIS - 40} ${legs.top + 70} ${AXIS - 26} ${legs.top + 110} ${AXIS - 34} ${legs.top + 150}M${AXIS + 8} ${legs.top + 26}C${AXIS + 34} ${legs.top + 66} ${AXIS + 22} ${legs.top + 110} ${AXIS + 30} ${legs.top + 136}`,
        '#f1ece2',
        7,
      );
    } else {
      button(canvas, AXIS, legs.top + 24, traits.cut === 'denim' ? '#b07d4a' : main.inside, 10);
    }
  },
  focus: { x: 440, y: 380, zoom: 2.1 },
  setting: 'rail',
  placement: { anchor: [400, 230], scale: 0.78, at: [400, 230] },
  drop: ({ length }) => (length === 'short' ? 40 : -20),
});
