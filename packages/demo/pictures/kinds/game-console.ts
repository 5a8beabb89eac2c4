import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';
import { paintScreen } from '../parts/screen.ts';

type Traits = { style: 'tower' | 'flat' | 'handheld'; pads: number; shell: 'dark' | 'light'; drive: boolean };

const PAD =
  'M-150 -46C-150 -92 -96 -96 -60 -84H60C96 -96 150 -92 150 -46C170 20 176 84 140 96C104 104 92 40 60 26H-60C-92 40 -104 104 -140 96C-176 84 -170 20 -150 -46Z';

function pad(canvas: Canvas, x: number, y: number, scale: number, paint: Paint): void {
  canvas.group(`transform="translate(${x} ${y}) scale(${scale})"`, () => {
    canvas.contactShadow(0, 100, 150, 14, 0.45);
    canvas.surface(PAD, paint.main, { round: 26, light: 0.7 });
    canvas.surface(roundedBox(-44, -76, 88, 46, 10), deriveTones('#2c2d30'), { round: 6 });
    for (const at of [-50, 50]) canvas.surface(oval(at, 2, 27, 25), deriveTones('#2c2d30'), { round: 10 });
    canvas.line('M-100 -64V-28M-118 -46H-82', '#2c2d30', 15);
    for (const [dx, dy, colour] of [
      [0, -18, '#8fe0b0'],
      [0, 18, '#8fb8f0'],
      [-18, 0, '#f0a3c0'],
      [18, 0, '#f0566d'],
    ] as const)
      canvas.ellipse(100 + dx, -46 + dy, 9, 9, colour);
  });
}

function handheld(canvas: Canvas, paint: Paint, random: Random): void {
  canvas.contactShadow(400, 716, 340, 20, 0.45);
  canvas.surface('M40 400Q40 330 110 330H220V690H110Q40 690 40 620Z', paint.main, { round: 26 });
  canvas.surface('M760 400Q760 330 690 330H580V690H690Q760 690 760 620Z', paint.accent, { round: 26 });
  canvas.surface(roundedBox(172, 322, 456, 376, 12), deriveTones('#2b2c2f'), { round: 12 });
  paintScreen(canvas, { x: 192, y: 344, width: 416, height: 332 }, 6, random);
  canvas.surface(oval(106, 430, 40, 40), deriveTones('#2c2d30'), { round: 14 });
  canvas.surface(oval(694, 570, 40, 40), deriveTones('#2c2d30'), { round: 14 });
  for (const [dx, dy] of [
    [0, -28],
    [0, 28],
    [-28, 0],
    [28, 0],
  ] as const) {
    canvas.ellipse(694 + dx, 440 + dy, 14, 14, '#2c2d30');
    canvas.ellipse(106 + dx, 570 + dy, 14, 14, '#2c2d30');
  }
}

export const gameConsole = defineKind<Traits>({
  design: (random) => ({
    style: random.pick(['tower', 'flat', 'handheld']),
    pads: random.pick([1, 1, 2]),
    shell: random.pick(['dark', 'light']),
    drive: random.chance(0.5),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    if (traits.style === 'handheld') {
      handheld(canvas, paint, random);
      return;
    }
    const core = deriveTones(traits.shell === 'dark' ? '#232427' : '#ecebe6');
    if (traits.style === 'tower') {
      canvas.contactShadow(330, 806, 170, 20, 0.5);
      canvas.surface(roundedBox(250, 216, 160, 590, 22), core, { round: 20 });
      canvas.surface(
        'M222 200Q252 480 236 800H272Q290 480 262 210ZM438 200Q408 480 424 800H388Q370 480 398 210Z',
        main,
        { round: 14 },
      );
      canvas.line('M330 250V420', '#8fd6e8', 6);
      if (traits.drive) canvas.line('M360 470V640', '#8d9298', 6);
    } else {
      canvas.contactShadow(400, 716, 340, 20, 0.5);
      canvas.surface(roundedBox(80, 600, 640, 108, 16), core, { round: 20 });
      canvas.surface('M70 586Q400 560 730 586V624Q400 604 70 624Z', main, { round: 14 });
      canvas.line('M130 660H300', '#8fd6e8', 6);
      if (traits.drive) canvas.line('M460 660H660', '#8d9298', 7);
    }
    pad(canvas, 566, traits.style === 'tower' ? 706 : 800, traits.style === 'tower' ? 1 : 0.9, paint);
    if (traits.pads === 2)
      pad(canvas, traits.style === 'tower' ? 610 : 250, traits.style === 'tower' ? 520 : 800, 0.86, {
        ...paint,
        main: paint.accent,
      });
  },
  focus: { x: 500, y: 640, zoom: 1.8 },
  setting: 'sideboard',
  placement: { anchor: [400, 806], scale: 0.7, at: [400, 690] },
  rise: 40,
});
