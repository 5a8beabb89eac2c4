import { defineKind } from '../kind.ts';
import { mix, shift } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';

type Traits = {
  design: 'medallion' | 'berber' | 'stripes' | 'terrazzo' | 'border';
  shape: 'rectangle' | 'round';
  fringe: boolean;
};

export const rug = defineKind<Traits>({
  design: (random) => ({
    design: random.pick(['medallion', 'berber', 'stripes', 'terrazzo', 'border']),
    shape: random.pick(['rectangle', 'rectangle', 'rectangle', 'round']),
    fringe: random.chance(0.55),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    const round = traits.shape === 'round';
    const ink = mix(shift(main.base, 0.16), '#f3ede2', 0.45);
    const second = mix(paint.accent.base, main.base, 0.3);
    canvas.soft(9, () =>
      canvas.path(
        round ? 'M80 506A320 320 0 1 1 720 506A320 320 0 1 1 80 506Z' : roundedBox(134, 100, 540, 820, 6),
        '#1d1a17',
        'opacity=".3" transform="translate(5 9)"',
      ),
    );
    if (traits.fringe && !round) {
      canvas.add(
        `<path d="M136 82V922" transform="translate(0 0)" stroke="none"/><path d="M132 92H668M132 908H668" stroke="${mix(main.base, '#efe6d6', 0.7)}" stroke-width="40" stroke-dasharray="4 5"/>`,
      );
    }
    const d = round
      ? 'M80 500A320 320 0 1 1 720 500A320 320 0 1 1 80 500Z'
      : roundedBox(130, 98, 540, 804, 5);
    const clip = canvas.surface(d, main, { round: 16, dark: 0.3, light: 0.3 });
    canvas.inside(clip, () => {
      if (traits.design === 'stripes') {
        for (let y = 60; y < 960; y += 90) {
          canvas.path(
            `M60 ${y}H740V${y + random.between(14, 50)}H60Z`,
            random.chance(0.6) ? ink : second,
            'opacity=".85"',
          );
        }
      } else if (traits.design === 'berber') {
        canvas.line(
          'M60 300L230 130L400 300L570 130L740 300M60 560L230 390L400 560L570 390L740 560M60 820L230 650L400 820L570 650L740 820M60 130L230 300L400 130L570 300L740 130M60 390L230 560L400 390L570 560L740 390M60 650L230 820L400 650L570 820L740 650',
          ink,
          9,
          'stroke-linejoin="round"',
        );
      } else if (traits.design === 'terrazzo') {
        for (let index = 0; index < 16; index++) {
          const x = random.between(110, 640);
          const y = random.between(110, 860);
          const s = random.between(36, 92);
          canvas.path(
            `M${x} ${y}C${x + s} ${y - s * 0.6} ${x + s * 1.7} ${y + s * 0.2} ${x + s * 1.3} ${y + s * 0.8}S${x - s * 0.4} ${y + s * 0.9} ${x} ${y}Z`,
            random.pick([ink, second, main.shaded]),
          );
        }
      } else {
        const frame = (inset: number, width: number, colour: string) =>
          canvas.add(
            round
              ? `<circle cx="400" cy="500" r="${320 - inset}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
              : `<path d="${roundedBox(130 + inset, 98 + inset, 540 - inset * 2, 804 - inset * 2, 3)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
          );
        frame(26, 10, ink);
        frame(58, 28, second);
        frame(86, 5, ink);
        if (traits.design === 'medallion') {
          for (const [rx, ry, colour] of [
            [150, 220, second],
            [122, 184, main.base],
            [100, 150, ink],
            [70, 108, second],
            [40, 64, main.base],
          ] as const) {
            canvas.path(
              `M400 ${500 - ry}C${400 + rx * 0.3} ${500 - ry * 0.6} ${400 + rx * 0.7} ${500 - ry * 0.5} ${400 + rx} 500C${400 + rx * 0.7} ${500 + ry * 0.5} ${400 + rx * 0.3} ${500 + ry * 0.6} 400 ${500 + ry}C${400 - rx * 0.3} ${500 + ry * 0.6} ${400 - rx * 0.7} ${500 + ry * 0.5} ${400 - rx} 500C${400 - rx * 0.7} ${500 - ry * 0.5} ${400 - rx * 0.3} ${500 - ry * 0.6} 400 ${500 - ry}Z`,
              colour,
            );
          }
          canvas.line(
            'M270 300C300 270 330 270 350 300M450 300C470 270 500 270 530 300M270 700C300 730 330 730 350 700M450 700C470 730 500 730 530 700',
            ink,
            8,
          );
        }
      }
      const weave = canvas.define(
        `<pattern id="@" width="6" height="5" patternUnits="userSpaceOnUse"><path d="M0 1H6M0 3.5H6" stroke="${main.shadow}" stroke-width="1" opacity=".34"/></pattern>`,
      );
      canvas.path('M60 60H740V940H60Z', `url(#${weave})`);
    });
  },
  focus: { x: 300, y: 300, zoom: 2 },
  setting: 'floor',
  placement: { anchor: [400, 500], scale: 0.78, at: [400, 560] },
});
