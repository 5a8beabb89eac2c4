import { defineKind } from '../kind.ts';
import { cushion } from '../parts/outline.ts';
import { clothFill } from '../parts/textile.ts';
import { paintTufts, taperedLegs } from '../parts/upholstery.ts';
import { type LegWood, legWood } from '../parts/wood.ts';

type Traits = { back: 'wing' | 'shell' | 'square'; tufted: boolean; legs: LegWood; pattern: string };

const BACKS: Record<Traits['back'], string> = {
  wing: 'M190 640C176 520 170 360 196 300C214 262 262 256 300 250Q400 238 500 250C538 256 586 262 604 300C630 360 624 520 610 640Z',
  shell: 'M176 640C150 480 196 320 400 310S650 480 624 640Z',
  square: 'M196 640V370Q196 330 240 326Q400 314 560 326Q604 330 604 370V640Z',
};

export const armchair = defineKind<Traits>({
  design: (random) => ({
    back: random.pick(['wing', 'shell', 'square']),
    tufted: random.chance(0.35),
    legs: random.pick(['oak', 'walnut', 'black']),
    pattern: random.pick(['plain', 'plain', 'melange', 'ribbed']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const texture = clothFill(canvas, traits.pattern, paint);
    canvas.contactShadow(400, 830, 290, 26, 0.5);
    taperedLegs(canvas, [250, 550], 740, 800, legWood(traits.legs));
    taperedLegs(canvas, [190, 610], 740, 830, legWood(traits.legs));
    canvas.surface(BACKS[traits.back], main, { round: 50, texture });
    if (traits.tufted) {
      paintTufts(canvas, { x: 290, y: 420, width: 220, rows: 2, columns: 4 }, main);
    } else if (traits.back === 'wing') {
      canvas.line('M250 600C240 480 244 370 262 322M550 600C560 480 556 370 538 322', main.line, 2);
    }
    canvas.soft(12, () => canvas.path('M210 560H590V620H210Z', main.shadow, 'opacity=".6"'));
    canvas.surface('M170 690H630L622 760Q400 778 178 760Z', main, { round: 22, texture });
    canvas.surface(cushion(214, 596, 372, 110, 12, 34), main, { round: 32, texture });
    canvas.line('M232 690Q400 708 568 690', main.line, 1.8);
    for (const side of [-1, 1]) {
      const x = (value: number) => 400 + side * value;
      const d =
        traits.back === 'square'
          ? `M${x(184)} 520Q${x(186)} 500 ${x(210)} 500H${x(236)}Q${x(262)} 500 ${x(262)} 526V744Q${x(262)} 762 ${x(244)} 762H${x(184)}Z`
          : `M${x(182)} 560C${x(184)} 500 ${x(258)} 486 ${x(272)} 540C${x(280)} 610 ${x(268)} 700 ${x(260)} 750Q${x(220)} 768 ${x(184)} 760Z`;
      canvas.surface(d, main, { round: 28, texture });
    }
  },
  focus: { x: 300, y: 560, zoom: 2 },
  setting: 'living',
  placement: { anchor: [400, 830], scale: 0.78, at: [400, 872] },
  rise: 40,
});
