import { defineKind } from '../kind.ts';
import { display, knob, sheen } from '../parts/appliance.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, type Tones } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';

type Traits = {
  door: 'round' | 'square';
  glass: boolean;
  ring: 'chrome' | 'dark' | 'white';
  panel: 'dial-left' | 'dial-centre';
};

const RINGS = { chrome: '#c9cdd1', dark: '#3a3c40', white: '#f4f4f2' } as const;

/** A dryer's door is large and often closed; behind its glass lies laundry. */
function door(canvas: Canvas, traits: Traits, ring: Tones, main: Tones, towel: Tones): void {
  const shape = (grow: number) =>
    traits.door === 'round'
      ? oval(400, 570, 228 + grow, 228 + grow)
      : roundedBox(180 - grow, 346 - grow, 440 + grow * 2, 440 + grow * 2, 70 + grow);
  canvas.surface(shape(0), ring, { round: 24 });
  canvas.surface(shape(-24), traits.glass ? deriveTones('#2f353c') : main, { round: 30 });
  if (!traits.glass) {
    canvas.line(shape(-60), main.line, 3, 'opacity=".6"');
    return;
  }
  const glass = canvas.define(`<clipPath id="@"><path d="${shape(-44)}"/></clipPath>`);
  canvas.inside(glass, () => {
    canvas.path('M100 300H700V850H100Z', '#3c444c');
    canvas.surface('M190 690C240 600 320 640 380 610C450 570 520 600 600 690V820H190Z', towel, { round: 22 });
    canvas.surface(
      'M210 740C300 690 350 720 430 700C510 680 560 720 610 750V830H200Z',
      deriveTones('#f1ece2'),
      {
        round: 18,
      },
    );
    canvas.soft(9, () =>
      canvas.path('M230 470C280 400 370 370 470 384C390 420 300 480 270 590Z', '#ffffff', 'opacity=".4"'),
    );
  });
}

export const dryer = defineKind<Traits>({
  design: (random) => ({
    door: random.pick(['round', 'round', 'square']),
    glass: random.chance(0.6),
    ring: random.pick(['chrome', 'dark', 'white']),
    panel: random.pick(['dial-left', 'dial-centre']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const ring = deriveTones(RINGS[traits.ring]);
    canvas.contactShadow(400, 902, 310, 22, 0.5);
    canvas.path('M140 888H190V902H140ZM610 888H660V902H610Z', '#3a3a3c');
    const clip = canvas.surface(roundedBox(112, 150, 576, 742, 14), main, { round: 22, dark: 0.4 });
    canvas.inside(clip, () => sheen(canvas, 112, 150, 576, 742));
    canvas.line('M114 284H686', main.line, 2);
    canvas.surface(roundedBox(432, 176, 232, 86, 8), main, { round: 8, dark: 0.3 });
    canvas.path(roundedBox(480, 238, 136, 10, 5), main.inside);
    const dial = traits.panel === 'dial-left' ? 190 : 366;
    knob(canvas, dial, 220, 42, ring);
    display(canvas, traits.panel === 'dial-left' ? 260 : 150, 196, 140, 50);
    door(canvas, traits, ring, main, paint.accent);
    canvas.surface(roundedBox(604, 526, 34, 88, 14), ring, { round: 10 });
    const grille = canvas.define(
      `<pattern id="@" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M4 4V18M14 4V18" stroke="${main.shadow}" stroke-width="5" stroke-linecap="round"/></pattern>`,
    );
    canvas.path(roundedBox(150, 836, 180, 36, 6), `url(#${grille})`);
  },
  focus: { x: 400, y: 400, zoom: 1.9 },
  setting: 'kitchen',
  placement: { anchor: [400, 902], scale: 0.62, at: [400, 902] },
});
