import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, type Tones } from '../parts/colour.ts';
import { cushion, roundedBox } from '../parts/outline.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  back: 'mesh' | 'padded' | 'executive' | 'gaming';
  arms: boolean;
  headrest: boolean;
  base: 'black' | 'chrome';
};

const FLOOR = 910;

function base(canvas: Canvas, metal: Tones): void {
  canvas.surface('M386 700H414L418 830H382Z', metal, { round: 8 });
  canvas.surface('M392 800L400 790L408 800L600 870V884L400 838L200 884V870Z', metal, { round: 6 });
  canvas.surface('M392 806H408L420 884H380ZM396 800L306 858L316 872L404 824L484 872L494 858Z', metal, {
    round: 5,
  });
  for (const x of [208, 312, 400, 488, 592]) {
    const y = x === 208 || x === 592 ? 888 : x === 400 ? 896 : 876;
    canvas.ellipse(x, y, 19, 19, '#232427', 'stroke="#4a4c50" stroke-width="4"');
  }
}

function mesh(canvas: Canvas, paint: Paint): string {
  return `url(#${canvas.define(`<pattern id="@" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 8H16M8 0V16" stroke="${paint.main.line}" stroke-width="3" opacity=".5"/></pattern>`)})`;
}

function back(canvas: Canvas, traits: Traits, paint: Paint): void {
  const { main, accent } = paint;
  canvas.surface('M380 520H420V690H380Z', deriveTones('#2c2d30'), { round: 8 });
  if (traits.back === 'mesh') {
    canvas.surface(cushion(232, 220, 336, 390, 14, 70), deriveTones('#2c2d30'), { round: 14 });
    canvas.path(cushion(252, 240, 296, 350, 12, 56), main.lit);
    canvas.path(cushion(252, 240, 296, 350, 12, 56), mesh(canvas, paint));
    canvas.surface(roundedBox(268, 462, 264, 74, 34), main, { round: 22 });
  } else if (traits.back === 'gaming') {
    canvas.surface(
      'M270 150Q400 110 530 150L560 300Q596 360 580 610Q400 640 220 610Q204 360 240 300Z',
      accent,
      { round: 30 },
    );
    canvas.surface('M312 160Q400 136 488 160L502 600Q400 620 298 600Z', main, { round: 26 });
    canvas.surface(roundedBox(326, 200, 148, 70, 28), accent, { round: 18 });
    canvas.surface(roundedBox(300, 500, 200, 84, 30), accent, { round: 20 });
  } else {
    const top = traits.back === 'executive' ? 130 : 240;
    const texture = clothFill(canvas, traits.back === 'padded' ? 'melange' : 'plain', paint);
    const clip = canvas.surface(cushion(226, top, 348, 610 - top, 12, 80), main, { round: 44, texture });
    if (traits.back === 'executive') {
      canvas.inside(clip, () => {
        for (const y of [250, 360, 470]) {
          canvas.soft(5, () =>
            canvas.path(
              `M220 ${y}Q400 ${y + 26} 580 ${y}V${y + 18}Q400 ${y + 44} 220 ${y + 18}Z`,
              main.shadow,
              'opacity=".55"',
            ),
          );
          canvas.line(`M230 ${y + 6}Q400 ${y + 32} 570 ${y + 6}`, main.line, 2.4);
        }
      });
    } else {
      canvas.line('M262 300Q250 430 270 580M538 300Q550 430 530 580', main.line, 2.4);
    }
  }
}

export const officeChair = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    back: random.pick(['mesh', 'mesh', 'padded', 'executive', 'gaming']),
    arms: random.chance(0.75),
    headrest: random.chance(0.5),
    base: random.pick(['black', 'chrome']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const metal = deriveTones(traits.base === 'black' ? '#2c2d30' : '#b9bdc1');
    canvas.contactShadow(400, FLOOR, 250, 20, 0.45);
    base(canvas, metal);
    back(canvas, traits, paint);
    if (traits.headrest && (traits.back === 'mesh' || traits.back === 'padded')) {
      canvas.surface('M390 190H410V260H390Z', deriveTones('#2c2d30'), { round: 4 });
      canvas.surface(cushion(296, 120, 208, 84, 8, 34), main, { round: 24 });
    }
    canvas.surface('M226 690Q400 716 574 690L560 716Q400 742 240 716Z', deriveTones('#2c2d30'), { round: 8 });
    canvas.surface(cushion(200, 606, 400, 100, 10, 40), main, {
      round: 34,
      texture: traits.back === 'padded' ? clothFill(canvas, 'melange', paint) : undefined,
    });
    if (!traits.arms) return;
    for (const side of [-1, 1]) {
      const x = (value: number) => 400 + side * value;
      canvas.line(`M${x(160)} 690C${x(230)} 690 ${x(236)} 640 ${x(232)} 520`, '#2c2d30', 22);
      canvas.surface(
        `M${x(180)} 488Q${x(180)} 470 ${x(204)} 470H${x(252)}Q${x(276)} 470 ${x(276)} 490V508Q${x(276)} 524 ${x(252)} 524H${x(200)}Q${x(180)} 524 ${x(180)} 506Z`,
        deriveTones('#3a3b3f'),
        { round: 12 },
      );
    }
  },
  focus: { x: 400, y: 420, zoom: 1.9 },
  setting: 'living',
  placement: { anchor: [400, 912], scale: 0.74, at: [400, 890] },
});
