import { defineKind } from '../kind.ts';
import { knob } from '../parts/appliance.ts';
import { deriveTones } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';

type Traits = {
  style: 'steam' | 'station';
  handle: 'open' | 'closed';
  sole: 'steel' | 'ceramic';
  steam: boolean;
};

export const iron = defineKind<Traits>({
  design: (random) => ({
    style: random.pick(['steam', 'steam', 'station']),
    handle: random.pick(['open', 'closed']),
    sole: random.pick(['steel', 'ceramic']),
    steam: random.chance(0.4),
  }),
  draw(canvas, paint, traits) {
    const { main, accent } = paint;
    const white = deriveTones('#f4f4f2');
    const drop = traits.style === 'station' ? -130 : 0;
    canvas.contactShadow(400, 786, 350, 22, 0.45);
    if (traits.style === 'station') {
      canvas.surface('M70 640Q400 600 730 640L750 770Q400 800 50 770Z', white, { round: 34 });
      canvas.surface('M110 640Q400 606 690 640L672 676Q400 650 128 676Z', main, { round: 14 });
      knob(canvas, 610, 716, 34, deriveTones('#b9bdc1'));
      canvas.line('M690 650C770 560 770 470 690 470', '#3a3c40', 15);
    }
    canvas.group(`transform="translate(0 ${drop})"`, () => {
      if (traits.steam) {
        canvas.soft(16, () =>
          canvas.path('M70 700C10 660 60 600 20 560C90 580 100 650 130 690Z', '#ffffff', 'opacity=".9"'),
        );
      }
      canvas.surface(
        'M44 766C60 740 120 730 160 726H700Q722 726 722 746V768Q722 780 706 780H60Q40 780 44 766Z',
        deriveTones(traits.sole === 'steel' ? '#c4c8cc' : '#5b5d61'),
        { round: 10 },
      );
      canvas.surface('M70 728C170 620 330 560 470 552H640Q700 552 712 620V728Z', main, {
        round: 40,
        light: 0.8,
      });
      canvas.path('M150 706C230 640 330 606 420 600L400 706Z', '#9fd0e0', 'opacity=".6"');
      canvas.line('M150 706C230 640 330 606 420 600', '#ffffff', 5, 'opacity=".7"');
      canvas.line('M300 584C330 440 420 404 560 404C660 404 690 440 690 520', white.line, 66);
      canvas.line('M300 584C330 440 420 404 560 404C660 404 690 440 690 520', white.base, 61);
      canvas.line('M330 520C360 430 430 412 560 410', '#ffffff', 11, 'opacity=".8"');
      if (traits.handle === 'closed') canvas.line('M690 500V580', white.base, 60);
      canvas.surface(roundedBox(500, 356, 66, 28, 12), accent, { round: 8 });
      canvas.surface(oval(520, 640, 50, 50), white, { round: 14 });
      canvas.line('M520 612V634', '#c0392b', 6);
    });
  },
  focus: { x: 400, y: 600, zoom: 1.8 },
  setting: 'counter',
  placement: { anchor: [400, 786], scale: 0.72, at: [400, 768] },
  rise: 80,
});
