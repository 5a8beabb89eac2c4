import { defineKind } from '../kind.ts';
import { barHandle, display, knob } from '../parts/appliance.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, type Tones } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';

type Traits = {
  door: 'chrome' | 'dark' | 'white' | 'black-glass';
  panel: 'dial-left' | 'dial-right' | 'dial-centre' | 'touch';
  size: 'compact' | 'large' | 'extra';
  drawer: 'left' | 'right' | 'hidden';
  display: 'small' | 'wide' | 'figures';
  buttons: 'dots' | 'bars' | 'none';
  strip: 'body' | 'dark' | 'silver';
  handle: 'edge' | 'recess' | 'bar';
  flap: 'right' | 'left' | 'plinth';
  window: 'clear' | 'tinted' | 'deep';
};

const RINGS = { chrome: '#c9cdd1', dark: '#3a3c40', white: '#f4f4f2', 'black-glass': '#17191c' };
const SIZES = { compact: 166, large: 186, extra: 206 };

/** The room that the drawer leaves on the panel, from and to. */
const ROOM = { left: [316, 664], right: [136, 500], hidden: [136, 664] } as const;

/** Drawer, dial, display and buttons, each in the room that those before it leave. */
function panel(canvas: Canvas, traits: Traits, main: Tones, ring: Tones): void {
  if (traits.strip !== 'body')
    canvas.path('M113 166H687V282H113Z', traits.strip === 'dark' ? '#202327' : '#d5d8db', 'opacity=".92"');
  if (traits.drawer !== 'hidden') {
    const x = traits.drawer === 'left' ? 136 : 520;
    canvas.surface(roundedBox(x, 180, 156, 84, 6), main, { round: 8, dark: 0.3 });
    canvas.path(roundedBox(x + 22, 238, 112, 10, 5), main.inside);
  }
  const [from, to] = ROOM[traits.drawer];
  const middle = (from + to) / 2;
  const dial = { 'dial-left': from + 42, 'dial-right': to - 42, 'dial-centre': middle, touch: to - 26 }[
    traits.panel
  ];
  if (traits.panel === 'touch')
    canvas.ellipse(
      dial,
      222,
      22,
      22,
      'none',
      `stroke="${traits.strip === 'dark' ? '#8fd6e8' : '#3f93ab'}" stroke-width="4"`,
    );
  else knob(canvas, dial, 222, 38, ring);
  const [begin, end] =
    traits.panel === 'dial-left' || traits.panel === 'dial-centre' ? [dial + 58, to] : [from, dial - 58];
  const width = { small: 84, wide: 170, figures: 118 }[traits.display];
  display(canvas, begin, 194, Math.min(width, end - begin), 54);
  if (traits.buttons === 'none') return;
  for (const index of [0, 1, 2]) {
    const x = begin + 14 + index * 28;
    if (traits.buttons === 'dots') canvas.ellipse(x, 264, 6, 6, main.inside);
    else canvas.path(roundedBox(x - 10, 260, 20, 7, 3), main.inside);
  }
}

function porthole(canvas: Canvas, traits: Traits, ring: Tones): void {
  const r = SIZES[traits.size];
  const glass = { clear: '#6c7781', tinted: '#39414a', deep: '#1f252b' }[traits.window];
  canvas.surface(oval(400, 548, r + 34, r + 34), ring, { round: 26 });
  canvas.surface(oval(400, 548, r, r), deriveTones(traits.door === 'black-glass' ? '#2b2e33' : '#8d9298'), {
    round: 18,
  });
  const bowl = canvas.surface(oval(400, 548, r - 22, r - 22), deriveTones(glass), { round: 50 });
  canvas.inside(bowl, () => {
    const light = canvas.radial([
      [0, '#9aa3ab'],
      [0.7, '#5d666f'],
      [1, '#2c333a'],
    ]);
    canvas.ellipse(400, 560, r * 0.62, r * 0.62, light, 'opacity=".75"');
    const holes = canvas.define(
      '<pattern id="@" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="2" fill="#1c2126"/><circle cx="12" cy="12" r="2" fill="#1c2126"/></pattern>',
    );
    canvas.ellipse(400, 560, r * 0.6, r * 0.6, `url(#${holes})`, 'opacity=".6"');
    canvas.soft(8, () =>
      canvas.path('M260 480C300 400 380 370 450 380C380 410 310 470 290 560Z', '#ffffff', 'opacity=".5"'),
    );
  });
  if (traits.handle === 'edge')
    canvas.surface(roundedBox(400 + r - 14, 508, 36, 80, 14), ring, { round: 10 });
  else if (traits.handle === 'bar')
    canvas.group(`transform="rotate(90 ${400 + r + 8} 500)"`, () => barHandle(canvas, 400 + r + 8, 492, 112));
  else canvas.path(`M${400 + r + 4} 500q26 48 0 96q-14 -48 0 -96Z`, '#22262b', 'opacity=".8"');
}

export const washingMachine = defineKind<Traits>({
  design: (random) => ({
    door: random.pick(['chrome', 'dark', 'white', 'black-glass']),
    panel: random.pick(['dial-left', 'dial-right', 'dial-centre', 'touch']),
    size: random.pick(['compact', 'large', 'extra']),
    drawer: random.pick(['left', 'left', 'right', 'hidden']),
    display: random.pick(['small', 'wide', 'figures']),
    buttons: random.pick(['dots', 'bars', 'none']),
    strip: random.pick(['body', 'body', 'dark', 'silver']),
    handle: random.pick(['edge', 'recess', 'bar']),
    flap: random.pick(['right', 'left', 'plinth']),
    window: random.pick(['clear', 'tinted', 'deep']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const ring = deriveTones(RINGS[traits.door]);
    canvas.contactShadow(400, 902, 310, 22, 0.5);
    canvas.path('M140 888H190V902H140ZM610 888H660V902H610Z', '#3a3a3c');
    canvas.surface(roundedBox(112, 150, 576, 742, 14), main, { round: 22, dark: 0.4 });
    canvas.path(roundedBox(112, 150, 576, 14, 6), main.lit);
    canvas.line('M114 284H686M114 812H686', main.line, 2);
    panel(canvas, traits, main, ring);
    canvas.part('front-loader', () => porthole(canvas, traits, ring));
    if (traits.flap === 'plinth') canvas.path(roundedBox(150, 838, 500, 30, 5), main.shaded);
    else
      canvas.surface(roundedBox(traits.flap === 'right' ? 560 : 146, 832, 94, 44, 5), main, {
        round: 6,
        dark: 0.3,
      });
  },
  focus: { x: 470, y: 400, zoom: 2 },
  setting: 'kitchen',
  placement: { anchor: [400, 902], scale: 0.62, at: [400, 902] },
});
