import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { oval } from '../parts/outline.ts';

type Traits = {
  style: 'table' | 'floor' | 'pendant' | 'arc';
  shade: 'drum' | 'cone' | 'dome' | 'globe';
  metal: 'brass' | 'black' | 'steel';
  /** a shade of plaited rattan */
  weave: boolean;
};

const METALS = { brass: '#c09a55', black: '#2d2b2a', steel: '#b8bbbf' };

function shade(canvas: Canvas, x: number, y: number, size: number, traits: Traits, paint: Paint): void {
  const s = size;
  const glow = canvas.radial([
    [0, '#fff3cf', 0.75],
    [1, '#fff3cf', 0],
  ]);
  canvas.ellipse(x, y + s * 0.5, s * 1.5, s * 1.1, glow);
  if (traits.shade === 'globe') {
    const globe = oval(x, y + s * 0.3, s * 0.72, s * 0.72);
    const clip = canvas.surface(globe, paint.main, { round: s * 0.3, light: 0.8 });
    if (traits.weave) canvas.inside(clip, () => weave(canvas, x, y + s * 0.3, s * 0.72, paint));
    else canvas.soft(6, () => canvas.ellipse(x - s * 0.26, y, s * 0.16, s * 0.12, '#ffffff', 'opacity=".7"'));
    return;
  }
  const top = { drum: 0.74, cone: 0.36, dome: 0.2 }[traits.shade];
  const d =
    traits.shade === 'dome'
      ? `M${x - s} ${y + s * 0.7}C${x - s} ${y + s * 0.05} ${x - s * 0.5} ${y - s * 0.3} ${x} ${y - s * 0.3}S${x + s} ${y + s * 0.05} ${x + s} ${y + s * 0.7}Q${x} ${y + s * 0.86} ${x - s} ${y + s * 0.7}Z`
      : `M${x - s * top} ${y - s * 0.3}Q${x} ${y - s * 0.22} ${x + s * top} ${y - s * 0.3}L${x + s} ${y + s * 0.72}Q${x} ${y + s * 0.9} ${x - s} ${y + s * 0.72}Z`;
  canvas.ellipse(x, y + s * 0.72, s, s * 0.13, '#fff2cc');
  const clip = canvas.surface(d, paint.main, { round: s * 0.34 });
  canvas.inside(clip, () => {
    canvas.ellipse(
      x,
      y + s * 0.8,
      s * 0.9,
      s * 0.7,
      canvas.radial([
        [0, '#ffe9b0', 0.6],
        [1, '#ffe9b0', 0],
      ]),
    );
    if (traits.weave) weave(canvas, x, y + s * 0.2, s, paint);
    canvas.line(
      `M${x - s} ${y + s * 0.64}Q${x} ${y + s * 0.82} ${x + s} ${y + s * 0.64}`,
      paint.main.line,
      2,
    );
  });
}

/** Plaited strands, light between dark, over a square around the middle of a shade. */
function weave(canvas: Canvas, x: number, y: number, half: number, { main }: Paint): void {
  const step = half / 7;
  const strands: string[] = [];
  for (let at = -2 * half; at <= 2 * half; at += step)
    for (const slope of [half, -half]) {
      const [from, to] = [x + at - slope, x + at + slope].map(Math.round);
      strands.push(`M${from} ${Math.round(y - half)}L${to} ${Math.round(y + half)}`);
    }
  canvas.part('weave', () => {
    canvas.line(strands.join(''), main.line, step * 0.42, 'opacity=".55"');
    canvas.line(strands.join(''), main.glow, step * 0.14, 'opacity=".9"');
  });
}

function stand(canvas: Canvas, traits: Traits, paint: Paint, base: 'gourd' | 'column' | 'ball'): void {
  const metal = deriveTones(METALS[traits.metal]);
  if (traits.style === 'table') {
    canvas.contactShadow(400, 820, 170, 20, 0.5);
    canvas.surface('M392 430H408V620H392Z', metal, { round: 4 });
    const body = {
      gourd:
        'M366 540C300 570 270 640 290 720C304 770 340 806 370 816H430C460 806 496 770 510 720C530 640 500 570 434 540Z',
      column: 'M356 560H444L462 816H338Z',
      ball: 'M400 580C470 580 516 640 516 700S470 816 400 816S284 760 284 700S330 580 400 580Z',
    }[base];
    canvas.surface(body, paint.accent, { round: 44, light: 0.8 });
    canvas.surface('M330 806H470V822H330Z', metal, { round: 4 });
  } else if (traits.style === 'floor') {
    canvas.contactShadow(400, 906, 160, 20, 0.5);
    canvas.surface('M394 250H406V896H394Z', metal, { round: 4 });
    canvas.surface(oval(400, 896, 116, 17), metal, { round: 8 });
  } else if (traits.style === 'arc') {
    canvas.contactShadow(560, 906, 160, 20, 0.5);
    canvas.line('M566 890C600 480 560 130 380 130C290 130 240 190 236 280', metal.line, 13);
    canvas.line('M566 890C600 480 560 130 380 130C290 130 240 190 236 280', metal.base, 10);
    canvas.line('M563 890C597 480 557 133 380 133', metal.glow, 2.5, 'opacity=".8"');
    canvas.surface('M470 880Q560 866 650 880V898Q560 912 470 898Z', metal, { round: 8 });
  } else {
    canvas.line('M400 -700V330', '#33302d', 5);
    canvas.surface('M384 300H416L422 356H378Z', metal, { round: 5 });
  }
}

export const lamp = defineKind<Traits>({
  design: (random) => ({
    style: random.pick(['table', 'floor', 'pendant', 'arc']),
    shade: random.pick(['drum', 'cone', 'dome', 'globe']),
    metal: random.pick(['brass', 'black', 'steel']),
    weave: random.pick([false, true]),
  }),
  draw(canvas, paint, traits, random) {
    stand(canvas, traits, paint, random.pick(['gourd', 'column', 'ball']));
    const place = {
      table: { x: 400, y: 310, size: 180 },
      floor: { x: 400, y: 190, size: 160 },
      arc: { x: 236, y: 310, size: 130 },
      pendant: { x: 400, y: 440, size: 210 },
    }[traits.style];
    shade(canvas, place.x, place.y, place.size, traits, paint);
  },
  focus: { x: 400, y: 400, zoom: 1.9 },
  setting: 'living',
  placement: { anchor: [400, 906], scale: 0.8, at: [400, 880] },
});
