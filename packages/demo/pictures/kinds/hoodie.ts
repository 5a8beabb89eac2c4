import { defineKind } from '../kind.ts';
import { zip } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import type { Tones } from '../parts/colour.ts';
import {
  AXIS,
  hangShadow,
  neckInside,
  neckLine,
  paintBodyFolds,
  paintSleeves,
  type Torso,
  torsoPath,
} from '../parts/garment.ts';
import { paintHoodBack, paintHoodFront } from '../parts/hood.ts';
import { ribbedCuff, ribbedHem } from '../parts/knit.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  pattern: string;
  closure: 'pullover' | 'zip';
  neck: 'hood' | 'round' | 'half-zip';
  print: 'none' | 'band' | 'badge' | 'arch';
  fit: 'regular' | 'oversized';
  cord: 'white' | 'tonal';
};

/** The pocket for both hands on a hoodie's belly. */
function kangarooPocket(canvas: Canvas, pocketY: number, main: Tones, texture: string | undefined): void {
  canvas.surface(
    `M${AXIS - 84} ${pocketY}H${AXIS + 84}L${AXIS + 138} ${pocketY + 98}V${pocketY + 158}H${AXIS - 138}V${pocketY + 98}Z`,
    main,
    { round: 12, texture },
  );
  canvas.stitch(
    `M${AXIS + 78} ${pocketY + 8}L${AXIS + 129} ${pocketY + 100}M${AXIS - 78} ${pocketY + 8}L${AXIS - 129} ${pocketY + 100}`,
    main.line,
    2,
  );
}

/** The neck of a sweatshirt: a ribbed edge, or a stand-up collar with a short zip. */
function sweatshirtNeck(canvas: Canvas, torso: Torso, traits: Traits, main: Tones): void {
  if (traits.neck === 'round') {
    canvas.line(neckLine(torso, 12), main.line, 29);
    canvas.line(neckLine(torso, 12), main.base, 26);
    canvas.add(
      `<path d="${neckLine(torso, 12)}" fill="none" stroke="${main.thread}" stroke-width="24" stroke-dasharray="3 9" opacity=".65"/>`,
    );
    return;
  }
  const { top } = torso;
  zip(canvas, AXIS, top + 60, top + 250, main.base);
  for (const side of [-1, 1]) {
    const x = (value: number) => AXIS + side * value;
    canvas.surface(
      `M${x(6)} ${top + 84}C${x(44)} ${top + 62} ${x(66)} ${top + 20} ${x(64)} ${top - 40}Q${x(80)} ${top - 38} ${x(88)} ${top - 16}C${x(90)} ${top + 50} ${x(58)} ${top + 104} ${x(6)} ${top + 128}Z`,
      main,
      { round: 12 },
    );
  }
}

export const hoodie = defineKind<Traits>({
  design: (random) => ({
    pattern: random.pick(['plain', 'plain', 'plain', 'melange']),
    closure: random.pick(['pullover', 'pullover', 'zip']),
    neck: random.pick(['hood', 'hood', 'round', 'half-zip']),
    print: random.pick(['none', 'none', 'band', 'badge', 'arch']),
    fit: random.pick(['regular', 'oversized']),
    cord: random.pick(['white', 'tonal']),
  }),
  draw(canvas, paint, traits, random) {
    const { main, accent } = paint;
    const width = traits.fit === 'regular' ? 190 : 216;
    const top = 214;
    const torso: Torso = {
      top,
      neck: 72,
      neckDepth: 84,
      neckline: 'round',
      shoulder: width + 2,
      slope: 46,
      chest: width,
      armpit: top + 206,
      waist: width - 4,
      waistY: top + 360,
      hip: width,
      hipY: top + 470,
      hem: width - 18,
      hemY: top + random.between(556, 590),
      hemCurve: 10,
    };
    const texture = clothFill(canvas, traits.pattern, paint);
    const rib = clothFill(canvas, 'ribbed', paint);
    hangShadow(canvas, torso.hemY, torso.hem);
    if (traits.neck === 'hood') paintHoodBack(canvas, torso, main);
    else neckInside(canvas, torso, main);
    for (const shape of paintSleeves(
      canvas,
      torso,
      { length: 456, angle: 12, cuff: 84, fullness: 16 },
      main,
      texture,
    )) {
      ribbedCuff(canvas, shape, main, 52);
    }
    const clip = canvas.surface(torsoPath(torso), main, { round: 46, texture });
    const chest = top + 196;
    canvas.inside(clip, () => {
      if (traits.print === 'band') {
        canvas.path(`M120 ${chest + 26}H680V${chest + 118}H120Z`, accent.base);
        canvas.path(`M120 ${chest + 118}H680V${chest + 134}H120Z`, '#f3efe6');
      }
      paintBodyFolds(canvas, torso, main, random);
      ribbedHem(canvas, torso, main, rib, 60);
    });
    if (traits.neck === 'hood') kangarooPocket(canvas, torso.hemY - 222, main, texture);
    if (traits.closure === 'zip' && traits.neck === 'hood') {
      zip(canvas, AXIS, top + 112, torso.hemY + 4, main.base);
    } else if (traits.print === 'arch') {
      const ink = accent.glow;
      canvas.line(`M${AXIS - 86} ${chest + 74}Q${AXIS} ${chest + 18} ${AXIS + 86} ${chest + 74}`, ink, 22);
      canvas.line(`M${AXIS - 58} ${chest + 100}Q${AXIS} ${chest + 64} ${AXIS + 58} ${chest + 100}`, ink, 10);
    }
    if (traits.print === 'badge') {
      canvas.ellipse(AXIS + 92, chest + 44, 27, 27, accent.base, 'stroke="#f3efe6" stroke-width="4"');
      canvas.path(
        `M${AXIS + 78} ${chest + 54}L${AXIS + 92} ${chest + 28}L${AXIS + 106} ${chest + 54}Z`,
        '#f3efe6',
      );
    }
    if (traits.neck === 'hood') {
      paintHoodFront(canvas, torso, main, traits.cord === 'white' ? '#f2eee6' : main.thread);
    } else {
      sweatshirtNeck(canvas, torso, traits, main);
    }
  },
  focus: { x: 400, y: 300, zoom: 2.1 },
  setting: 'rail',
  drop: ({ neck }) => (neck === 'hood' ? 0 : 96),
  placement: { anchor: [400, 110], scale: 0.8, at: [400, 206] },
});
