import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { rivet, zip } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import {
  AXIS,
  collarPath,
  cuffLine,
  hangShadow,
  neckInside,
  paintBodyFolds,
  paintSleeves,
  type Torso,
  torsoPath,
} from '../parts/garment.ts';
import { paintHoodBack, paintHoodFront } from '../parts/hood.ts';
import { ribbedCuff } from '../parts/knit.ts';
import { pocketFlap } from '../parts/tailoring.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  style: 'bomber' | 'trucker' | 'biker' | 'quilted' | 'outdoor';
  /** Another colour inside. */
  lining: boolean;
  length: 'short' | 'regular';
  hood: boolean;
};

function shapeTorso({ style, length, hood }: Traits): Torso {
  const top = style === 'outdoor' || hood ? 170 : 140;
  const long = (length === 'regular' ? 40 : 0) + (style === 'quilted' || style === 'outdoor' ? 60 : 0);
  return {
    top,
    neck: 70,
    neckDepth: 70,
    neckline: 'v',
    shoulder: 192,
    slope: 40,
    chest: 186,
    armpit: top + 206,
    waist: style === 'biker' ? 166 : 182,
    waistY: top + 380,
    hip: style === 'biker' ? 174 : 184,
    hipY: top + 530 + long,
    hem: style === 'quilted' || style === 'outdoor' ? 190 : 172,
    hemY: top + 570 + long,
    hemCurve: 8,
  };
}

function bomber(canvas: Canvas, torso: Torso, paint: Paint, rib: string | undefined, clip: string): void {
  canvas.inside(clip, () => {
    const band = torso.hemY - 66;
    canvas.path(`M150 ${band}H650V900H150Z`, paint.main.shaded);
    canvas.path(`M150 ${band}H650V900H150Z`, rib ?? paint.main.base);
    canvas.line(`M150 ${band}Q400 ${band + 10} 650 ${band}`, paint.main.line, 3);
  });
  zip(canvas, AXIS, torso.top + 66, torso.hemY + 4, paint.main.base);
  for (const side of [-1, 1]) {
    canvas.line(
      `M${AXIS + side * 84} ${torso.waistY - 6}L${AXIS + side * 132} ${torso.waistY + 96}`,
      paint.main.line,
      9,
    );
    canvas.line(
      `M${AXIS + side * 82} ${torso.waistY - 6}L${AXIS + side * 130} ${torso.waistY + 96}`,
      paint.main.glow,
      1.6,
      'opacity=".7"',
    );
    const x = (value: number) => AXIS + side * value;
    canvas.surface(
      `M${x(6)} ${torso.top + 76}C${x(34)} ${torso.top + 56} ${x(58)} ${torso.top + 22} ${x(56)} ${torso.top - 26}Q${x(70)} ${torso.top - 24} ${x(80)} ${torso.top + 4}C${x(74)} ${torso.top + 50} ${x(46)} ${torso.top + 96} ${x(6)} ${torso.top + 112}Z`,
      paint.main,
      { round: 8, texture: rib },
    );
  }
}

function trucker(canvas: Canvas, torso: Torso, paint: Paint, texture: string | undefined): void {
  const { top, hemY } = torso;
  const thread = paint.main.glow;
  const yoke = top + 178;
  canvas.line(`M${AXIS - 170} ${yoke}Q${AXIS} ${yoke + 14} ${AXIS + 170} ${yoke}`, paint.main.line, 2);
  canvas.stitch(`M${AXIS - 170} ${yoke + 7}Q${AXIS} ${yoke + 21} ${AXIS + 170} ${yoke + 7}`, thread);
  canvas.line(`M${AXIS + 18} ${top + 70}V${hemY}M${AXIS - 18} ${top + 70}V${hemY}`, paint.main.line, 1.8);
  canvas.stitch(
    `M${AXIS + 24} ${top + 90}V${hemY - 50}M${AXIS - 24} ${top + 90}V${hemY - 50}M${AXIS - 150} ${hemY - 44}H${AXIS + 150}`,
    thread,
  );
  for (const side of [-1, 1]) {
    pocketFlap(canvas, AXIS + side * 92, yoke + 4, 96, 50, paint.main, texture);
    rivet(canvas, AXIS + side * 92, yoke + 44, 6);
    const x = (value: number) => AXIS + side * value;
    canvas.stitch(
      `M${x(50)} ${yoke + 60}L${x(70)} ${hemY - 50}M${x(134)} ${yoke + 60}L${x(112)} ${hemY - 50}`,
      thread,
    );
    canvas.surface(collarPath(torso, side as 1 | -1, 88, 118, 8), paint.main, { round: 9, texture });
  }
  for (let index = 0; index < 5; index++) {
    rivet(canvas, AXIS, top + 130 + index * ((hemY - top - 160) / 4), 8);
  }
}

