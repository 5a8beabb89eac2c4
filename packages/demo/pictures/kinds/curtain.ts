import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  heading: 'eyelets' | 'tab' | 'pleats';
  panels: number;
  weight: 'sheer' | 'light' | 'blackout';
  pattern: string;
  tied: boolean;
  rod: 'brass' | 'black' | 'white';
};

const RODS = { brass: '#b3905a', black: '#2b2a2b', white: '#e9e7e2' } as const;
const TOP = 120;
const HEM = 930;

/** A panel from x1 to x2; tied, it is gathered at two thirds towards its outer edge. */
function outline(x1: number, x2: number, tied: boolean, outer: number): string {
  if (!tied) {
    const wave = (x2 - x1) / 4;
    const foot = [0, 1, 2, 3].map(
      (at) => `Q${x2 - wave * (at + 0.5)} ${HEM + (at % 2 ? -9 : 9)} ${x2 - wave * (at + 1)} ${HEM}`,
    );
    return `M${x1} ${TOP}H${x2}L${x2 + 6} ${HEM}${foot.join('')}L${x1 - 6} ${HEM}Z`;
  }
  const inner = outer === x1 ? x2 : x1;
  const waist = outer + (inner - outer) * 0.42;
  const foot = outer + (inner - outer) * 0.62;
  return `M${outer} ${TOP}H${inner}C${inner} 400 ${inner - (inner - outer) * 0.1} 540 ${waist} 640C${waist + (inner - outer) * 0.06} 720 ${foot} 820 ${foot} ${HEM}Q${(outer + foot) / 2} ${HEM + 12} ${outer} ${HEM}Z`;
}

function heading(canvas: Canvas, x1: number, x2: number, traits: Traits, base: string, line: string): void {
  const step = (x2 - x1) / 5;
  for (let index = 0; index < 5; index++) {
    const x = x1 + step * (index + 0.5);
    if (traits.heading === 'eyelets') {
      canvas.add(
        `<ellipse cx="${x}" cy="${TOP - 2}" rx="11" ry="19" fill="none" stroke="#b9bcc0" stroke-width="7"/>`,
      );
    } else if (traits.heading === 'tab') {
      canvas.path(`M${x - 15} ${TOP - 34}h30V${TOP + 6}h-30Z`, base, `stroke="${line}" stroke-width="2"`);
    } else {
      canvas.line(
        `M${x} ${TOP + 4}V${TOP + 70}M${x - 8} ${TOP + 4}L${x} ${TOP + 70}L${x + 8} ${TOP + 4}`,
        line,
        3,
      );
    }
  }
}

export const curtain = defineKind<Traits>({
  design: (random) => ({
    heading: random.pick(['eyelets', 'eyelets', 'tab', 'pleats']),
    panels: random.pick([1, 2, 2]),
    weight: random.pick(['sheer', 'light', 'blackout']),
    pattern: random.pick(['plain', 'plain', 'plain', 'stripes', 'floral', 'check', 'chevron', 'melange']),
    tied: random.chance(0.3),
    rod: random.pick(['brass', 'black', 'white']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const rod = deriveTones(RODS[traits.rod]);
    const texture = clothFill(canvas, traits.pattern, paint);
    const spans =
      traits.panels === 2
        ? ([
            [84, 330],
            [470, 716],
          ] as const)
        : ([[190, 610]] as const);
    canvas.line(`M40 ${TOP - 16}H760`, rod.line, 17);
    canvas.line(`M40 ${TOP - 19}H760`, rod.lit, 9);
    for (const x of [34, 766])
      canvas.surface(`M${x - 17} ${TOP - 16}a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z`, rod, { round: 8 });
    for (const [index, [x1, x2]] of spans.entries()) {
      const tied = traits.tied && traits.panels === 2;
      const outer = index === 0 ? x1 : x2;
      const d = outline(x1, x2, tied, outer);
      canvas.group(`opacity="${{ sheer: 0.72, light: 0.94, blackout: 1 }[traits.weight]}"`, () => {
        const clip = canvas.surface(d, main, { round: 30, texture, light: 0.3, dark: 0.3 });
        canvas.inside(clip, () => {
          const folds = 4;
          const step = (x2 - x1) / folds;
          const lean = (x: number) => (tied ? outer + (x - outer) * 0.5 : x);
          canvas.soft(7, () => {
            for (let at = 0; at < folds; at++) {
              const x = x1 + step * at;
              canvas.path(
                `M${x} ${TOP}Q${lean(x) - 4} 620 ${lean(x)} ${HEM + 10}h${step * 0.34}Q${lean(x) + step * 0.4} 620 ${x + step * 0.36} ${TOP}Z`,
                main.shadow,
                `opacity="${traits.weight === 'sheer' ? 0.28 : 0.5}"`,
              );
              canvas.path(
                `M${x + step * 0.56} ${TOP}Q${lean(x + step * 0.56)} 620 ${lean(x + step * 0.56)} ${HEM + 10}h${step * 0.14}Q${lean(x + step * 0.72)} 620 ${x + step * 0.72} ${TOP}Z`,
                main.glow,
                'opacity=".5"',
              );
            }
          });
          canvas.line(`M40 ${HEM - 40}H760`, main.line, 2.4, 'opacity=".6"');
        });
      });
      if (tied)
        canvas.surface(
          `M${outer} 616L${outer + (index === 0 ? 118 : -118)} 632V662L${outer} 650Z`,
          paint.accent,
          { round: 8 },
        );
      heading(canvas, x1, x2, traits, main.base, main.line);
    }
  },
  focus: { x: 300, y: 260, zoom: 2 },
  setting: 'window',
  placement: { anchor: [400, 104], scale: 0.9, at: [400, 120] },
});
