import { defineKind } from '../kind.ts';
import { display, sheen } from '../parts/appliance.ts';
import type { Canvas } from '../parts/canvas.ts';
import type { Tones } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';

type Traits = {
  style: 'pyramid' | 'box' | 'slanted' | 'island' | 'drawer';
  width: 'slim' | 'wide';
  lights: number;
  glass: boolean;
};

function filters(canvas: Canvas, left: number, right: number, y: number): void {
  const mesh = canvas.define(
    '<pattern id="@" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 7L7 0L14 7L7 14Z" fill="none" stroke="#6d7278" stroke-width="2.4"/></pattern>',
  );
  const each = (right - left) / 2;
  for (const x of [left, left + each]) {
    canvas.path(roundedBox(x + 6, y, each - 12, 40, 4), '#a9aeb3');
    canvas.path(roundedBox(x + 6, y, each - 12, 40, 4), `url(#${mesh})`);
  }
}

function chimney(canvas: Canvas, main: Tones, bottom: number): void {
  const upper = canvas.surface(`M300 60H500V${bottom}H300Z`, main, { round: 22 });
  canvas.inside(upper, () => sheen(canvas, 300, 60, 200, bottom - 60));
  canvas.surface(`M290 250H510V${bottom}H290Z`, main, { round: 18 });
  canvas.line('M330 96H470M330 112H470M330 128H470', main.inside, 6);
}

function glow(canvas: Canvas, traits: Traits, y: number, half: number): void {
  for (let index = 0; index < traits.lights; index++) {
    const x = 400 + (traits.lights === 1 ? 0 : -half * 0.55 + (half * 1.1 * index) / (traits.lights - 1));
    canvas.path(
      `M${x - 20} ${y}H${x + 20}L${x + 96} ${y + 190}H${x - 96}Z`,
      canvas.linear(
        [
          [0, '#ffedc0', 0.7],
          [1, '#ffedc0', 0],
        ],
        [0, 0],
        [0, 1],
      ),
    );
    canvas.ellipse(x, y, 20, 7, '#fff6dc');
  }
}

/** Built below a cabinet: a low box, its screen drawn out to the front. */
function drawer(canvas: Canvas, main: Tones, traits: Traits, half: number): void {
  const inner = half - 44;
  canvas.surface(roundedBox(400 - inner, 430, inner * 2, 150, 6), { ...main, lit: main.base }, { round: 14 });
  canvas.path(roundedBox(420 - inner, 450, inner * 2 - 40, 12, 4), main.inside, 'opacity=".5"');
  glow(canvas, traits, 668, half);
  filters(canvas, 430 - half, 370 + half, 622);
  const clip = canvas.surface(
    `M${400 - inner} 572H${400 + inner}L${400 + half} 616V650H${400 - half}V616Z`,
    main,
    { round: 10 },
  );
  canvas.inside(clip, () => sheen(canvas, 400 - half, 600, half * 2, 50));
  canvas.line(`M${400 - half} 616H${400 + half}`, main.line, 2);
  display(canvas, 346, 622, 108, 22);
}

export const cookerHood = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['pyramid', 'pyramid', 'box', 'slanted', 'island', 'drawer']),
    width: random.pick(['slim', 'wide']),
    lights: random.pick([2, 2, 3]),
    glass: random.chance(0.4),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const half = traits.width === 'wide' ? 336 : 280;
    if (traits.style === 'slanted') {
      canvas.surface('M330 60H470V330H330Z', main, { round: 18 });
      glow(canvas, traits, 742, half);
      const clip = canvas.surface(
        `M${400 - half} 320H${400 + half}L${400 + half} 660Q${400 + half} 690 ${370 + half} 700L${430 - half} 700Q${400 - half} 690 ${400 - half} 660Z`,
        { ...main, lit: main.base },
        { round: 18 },
      );
      canvas.inside(clip, () => {
        if (traits.glass)
          canvas.path(
            roundedBox(424 - half, 344, half * 2 - 48, 330, 6),
            canvas.linear([
              [0, '#3a4047'],
              [0.5, '#16191d'],
              [1, '#2b3036'],
            ]),
          );
        canvas.path(`M${440 - half} 320h150l-190 380h-150Z`, '#ffffff', 'opacity=".14"');
      });
      canvas.surface(`M${420 - half} 700H${380 + half}V740H${420 - half}Z`, main, { round: 6 });
      display(canvas, 330, 606, 140, 44);
      return;
    }
    if (traits.style === 'drawer') {
      drawer(canvas, main, traits, half);
      return;
    }
    chimney(canvas, main, 640);
    glow(canvas, traits, 722, half);
    if (traits.style === 'pyramid') {
      canvas.surface(`M290 520H510L${400 + half} 640H${400 - half}Z`, main, { round: 24 });
    } else if (traits.glass) {
      canvas.path(
        `M${400 - half} 640Q400 520 ${400 + half} 640Z`,
        '#a9c2c6',
        'opacity=".55" stroke="#7f9a9e" stroke-width="3"',
      );
      canvas.path(
        `M${440 - half} 630Q${500 - half} 590 340 580L300 606Q${520 - half} 610 ${440 - half} 630Z`,
        '#ffffff',
        'opacity=".5"',
      );
    }
    const base = traits.style === 'box' ? 560 : 636;
    const clip = canvas.surface(roundedBox(400 - half, base, half * 2, 700 - base, 5), main, { round: 14 });
    canvas.inside(clip, () => sheen(canvas, 400 - half, base, half * 2, 64));
    filters(canvas, 430 - half, 370 + half, 688);
    canvas.surface(roundedBox(400 - half, 690, half * 2, 14, 4), main, { round: 4 });
    display(canvas, 336, base + (700 - base) / 2 - 18, 128, 34);
  },
  focus: { x: 400, y: 620, zoom: 1.9 },
  setting: 'kitchen',
  placement: { anchor: [400, 60], scale: 0.62, at: [400, -40] },
  rise: -30,
});
