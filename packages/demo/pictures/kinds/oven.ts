import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, mix } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';

type Traits = {
  type: 'built-in' | 'range';
  knobs: number;
  display: boolean;
  light: boolean;
  badge: 'left' | 'right' | 'none';
  frame: 'body' | 'steel' | 'black';
};

/** The panel's own colour and the maker's badge. */
function finish(canvas: Canvas, traits: Traits, top: number): void {
  if (traits.frame !== 'body')
    canvas.path(
      `M102 ${top + 12}H698V${top + 112}H102Z`,
      traits.frame === 'steel' ? '#c9cccf' : '#1c1e21',
      'opacity=".92"',
    );
  if (traits.badge !== 'none')
    canvas.path(roundedBox(traits.badge === 'left' ? 124 : 612, top + 92, 64, 10, 5), '#9da3a9');
}

export const oven = defineKind<Traits>({
  design: (random) => ({
    type: random.pick(['built-in', 'built-in', 'range']),
    knobs: random.pick([2, 3, 4]),
    display: random.chance(0.7),
    light: random.chance(0.6),
    badge: random.pick(['left', 'right', 'none']),
    frame: random.pick(['body', 'steel', 'black']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const steel = deriveTones('#c4c8cc');
    const range = traits.type === 'range';
    const top = range ? 200 : 250;
    const bottom = range ? 880 : 800;
    canvas.contactShadow(400, bottom + 10, 320, 22, 0.5);
    canvas.surface(roundedBox(100, top, 600, bottom - top, 10), main, { round: 20, dark: 0.4 });
    if (range) {
      canvas.surface('M110 176H690L700 204H100Z', deriveTones('#2b2c2f'), { round: 8 });
      for (const x of [210, 330, 470, 590]) {
        canvas.ellipse(x, 189, 46, 6, '#191a1c', 'stroke="#6b6e72" stroke-width="2"');
      }
    }
    finish(canvas, traits, top);
    canvas.path(`M104 ${top + 116}H696`, main.line, `stroke="${main.line}" stroke-width="3"`);
    const gap = 72;
    for (let index = 0; index < traits.knobs; index++) {
      const side = index % 2 === 0 ? -1 : 1;
      const x =
        400 +
        side * (traits.display ? 150 + Math.floor(index / 2) * gap : 40 + Math.floor(index / 2) * gap * 1.4);
      canvas.soft(4, () => canvas.ellipse(x + 3, top + 66, 27, 27, '#000000', 'opacity=".3"'));
      canvas.surface(oval(x, top + 60, 26, 26), steel, { round: 10 });
      canvas.line(`M${x} ${top + 40}V${top + 56}`, '#3c3f43', 4);
    }
    if (traits.display) {
      canvas.path(roundedBox(316, top + 32, 168, 56, 6), '#121417');
      canvas.line(
        `M360 ${top + 60}h20M392 ${top + 48}v24M406 ${top + 60}h20M438 ${top + 48}v24`,
        '#f0a35a',
        5,
      );
    }
    const y = top + 130;
    canvas.surface(roundedBox(118, y, 564, 410, 8), main, { round: 16, dark: 0.35 });
    canvas.path(roundedBox(150, y + 78, 500, 296, 12), '#101113');
    const warm = traits.light ? '#7a4a20' : '#2b2c2f';
    canvas.path(
      roundedBox(168, y + 94, 464, 264, 8),
      canvas.radial(
        [
          [0, mix(warm, '#ffcf8a', traits.light ? 0.45 : 0.1)],
          [0.6, warm],
          [1, '#141517'],
        ],
        [0.5, 0.2],
        0.8,
      ),
    );
    canvas.line(`M168 ${y + 190}H632M168 ${y + 284}H632`, '#8b8e92', 3, 'opacity=".7"');
    canvas.add(
      `<path d="M176 ${y + 194}H624" stroke="#8b8e92" stroke-width="8" stroke-dasharray="2 14" opacity=".6"/>`,
    );
    canvas.path(`M168 ${y + 94}H380L250 ${y + 358}H168Z`, '#ffffff', 'opacity=".1"');
    canvas.soft(4, () => canvas.path(roundedBox(150, y + 42, 500, 18, 9), '#000000', 'opacity=".3"'));
    canvas.surface(roundedBox(150, y + 28, 500, 20, 10), steel, { round: 8 });
    if (range) {
      canvas.surface(roundedBox(118, y + 424, 564, bottom - y - 440, 6), main, { round: 12, dark: 0.35 });
      canvas.surface(roundedBox(250, y + 446, 300, 16, 8), steel, { round: 6 });
    }
  },
  focus: { x: 320, y: 360, zoom: 2 },
  setting: 'kitchen',
  placement: { anchor: [400, 840], scale: 0.66, at: [400, 846] },
});
