import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { type Box, board, cane, slats } from '../parts/cabinet.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, mix, shift } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';
import { taperedLegs } from '../parts/upholstery.ts';

type Traits = {
  doors: number;
  drawers: number;
  front: 'smooth' | 'slatted' | 'cane' | 'framed';
  base: 'legs' | 'frame' | 'plinth';
  size: 'low' | 'high';
  handles: 'knob' | 'bar' | 'none';
  decoration: 'vase' | 'books' | 'none';
};

const FLOOR = 820;

function handle(canvas: Canvas, x: number, y: number, traits: Traits, upright: boolean): void {
  const metal = '#b79a66';
  if (traits.handles === 'knob')
    canvas.ellipse(x, y, 9, 9, metal, `stroke="${shift(metal, -0.25)}" stroke-width="2"`);
  if (traits.handles === 'bar')
    canvas.line(upright ? `M${x} ${y - 36}V${y + 36}` : `M${x - 34} ${y}H${x + 34}`, metal, 7);
}

function door(canvas: Canvas, box: Box, traits: Traits, paint: Paint, random: Random): void {
  board(canvas, box, paint, random, true);
  const inner = { x: box.x + 18, y: box.y + 20, width: box.width - 36, height: box.height - 40 };
  if (traits.front === 'slatted') slats(canvas, box, paint.main.line);
  if (traits.front === 'cane') cane(canvas, inner);
  if (traits.front === 'framed') {
    canvas.surface(
      roundedBox(inner.x, inner.y, inner.width, inner.height, 3),
      { ...paint.main, lit: paint.main.shaded, shaded: paint.main.lit },
      { round: 8, light: 0.3 },
    );
  }
}

function base(canvas: Canvas, traits: Traits, paint: Paint, bottom: number): void {
  if (traits.base === 'legs') {
    taperedLegs(canvas, [110, 690], bottom - 4, FLOOR, paint.main);
  } else if (traits.base === 'frame') {
    canvas.line(
      `M104 ${bottom}V${FLOOR}M696 ${bottom}V${FLOOR}M104 ${FLOOR - 6}H696`,
      '#2b2a2b',
      13,
      'stroke-linejoin="round"',
    );
  } else {
    canvas.path(`M84 ${bottom}H716V${FLOOR}H84Z`, mix(paint.main.shadow, '#1d1a17', 0.3));
  }
}

function decoration(canvas: Canvas, traits: Traits, paint: Paint, top: number): void {
  if (traits.decoration === 'vase') {
    canvas.line(
      `M176 ${top - 90}C150 ${top - 170} 150 ${top - 210} 130 ${top - 250}M180 ${top - 90}C190 ${top - 180} 210 ${top - 200} 214 ${top - 260}M178 ${top - 90}V${top - 230}`,
      '#8a7a55',
      5,
    );
    for (const [x, y] of [
      [130, -250],
      [214, -260],
      [178, -232],
    ] as const)
      canvas.ellipse(x, top + y, 20, 28, '#d9b48f');
    canvas.surface(
      `M150 ${top}C120 ${top - 40} 140 ${top - 80} 164 ${top - 100}H194C218 ${top - 80} 238 ${top - 40} 208 ${top}Z`,
      deriveTones('#e9e1d3'),
      { round: 18 },
    );
  } else if (traits.decoration === 'books') {
    [
      ['#a9604a', 150],
      ['#3f5468', 128],
      ['#d8c7a5', 138],
    ].forEach(([colour, width], index) => {
      canvas.surface(
        roundedBox(560, top - 26 - index * 26, Number(width), 26, 4),
        deriveTones(String(colour)),
        {
          round: 5,
        },
      );
    });
    canvas.surface(`M590 ${top - 78}C584 ${top - 110} 650 ${top - 110} 644 ${top - 78}Z`, paint.accent, {
      round: 8,
    });
  }
}

export const sideboard = defineKind<Traits>({
  design: (random) => ({
    doors: random.pick([2, 2, 3, 4]),
    drawers: random.pick([0, 0, 3]),
    front: random.pick(['smooth', 'slatted', 'cane', 'framed']),
    base: random.pick(['legs', 'legs', 'frame', 'plinth']),
    size: random.pick(['low', 'low', 'high']),
    handles: random.pick(['knob', 'bar', 'none']),
    decoration: random.pick(['vase', 'books', 'none']),
  }),
  draw(canvas, paint, traits, random) {
    const bottom = traits.base === 'plinth' ? FLOOR - 18 : FLOOR - 92;
    const top = bottom - (traits.size === 'high' ? 420 : 290);
    canvas.contactShadow(400, FLOOR, 370, 24, 0.45);
    base(canvas, traits, paint, bottom);
    decoration(canvas, traits, paint, top - 14);
    canvas.surface(
      roundedBox(66, top, 668, bottom - top, 6),
      { ...paint.main, lit: paint.main.inside, base: paint.main.inside },
      { round: 8 },
    );
    board(canvas, { x: 54, y: top - 14, width: 692, height: 26 }, paint, random);
    const columns = traits.doors + (traits.drawers > 0 ? 1 : 0);
    const width = 644 / columns;
    const height = bottom - top - 38;
    for (let index = 0; index < columns; index++) {
      const x = 78 + width * index;
      const drawerColumn = traits.drawers > 0 && index === (columns > 2 ? 1 : 0);
      if (!drawerColumn) {
        door(canvas, { x: x + 3, y: top + 22, width: width - 6, height }, traits, paint, random);
        handle(canvas, index % 2 === 0 ? x + width - 24 : x + 24, top + 22 + height / 2, traits, true);
        continue;
      }
      const each = height / traits.drawers;
      for (let drawer = 0; drawer < traits.drawers; drawer++) {
        board(
          canvas,
          { x: x + 3, y: top + 22 + each * drawer + 2, width: width - 6, height: each - 5 },
          paint,
          random,
        );
        handle(canvas, x + width / 2, top + 22 + each * (drawer + 0.5), traits, false);
      }
    }
  },
  focus: { x: 260, y: 600, zoom: 2 },
  setting: 'living',
  placement: { anchor: [400, 820], scale: 0.92, at: [400, 880] },
  rise: 90,
});
