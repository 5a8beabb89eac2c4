import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, mix, shift, type Tones } from '../parts/colour.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  height: 'ankle' | 'crew' | 'knee';
  pattern: string;
  pairs: number;
  heel: 'contrast' | 'plain';
  cuff: 'plain' | 'rings';
};

/** Where the cuff begins, by height. */
const TOPS = { ankle: 560, crew: 330, knee: 130 } as const;

/** A sock in profile, its toe to the left and its sole at y 860. */
function outline(top: number): string {
  const ankle = Math.min(660, top + 90);
  return `M400 ${top}H580C582 ${ankle} 574 700 592 760C604 812 580 850 530 858C440 866 360 866 270 862C204 858 190 812 214 776C240 744 330 740 372 690C396 660 398 ${ankle} 400 ${top}Z`;
}

function sock(canvas: Canvas, traits: Traits, paint: Paint, tones: Tones): void {
  const top = TOPS[traits.height];
  const trim = traits.heel === 'contrast' ? paint.accent : { ...tones, base: tones.shaded };
  const texture = clothFill(canvas, traits.pattern, { ...paint, main: tones });
  const clip = canvas.surface(outline(top), tones, { round: 34, texture });
  canvas.inside(clip, () => {
    canvas.path('M150 740H286C300 790 296 830 286 880H150Z', trim.base);
    canvas.path('M640 700C560 716 510 770 520 880H640Z', trim.base);
    canvas.line('M286 740C300 790 296 830 286 880M640 700C560 716 510 770 520 880', tones.line, 2);
    canvas.path(`M380 ${top}H600V${top + 74}H380Z`, tones.base);
    canvas.add(
      `<path d="M380 ${top + 37}H600" stroke="${tones.thread}" stroke-width="74" stroke-dasharray="4 12" opacity=".6"/>`,
    );
    canvas.line(`M380 ${top + 74}H600`, tones.line, 2.4);
    if (traits.cuff === 'rings') {
      canvas.line(`M380 ${top + 24}H600M380 ${top + 50}H600`, paint.accent.base, 13, 'stroke-opacity=".95"');
    }
    canvas.soft(7, () => {
      canvas.path('M396 640C440 690 500 700 590 690C520 730 430 740 380 700Z', tones.shadow, 'opacity=".5"');
      canvas.path('M240 776C330 756 400 720 440 660C450 740 330 790 250 800Z', tones.glow, 'opacity=".45"');
    });
  });
}

export const socks = defineKind<Traits>({
  design: (random) => ({
    height: random.pick(['ankle', 'crew', 'crew', 'knee']),
    pattern: random.pick(['plain', 'plain', 'stripes', 'dots', 'melange', 'ribbed', 'check']),
    pairs: random.pick([1, 2, 3]),
    heel: random.pick(['contrast', 'plain']),
    cuff: random.pick(['plain', 'plain', 'rings']),
  }),
  draw(canvas, paint, traits) {
    const tints = [
      paint.colour,
      mix(paint.colour, paint.accent.base, 0.85),
      shift(paint.colour, paint.main.base < '#888888' ? 0.22 : -0.2),
    ];
    const step = { 1: 74, 2: 64, 3: 52 }[traits.pairs] ?? 60;
    const count = traits.pairs + 1;
    canvas.contactShadow(400, 866, 330, 24, 0.4);
    for (let index = count - 1; index >= 0; index--) {
      const tint =
        traits.pairs === 1 ? paint.colour : (tints[Math.min(index, traits.pairs - 1)] ?? paint.colour);
      const x = index * step - ((count - 1) * step) / 2 + 6;
      canvas.group(`transform="translate(${x} ${-index * 12})"`, () => {
        canvas.soft(8, () =>
          canvas.path(outline(TOPS[traits.height]), '#1d1a17', 'opacity=".16" transform="translate(-8 8)"'),
        );
        sock(canvas, traits, paint, deriveTones(tint));
      });
    }
  },
  focus: { x: 420, y: 720, zoom: 2.1 },
  setting: 'podium',
  placement: { anchor: [400, 866], scale: 0.62, at: [400, 790] },
  rise: 40,
});
