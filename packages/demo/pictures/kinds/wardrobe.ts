import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, shift } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';
import { taperedLegs } from '../parts/upholstery.ts';
import { isTimber, paintGrain } from '../parts/wood.ts';

type Traits = {
  doors: number;
  style: 'smooth' | 'framed' | 'mirror' | 'slatted';
  drawers: number;
  base: 'plinth' | 'legs';
  handles: 'bar' | 'knob';
};

const TOP = 110;

function door(
  canvas: Canvas,
  box: { x: number; y: number; width: number; height: number },
  traits: Traits,
  paint: Paint,
  random: Random,
  mirrored: boolean,
): void {
  const { x, y, width, height } = box;
  const clip = canvas.surface(roundedBox(x, y, width, height, 3), paint.main, { round: 12, dark: 0.35 });
  if (mirrored) {
    canvas.path(
      roundedBox(x + 14, y + 14, width - 28, height - 28, 3),
      canvas.linear([
        [0, '#eef2f3'],
        [0.45, '#c9d2d6'],
        [0.5, '#dde4e6'],
        [1, '#aab6bb'],
      ]),
      `stroke="${paint.main.line}" stroke-width="1.5"`,
    );
    canvas.path(
      `M${x + 20} ${y + height * 0.5}L${x + width - 20} ${y + height * 0.2}V${y + height * 0.32}L${x + 20} ${y + height * 0.62}Z`,
      '#ffffff',
      'opacity=".35"',
    );
    return;
  }
  canvas.inside(clip, () => {
    if (isTimber(paint.colour)) {
      paintGrain(canvas, box, paint.main, random, true);
    }
    if (traits.style === 'slatted') {
      let d = '';
      for (let at = x + 14; at < x + width; at += 15) {
        d += `M${at} ${y}V${y + height}`;
      }
      canvas.line(d, paint.main.line, 3.5, 'opacity=".7"');
    }
  });
  if (traits.style === 'framed') {
    canvas.surface(
      roundedBox(x + 26, y + 30, width - 52, height - 60, 3),
      { ...paint.main, lit: paint.main.shaded, shaded: paint.main.lit },
      { round: 8, light: 0.3 },
    );
  }
}

export const wardrobe = defineKind<Traits>({
  design: (random) => ({
    doors: random.pick([2, 2, 3, 4]),
    style: random.pick(['smooth', 'framed', 'mirror', 'slatted']),
    drawers: random.pick([0, 0, 2]),
    base: random.pick(['plinth', 'legs']),
    handles: random.pick(['bar', 'knob']),
  }),
  draw(canvas, paint, traits, random) {
    const half = { 2: 205, 3: 262, 4: 316 }[traits.doors] ?? 205;
    const bottom = traits.base === 'legs' ? 850 : 884;
    canvas.contactShadow(400, 892, half + 40, 22, 0.5);
    if (traits.base === 'legs') {
      taperedLegs(canvas, [400 - half + 34, 400 + half - 34], 846, 892, deriveTones('#3a322c'));
    } else {
      canvas.path(
        `M${400 - half + 12} 880H${400 + half - 12}V892H${400 - half + 12}Z`,
        shift(paint.main.base, -0.25),
      );
    }
    canvas.surface(roundedBox(400 - half, TOP, half * 2, bottom - TOP, 6), paint.main, { round: 10 });
    canvas.surface(roundedBox(400 - half - 8, TOP - 8, half * 2 + 16, 22, 4), paint.main, { round: 6 });
    const width = (half * 2 - 24) / traits.doors;
    const doorBottom = bottom - 16 - (traits.drawers ? 170 : 0);
    const metal = '#b79a66';
    for (let index = 0; index < traits.doors; index++) {
      const x = 400 - half + 12 + width * index;
      const mirrored =
        traits.style === 'mirror' &&
        (traits.doors === 2 ? index === 1 : index > 0 && index < traits.doors - 1);
      door(
        canvas,
        { x: x + 2, y: TOP + 24, width: width - 4, height: doorBottom - TOP - 24 },
        traits,
        paint,
        random,
        mirrored,
      );
      const handleX = index % 2 === 0 ? x + width - 18 : x + 18;
      if (traits.handles === 'bar') {
        canvas.line(`M${handleX} 440V540`, shift(metal, -0.2), 8);
        canvas.line(`M${handleX - 1} 441V539`, metal, 5);
      } else {
        canvas.ellipse(handleX, 490, 9, 9, metal, `stroke="${shift(metal, -0.25)}" stroke-width="2"`);
      }
    }
    for (let index = 0; index < traits.drawers; index++) {
      const y = doorBottom + 4 + index * 84;
      canvas.surface(roundedBox(400 - half + 14, y, half * 2 - 28, 78, 3), paint.main, {
        round: 10,
        dark: 0.35,
      });
      canvas.line(`M360 ${y + 38}H440`, metal, 7);
    }
  },
  focus: { x: 400, y: 420, zoom: 2 },
  setting: 'bedroom',
  placement: { anchor: [400, 892], scale: 0.86, at: [400, 860] },
});
