import { defineKind } from '../kind.ts';
import { display, knob, sheen } from '../parts/appliance.ts';
import { deriveTones } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';

type Traits = {
  controls: 'dials' | 'keys' | 'touch';
  handle: 'bar' | 'push';
  style: 'modern' | 'retro';
  grill: boolean;
};

export const microwave = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    controls: random.pick(['dials', 'keys', 'touch']),
    handle: random.pick(['bar', 'push']),
    style: random.pick(['modern', 'modern', 'retro']),
    grill: random.chance(0.4),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const metal = deriveTones('#c4c8cc');
    const corner = traits.style === 'retro' ? 54 : 16;
    canvas.contactShadow(400, 742, 350, 20, 0.5);
    canvas.path('M100 716H160V742H100ZM640 716H700V742H640Z', '#2f3033');
    const clip = canvas.surface(roundedBox(44, 316, 712, 410, corner), main, { round: 26, dark: 0.4 });
    canvas.inside(clip, () => sheen(canvas, 44, 316, 712, 410));
    if (traits.style === 'retro') canvas.line(roundedBox(56, 328, 688, 386, 44), metal.base, 5);
    canvas.path(roundedBox(78, 352, 458, 338, traits.style === 'retro' ? 34 : 10), '#1a1c1f');
    const window = roundedBox(112, 386, 390, 270, 22);
    const glass = canvas.define(`<clipPath id="@"><path d="${window}"/></clipPath>`);
    canvas.inside(glass, () => {
      canvas.path(
        window,
        canvas.linear([
          [0, '#4a4238'],
          [0.6, '#2c2620'],
          [1, '#191613'],
        ]),
      );
      if (traits.grill) canvas.line('M112 408H502M112 420H502', '#c96f3b', 4, 'opacity=".8"');
      canvas.ellipse(307, 622, 150, 24, '#cfd9de', 'opacity=".55"');
      canvas.surface('M236 546H378L360 610Q307 628 254 610Z', paint.accent, { round: 12 });
      canvas.ellipse(307, 546, 71, 15, '#f2e3c4');
      const dots = canvas.define(
        '<pattern id="@" width="15" height="15" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="2.2" fill="#000" opacity=".5"/></pattern>',
      );
      canvas.path(window, `url(#${dots})`);
      canvas.path('M112 386H270L150 656H112Z', '#ffffff', 'opacity=".1"');
    });
    if (traits.handle === 'bar') canvas.surface(roundedBox(548, 372, 20, 298, 9), metal, { round: 8 });
    else canvas.surface(roundedBox(596, 640, 128, 48, 10), metal, { round: 10 });
    display(canvas, 594, 362, 130, 56);
    if (traits.controls === 'dials') {
      knob(canvas, 659, 482, 38, metal);
      knob(canvas, 659, 580, 38, metal);
    } else {
      for (let index = 0; index < 12; index++) {
        const x = 612 + (index % 3) * 47;
        const y = 450 + Math.floor(index / 3) * 44;
        if (traits.controls === 'keys')
          canvas.surface(roundedBox(x - 18, y - 14, 36, 30, 7), metal, { round: 5 });
        else canvas.ellipse(x, y, 6, 6, main.inside);
      }
    }
  },
  focus: { x: 560, y: 500, zoom: 1.9 },
  setting: 'counter',
  placement: { anchor: [400, 742], scale: 0.82, at: [400, 762] },
  rise: 20,
});
