import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { roundedBox } from '../parts/outline.ts';
import { clothFill } from '../parts/textile.ts';
import { type LegWood, legWood } from '../parts/wood.ts';

type Traits = {
  back: 'shell' | 'spindle' | 'padded' | 'slats';
  legs: LegWood;
  frame: 'wood' | 'metal';
  type: 'dining' | 'armrest' | 'bar';
};

function legs(canvas: Canvas, traits: Traits): void {
  const tones = traits.frame === 'metal' ? legWood('black') : legWood(traits.legs);
  const width = traits.frame === 'metal' ? 7 : 12;
  for (const side of [-1, 1]) {
    const x = (value: number) => 400 + side * value;
    canvas.surface(`M${x(96)} 620L${x(96 + width * 1.4)} 620L${x(124 + width)} 830H${x(124)}Z`, tones, {
      round: 5,
    });
  }
  for (const side of [-1, 1]) {
    const x = (value: number) => 400 + side * value;
    canvas.surface(`M${x(128)} 640L${x(128 + width * 1.8)} 640L${x(170 + width)} 880H${x(168)}Z`, tones, {
      round: 6,
    });
  }
  if (traits.frame === 'wood') {
    canvas.surface('M254 768H546V782H254Z', tones, { round: 4 });
  }
}

function back(canvas: Canvas, traits: Traits, paint: Paint, texture: string | undefined): void {
  const wood = traits.frame === 'metal' ? legWood('black') : legWood(traits.legs);
  if (traits.back === 'shell') {
    canvas.surface(
      'M262 640C240 520 228 420 250 330C262 290 320 278 400 278S538 290 550 330C572 420 560 520 538 640Z',
      paint.main,
      { round: 40, texture },
    );
    return;
  }
  if (traits.back === 'padded') {
    canvas.surface('M276 470H290L300 650H284ZM510 470H524L516 650H500Z', wood, { round: 4 });
    canvas.surface(
      'M248 330Q252 296 300 290Q400 280 500 290Q548 296 552 330L556 500Q556 536 520 540Q400 552 280 540Q244 536 244 500Z',
      paint.main,
      { round: 36, texture },
    );
    return;
  }
  canvas.surface('M258 300L280 296L298 650H280ZM542 300L520 296L502 650H520Z', paint.main, { round: 7 });
  canvas.surface('M248 290Q400 256 552 290L548 342Q400 312 252 342Z', paint.main, { round: 12 });
  if (traits.back === 'spindle') {
    for (const x of [312, 348, 384, 420, 456, 492]) {
      const foot = 400 + (x - 400) * 0.86;
      canvas.surface(`M${x - 5} 326H${x + 5}L${foot + 5} 640H${foot - 5}Z`, paint.main, { round: 3 });
    }
  } else {
    for (const y of [400, 480, 560]) {
      canvas.surface(
        `M272 ${y}Q400 ${y - 22} 528 ${y}L526 ${y + 34}Q400 ${y + 12} 274 ${y + 34}Z`,
        paint.main,
        { round: 8 },
      );
    }
  }
}

function seat(canvas: Canvas, paint: Paint, texture: string | undefined): void {
  canvas.soft(9, () => canvas.path(roundedBox(272, 586, 256, 40, 10), paint.main.shadow, 'opacity=".5"'));
  canvas.surface(
    'M272 606Q400 590 528 606C550 626 572 656 574 674Q574 694 540 698Q400 712 260 698Q226 694 226 674C228 656 250 626 272 606Z',
    paint.main,
    { round: 26, texture },
  );
  canvas.line('M232 680Q400 702 568 680', paint.main.line, 1.6);
}

function arms(canvas: Canvas, traits: Traits): void {
  const tones = traits.frame === 'metal' ? legWood('black') : legWood(traits.legs);
  for (const side of [-1, 1]) {
    const x = (value: number) => 400 + side * value;
    const d = `M${x(140)} 480C${x(180)} 474 ${x(200)} 490 ${x(196)} 520L${x(176)} 676`;
    canvas.line(d, tones.line, 21, 'stroke-linejoin="round"');
    canvas.line(d, tones.base, 18, 'stroke-linejoin="round"');
  }
}

export const chair = defineKind<Traits>({
  design: (random) => ({
    back: random.pick(['shell', 'spindle', 'padded', 'slats']),
    legs: random.pick(['oak', 'walnut', 'black']),
    frame: random.pick(['wood', 'wood', 'metal']),
    type: random.pick(['dining', 'dining', 'armrest', 'bar']),
  }),
  draw(canvas, paint, traits) {
    const texture = clothFill(canvas, 'plain', paint);
    const bar = traits.type === 'bar';
    canvas.contactShadow(400, 878, bar ? 190 : 240, 24, 0.42);
    const stretched = 'transform="translate(104 -745) scale(.74 1.846)"';
    canvas.group(bar ? stretched : '', () => legs(canvas, traits));
    canvas.group(bar ? 'transform="translate(104 -40) scale(.74)"' : '', () => {
      back(canvas, traits, paint, texture);
      seat(canvas, paint, texture);
      if (traits.type === 'armrest') arms(canvas, traits);
    });
  },
  focus: { x: 370, y: 560, zoom: 2 },
  setting: 'living',
  placement: { anchor: [400, 880], scale: 0.72, at: [400, 880] },
  rise: 70,
});
