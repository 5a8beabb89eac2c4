import { defineKind } from '../kind.ts';
import { deriveTones } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';

type Traits = {
  shelf: boolean;
  handle: 'bar' | 'recess';
  strap: 'dark' | 'light' | 'red';
  foot: 'round' | 'square';
};

const STRAPS = { dark: '#2f3136', light: '#b9bcc0', red: '#a8423f' } as const;

/** A low tray between two machines, seen from the front and a little from above, with its strap. */
export const stackingKit = defineKind<Traits>({
  design: (random) => ({
    shelf: random.chance(0.5),
    handle: random.pick(['bar', 'recess']),
    strap: random.pick(['dark', 'light', 'red']),
    foot: random.pick(['round', 'square']),
  }),
  draw(canvas, { main }, { shelf, handle, strap, foot }) {
    const metal = deriveTones('#a9adb2');
    canvas.contactShadow(400, 668, 330, 26, 0.4);
    canvas.surface('M178 430H622L690 560H110Z', main, { round: 14 });
    if (shelf) canvas.surface('M214 446H586L632 540H168Z', deriveTones('#d9c6a5'), { round: 8 });
    else
      canvas.surface(
        'M232 456H568L606 532H194Z',
        { ...main, lit: main.shaded, base: main.shadow },
        { round: 10 },
      );
    canvas.surface(roundedBox(106, 558, 588, 92, 10), main, { round: 14 });
    if (handle === 'bar') canvas.surface(roundedBox(318, 592, 164, 16, 8), metal, { round: 6 });
    else canvas.path(roundedBox(300, 562, 200, 22, 10), main.inside);
    for (const x of [140, 620]) canvas.path(roundedBox(x, 648, 40, 18, foot === 'round' ? 9 : 2), '#33353a');
    const band = deriveTones(STRAPS[strap]);
    canvas.line('M146 560C96 640 70 470 178 440', band.base, 18);
    canvas.line('M654 560C704 640 730 470 622 440', band.base, 18);
    canvas.surface(roundedBox(86, 560, 44, 34, 6), metal, { round: 6 });
  },
  focus: { x: 400, y: 560, zoom: 1.9 },
  setting: 'kitchen',
  placement: { anchor: [400, 666], scale: 0.6, at: [400, 880] },
  rise: 60,
});
