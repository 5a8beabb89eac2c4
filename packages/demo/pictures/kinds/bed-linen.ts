import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, mix, type Tones } from '../parts/colour.ts';
import { cushion } from '../parts/outline.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  pattern: string;
  view: 'made' | 'folded';
  pillows: number;
  reverse: 'white' | 'accent';
  closure: 'buttons' | 'zip';
};

function turned(traits: Traits, paint: Paint): Tones {
  return traits.reverse === 'white'
    ? deriveTones('#f7f4ee')
    : deriveTones(mix(paint.accent.base, '#ffffff', 0.45));
}

function made(canvas: Canvas, traits: Traits, paint: Paint, texture: string | undefined): void {
  const { main } = paint;
  const white = deriveTones('#f7f4ee');
  canvas.surface('M96 420H704L772 840Q774 862 744 862H56Q26 862 28 840Z', white, { round: 30 });
  for (const x of traits.pillows === 2 ? [104, 408] : [236]) {
    canvas.soft(9, () => canvas.path(cushion(x + 4, 322, 288, 170, 18, 44), '#1d1a17', 'opacity=".2"'));
    canvas.surface(cushion(x, 306, 288, 170, 20, 44), main, { round: 40, texture });
    canvas.line(`M${x + 22} 330C${x + 34} 380 ${x + 34} 410 ${x + 22} 456`, main.line, 2, 'opacity=".6"');
  }
  const duvet =
    'M72 500C220 470 330 500 450 482C570 470 660 480 728 500L792 846C700 884 560 862 400 876C250 884 120 880 8 846Z';
  const clip = canvas.surface(duvet, main, { round: 56, texture });
  canvas.inside(clip, () => {
    canvas.soft(12, () => {
      for (const [x1, x2] of [
        [180, 120],
        [330, 300],
        [500, 540],
        [640, 700],
      ] as const) {
        canvas.path(
          `M${x1} 520Q${(x1 + x2) / 2 + 34} 690 ${x2} 880Q${(x1 + x2) / 2 - 14} 690 ${x1} 520Z`,
          main.shadow,
          'opacity=".45"',
        );
        canvas.path(
          `M${x1 + 40} 540Q${(x1 + x2) / 2 + 74} 690 ${x2 + 30} 860Q${(x1 + x2) / 2 + 40} 690 ${x1 + 40} 540Z`,
          main.glow,
          'opacity=".3"',
        );
      }
    });
  });
  const flap = turned(traits, paint);
  canvas.surface(
    'M64 540C220 512 330 540 450 522C570 510 660 520 736 540L728 496C650 478 570 466 450 478C330 496 220 466 72 496Z',
    flap,
    { round: 14 },
  );
  if (traits.closure === 'buttons') {
    for (const x of [200, 330, 460, 590])
      canvas.ellipse(x, 858, 9, 9, '#f4efe6', `stroke="${main.line}" stroke-width="2"`);
  }
}

/** A stack as it lies in the cupboard: the cover below, the pillowcases on it, a band around. */
function folded(canvas: Canvas, traits: Traits, paint: Paint, texture: string | undefined): void {
  const { main } = paint;
  const flap = turned(traits, paint);
  const fold = (y: number, height: number, inset: number, tones: Tones, fill: string | undefined) => {
    canvas.surface(cushion(96 + inset, y, 608 - inset * 2, height, 8, 34), tones, {
      round: 30,
      texture: fill,
    });
    canvas.line(`M${130 + inset} ${y + height * 0.5}H${640 - inset}`, tones.line, 2.4);
    canvas.line(
      `M${690 - inset} ${y + 18}Q${660 - inset} ${y + height / 2} ${690 - inset} ${y + height - 18}`,
      tones.line,
      2,
    );
  };
  fold(706, 120, 0, main, texture);
  fold(592, 116, 12, flap, undefined);
  fold(480, 116, 20, main, texture);
  for (let index = 0; index < traits.pillows; index++)
    fold(404 - index * 80, 84, 70, index ? flap : main, index ? undefined : texture);
  canvas.surface(`M350 ${420 - traits.pillows * 80 + 66}H450V834H350Z`, deriveTones('#efe6d6'), { round: 8 });
  canvas.line('M372 610H428M372 634H412', '#8a7a5c', 6);
}

export const bedLinen = defineKind<Traits>({
  design: (random) => ({
    pattern: random.pick(['plain', 'stripes', 'check', 'floral', 'dots', 'pinstripe']),
    view: random.pick(['made', 'made', 'folded']),
    pillows: random.pick([1, 2]),
    reverse: random.pick(['white', 'accent']),
    closure: random.pick(['buttons', 'zip']),
  }),
  draw(canvas, paint, traits) {
    const texture = clothFill(canvas, traits.pattern, paint);
    canvas.contactShadow(400, traits.view === 'made' ? 866 : 830, 390, 26, 0.4);
    (traits.view === 'made' ? made : folded)(canvas, traits, paint, texture);
  },
  focus: { x: 280, y: 460, zoom: 1.9 },
  setting: 'bedroom',
  placement: { anchor: [400, 860], scale: 0.84, at: [400, 900] },
  rise: 70,
});
