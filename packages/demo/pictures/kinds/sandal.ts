import { defineKind } from '../kind.ts';
import { deriveTones } from '../parts/colour.ts';

type Traits = { sole: 'flat' | 'wedge' | 'footbed'; straps: 'two' | 'cross' | 'toe'; ankle: boolean };

const SOLES = {
  flat: 'M96 764C92 744 110 736 150 738C300 744 460 752 600 740C660 734 704 736 708 762C710 786 690 792 640 792H150C112 792 98 784 96 764Z',
  footbed:
    'M92 748C88 724 110 716 160 722C260 736 330 716 420 704C520 690 620 690 684 706C712 714 716 740 712 770C708 796 690 798 640 798H150C108 798 96 780 92 748Z',
  wedge:
    'M96 762C92 740 114 732 150 738C260 750 350 716 440 660C520 610 610 580 690 584C714 588 716 610 714 650L706 780Q704 798 680 798H150C112 798 98 786 96 762Z',
};

export const sandal = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    sole: random.pick(['flat', 'wedge', 'footbed']),
    straps: random.pick(['two', 'cross', 'toe']),
    ankle: random.chance(0.6),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const wedge = traits.sole === 'wedge';
    const lift = wedge ? -126 : traits.sole === 'footbed' ? -36 : 0;
    canvas.contactShadow(404, 798, 340, 22, 0.5);
    const soleTones = deriveTones(traits.sole === 'flat' ? '#8d6a4a' : '#c3a078');
    if (traits.ankle) {
      const y = 560 + lift;
      canvas.add(
        `<path d="M660 ${740 + lift}C676 ${680 + lift} 668 ${600 + lift} 650 ${y}" fill="none" stroke="${main.shaded}" stroke-width="34"/>`,
      );
      canvas.ellipse(560, y - 6, 104, 30, 'none', `stroke="${main.inside}" stroke-width="22"`);
      canvas.add(
        `<path d="M456 ${y - 6}C470 ${y + 28} 640 ${y + 34} 664 ${y - 6}" fill="none" stroke="${main.line}" stroke-width="26"/>`,
      );
      canvas.add(
        `<path d="M456 ${y - 6}C470 ${y + 28} 640 ${y + 34} 664 ${y - 6}" fill="none" stroke="${main.base}" stroke-width="22"/>`,
      );
      // a walking sandal has a hook-and-loop flap
      canvas.add(
        traits.sole === 'footbed'
          ? `<rect x="506" y="${y - 2}" width="88" height="40" rx="8" fill="${main.shaded}" stroke="${main.line}" stroke-width="3"/><rect x="514" y="${y + 6}" width="72" height="24" rx="4" fill="none" stroke="${main.glow}" stroke-width="2" stroke-dasharray="5 4"/>`
          : `<rect x="536" y="${y + 2}" width="34" height="34" rx="6" fill="none" stroke="#cfa85a" stroke-width="6"/>`,
      );
    }
    const clip = canvas.surface(SOLES[traits.sole], soleTones, { round: 16 });
    canvas.inside(clip, () => {
      canvas.path('M60 784H760V810H60Z', '#4a3a2c', 'opacity=".8"');
      if (wedge) {
        canvas.add(
          `<path d="M96 770C300 780 500 690 720 640M96 790C320 800 500 730 720 690M200 810C380 800 560 760 720 740" fill="none" stroke="${soleTones.line}" stroke-width="7" stroke-dasharray="10 6"/>`,
        );
      }
    });
    const band = (d: string) => canvas.surface(d, main, { round: 18, light: 0.7 });
    if (traits.straps === 'two') {
      band('M150 744C170 640 230 596 290 604C330 612 350 670 356 728C290 750 210 752 150 744Z');
      band(
        `M330 ${734 + lift * 0.3}C350 610 420 560 480 574C516 590 530 650 540 ${716 + lift * 0.55}C470 ${740 + lift * 0.5} 400 ${744 + lift * 0.3} 330 ${734 + lift * 0.3}Z`,
      );
      for (const [x, y] of [
        [262, 640],
        [446, 612],
      ] as const) {
        canvas.add(
          `<rect x="${x}" y="${y}" width="44" height="38" rx="7" fill="none" stroke="#cfa85a" stroke-width="7"/>`,
        );
      }
    } else if (traits.straps === 'cross') {
      band(
        `M150 744C180 690 260 620 380 600L470 ${690 + lift * 0.4}C400 ${700 + lift * 0.4} 260 740 200 752Z`,
      );
      band(
        `M440 ${716 + lift * 0.4}C400 660 330 600 240 610C200 620 180 650 170 690C230 660 290 690 340 742Z`,
      );
    } else {
      band('M180 746C186 690 220 650 262 654C300 660 320 700 322 742C270 752 220 752 180 746Z');
      band(
        `M250 660C330 640 420 620 480 ${720 + lift * 0.5}L520 ${712 + lift * 0.5}C470 590 350 596 250 632Z`,
      );
    }
  },
  focus: { x: 350, y: 680, zoom: 2 },
  setting: 'podium',
  placement: { anchor: [404, 798], scale: 0.8, at: [400, 782] },
  rise: 150,
});