function biker(canvas: Canvas, torso: Torso, paint: Paint): void {
  const { main } = paint;
  const { top, hemY } = torso;
  canvas.path(
    `M${AXIS + 34} ${top + 70}L${AXIS + 66} ${hemY + 4}L${AXIS + 74} ${hemY + 4}L${AXIS + 44} ${top + 70}Z`,
    main.line,
  );
  canvas.add(
    `<path d="M${AXIS + 44} ${top + 90}L${AXIS + 78} ${hemY - 4}M${AXIS + 74} ${torso.waistY}L${AXIS + 132} ${torso.waistY + 90}M${AXIS - 74} ${torso.waistY}L${AXIS - 132} ${torso.waistY + 90}M${AXIS - 60} ${top + 226}L${AXIS - 150} ${top + 196}" stroke="#c9c7c2" stroke-width="6" stroke-dasharray="3 2.6"/>`,
  );
  for (const side of [-1, 1]) {
    const x = (value: number) => AXIS + side * value;
    canvas.surface(
      `M${x(side === 1 ? 40 : 6)} ${top + 220}C${x(40)} ${top + 150} ${x(50)} ${top + 60} ${x(58)} ${top - 12}L${x(86)} ${top + 12}L${x(128)} ${top + 96}L${x(96)} ${top + 112}L${x(104)} ${top + 146}Z`,
      main,
      { round: 10 },
    );
    rivet(canvas, x(110), top + 98, 5, '#b9bcc0');
    canvas.line(`M${x(156)} ${top + 62}L${x(186)} ${top + 58}`, main.line, 4);
  }
  const y = hemY - 44;
  canvas.line(`M${AXIS - 172} ${y}Q${AXIS} ${y + 12} ${AXIS + 172} ${y}`, main.line, 3);
  canvas.surface(
    `M${AXIS - 64} ${y + 14}h52v30h-52Z`,
    { ...main, lit: '#d6d8da', base: '#a9acb0', shaded: '#8c8f94' },
    { round: 6 },
  );
}

function quilted(canvas: Canvas, torso: Torso, paint: Paint, clip: string): void {
  const { main, accent } = paint;
  const { top, hemY } = torso;
  canvas.inside(clip, () => {
    let seams = '';
    for (let at = -500; at < 1300; at += 88) seams += `M${at} ${top}l600 600M${at} ${hemY + 20}l600 -600`;
    canvas.line(seams, main.line, 2.6, 'opacity=".6"');
  });
  zip(canvas, AXIS, top + 66, hemY + 4, main.base);
  for (const side of [-1, 1] as const) {
    pocketFlap(canvas, AXIS + side * 98, torso.waistY + 40, 110, 40, main, undefined);
    canvas.surface(collarPath(torso, side, 86, 112, 8), accent, { round: 9 });
  }
}

function outdoor(canvas: Canvas, torso: Torso, traits: Traits, { main, accent }: Paint, clip: string): void {
  const { top, hemY, waistY } = torso;
  canvas.inside(clip, () => {
    canvas.path(
      `M150 ${top}H650V${top + 176}Q400 ${top + 206} 150 ${top + 176}Z`,
      traits.lining ? accent.base : main.shaded,
    );
    canvas.line(`M150 ${top + 176}Q400 ${top + 206} 650 ${top + 176}`, main.line, 3);
    canvas.line(`M150 ${hemY - 26}Q400 ${hemY - 14} 650 ${hemY - 26}`, main.line, 2);
  });
  zip(canvas, AXIS, top + (traits.hood ? 96 : 20), hemY + 4, main.base);
  for (const side of [-1, 1]) {
    const x = (value: number) => AXIS + side * value;
    canvas.line(`M${x(92)} ${waistY - 20}L${x(136)} ${waistY + 96}`, accent.shaded, 12);
    canvas.line(`M${x(90)} ${waistY - 20}L${x(134)} ${waistY + 96}`, main.glow, 3, 'opacity=".7"');
    if (!traits.hood) {
      canvas.surface(
        `M${x(7)} ${top + 80}C${x(46)} ${top + 60} ${x(66)} ${top + 16} ${x(64)} ${top - 42}Q${x(80)} ${top - 40} ${x(86)} ${top - 20}C${x(88)} ${top + 46} ${x(58)} ${top + 96} ${x(7)} ${top + 118}Z`,
        main,
        { round: 12 },
      );
    }
  }
}

export const jacket = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['bomber', 'trucker', 'biker', 'quilted', 'outdoor']),
    lining: random.chance(0.4),
    length: random.pick(['short', 'regular']),
    hood: random.chance(0.6),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    const torso = shapeTorso(traits);
    const texture = clothFill(canvas, traits.style === 'trucker' ? 'denim' : 'plain', paint);
    const rib = clothFill(canvas, 'ribbed', paint);
    const ribbed = traits.style === 'bomber';
    hangShadow(canvas, torso.hemY, torso.hem);
    if (traits.hood) canvas.part('hood', () => paintHoodBack(canvas, torso, main));
    else neckInside(canvas, torso, traits.lining ? paint.accent : main);
    const sleeve = { length: 460, angle: 10, cuff: 88, fullness: ribbed ? 18 : 4 };
    for (const shape of paintSleeves(canvas, torso, sleeve, main, texture)) {
      if (ribbed) ribbedCuff(canvas, shape, main, 44);
      else canvas.line(cuffLine(shape, 46), main.line, 2);
    }
    const clip = canvas.surface(torsoPath(torso), main, {
      round: 42,
      texture,
      light: traits.style === 'biker' ? 0.8 : 0.5,
    });
    canvas.inside(clip, () => paintBodyFolds(canvas, torso, main, random));
    if (traits.style === 'bomber') bomber(canvas, torso, paint, rib, clip);
    else if (traits.style === 'trucker') trucker(canvas, torso, paint, texture);
    else if (traits.style === 'biker') biker(canvas, torso, paint);
    else if (traits.style === 'quilted') quilted(canvas, torso, paint, clip);
    else outdoor(canvas, torso, traits, paint, clip);
    if (traits.hood) canvas.part('hood', () => paintHoodFront(canvas, torso, main, undefined));
  },
  focus: { x: 400, y: 290, zoom: 2.2 },
  setting: 'rail',
  placement: { anchor: [400, 138], scale: 0.84, at: [400, 196] },
});
