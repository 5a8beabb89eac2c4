import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { board } from '../parts/cabinet.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';
import { taperedLegs } from '../parts/upholstery.ts';

type Traits = {
  frame: 'wood' | 'metal' | 'lift' | 'trestle';
  drawers: 'none' | 'tray' | 'pedestal';
  shelf: boolean;
  shape: 'straight' | 'corner';
  metal: 'black' | 'white';
};

const FLOOR = 840;
const TOP = 470;

function frame(canvas: Canvas, traits: Traits, paint: Paint): void {
  const metal = deriveTones(traits.metal === 'black' ? '#2b2a2b' : '#e4e4e1');
  const bar = (d: string) => canvas.surface(d, metal, { round: 5 });
  if (traits.frame === 'wood') {
    taperedLegs(canvas, [156, 644], TOP + 20, FLOOR - 34, paint.main);
    taperedLegs(canvas, [100, 700], TOP + 20, FLOOR, paint.main);
  } else if (traits.frame === 'metal') {
    for (const x of [88, 692]) {
      bar(`M${x} ${TOP + 20}h20V${FLOOR}h-20Z`);
      bar(`M${x < 400 ? x + 50 : x - 50} ${TOP + 20}h16V${FLOOR - 34}h-16Z`);
    }
    bar(`M106 ${FLOOR - 26}H694V${FLOOR - 12}H106Z`);
  } else if (traits.frame === 'lift') {
    for (const x of [196, 560]) {
      bar(`M${x + 6} ${TOP + 20}h32V680h-32Z`);
      bar(`M${x} 620h44V${FLOOR - 14}h-44Z`);
      bar(roundedBox(x - 84, FLOOR - 20, 212, 20, 8));
    }
    bar(`M240 ${TOP + 24}H560V${TOP + 46}H240Z`);
    canvas.path(roundedBox(610, TOP + 22, 84, 22, 6), '#1b1c1f');
    canvas.line(`M628 ${TOP + 33}h10M650 ${TOP + 33}h28`, '#8fd6e8', 4);
  } else {
    for (const x of [190, 610]) {
      bar(
        `M${x - 12} ${TOP + 20}h24l74 ${FLOOR - TOP - 20}h-20l-66 -${FLOOR - TOP - 70}l-66 ${FLOOR - TOP - 70}h-20Z`,
      );
      bar(`M${x - 50} 700h100v14h-100Z`);
    }
  }
}

function storage(canvas: Canvas, traits: Traits, paint: Paint, random: Random): void {
  const knob = (x: number, y: number) =>
    canvas.surface(roundedBox(x - 30, y - 5, 60, 10, 5), deriveTones('#b79a66'), { round: 4 });
  if (traits.drawers === 'tray') {
    for (const x of [130, 410]) {
      board(canvas, { x, y: TOP + 24, width: 260, height: 66 }, paint, random);
      knob(x + 130, TOP + 58);
    }
  } else if (traits.drawers === 'pedestal') {
    canvas.surface(
      roundedBox(486, TOP + 24, 210, 320, 5),
      { ...paint.main, lit: paint.main.inside, base: paint.main.inside },
      { round: 8 },
    );
    [0, 1, 2].forEach((index) => {
      board(canvas, { x: 492, y: TOP + 32 + index * 104, width: 198, height: 98 }, paint, random);
      knob(591, TOP + 58 + index * 104);
    });
  }
}

/** The second half of a corner desk, which comes towards the viewer on the left. */
function wing(canvas: Canvas, traits: Traits, paint: Paint, random: Random): void {
  const near = TOP + 96;
  const legs =
    traits.frame === 'wood' ? paint.main : deriveTones(traits.metal === 'black' ? '#2b2a2b' : '#e4e4e1');
  for (const x of [26, 248]) canvas.surface(`M${x} ${near}h20V${FLOOR + 50}h-20Z`, legs, { round: 5 });
  canvas.surface(`M46 ${TOP - 2}H250L280 ${near}H8Z`, paint.main, { round: 10, dark: 0.2, light: 0.8 });
  board(canvas, { x: 6, y: near, width: 276, height: 26 }, paint, random);
}

export const desk = defineKind<Traits>({
  design: (random) => ({
    frame: random.pick(['wood', 'metal', 'lift', 'trestle']),
    drawers: random.pick(['none', 'tray', 'pedestal']),
    shelf: random.chance(0.35),
    shape: random.pick(['straight', 'straight', 'straight', 'corner']),
    metal: random.pick(['black', 'black', 'white']),
  }),
  draw(canvas, paint, traits, random) {
    canvas.contactShadow(400, FLOOR, 380, 26, 0.36);
    frame(canvas, traits, paint);
    if (traits.frame === 'wood' || traits.frame === 'metal') storage(canvas, traits, paint, random);
    canvas.soft(8, () => canvas.path(`M80 ${TOP + 18}H720V${TOP + 44}H80Z`, '#1d1a17', 'opacity=".25"'));
    if (traits.shelf) {
      canvas.surface(`M150 ${TOP - 190}h18v160h-18ZM632 ${TOP - 190}h18v160h-18Z`, paint.main, { round: 5 });
      board(canvas, { x: 132, y: TOP - 206, width: 536, height: 22 }, paint, random);
      canvas.surface(roundedBox(170, TOP - 296, 34, 90, 3), deriveTones('#a9604a'), { round: 5 });
      canvas.surface(roundedBox(206, TOP - 310, 30, 104, 3), deriveTones('#3f5468'), { round: 5 });
      canvas.surface(roundedBox(238, TOP - 286, 38, 80, 3), deriveTones('#d8c7a5'), { round: 5 });
    }
    canvas.surface(`M112 ${TOP - 46}H688L752 ${TOP}H48Z`, paint.main, { round: 10, dark: 0.25, light: 0.8 });
    board(canvas, { x: 46, y: TOP - 2, width: 708, height: 26 }, paint, random);
    if (traits.shape === 'corner') wing(canvas, traits, paint, random);
  },
  focus: { x: 260, y: 520, zoom: 2 },
  setting: 'living',
  placement: { anchor: [400, 840], scale: 0.9, at: [400, 890] },
  rise: 110,
});
