import { defineKind } from '../kind.ts';
import { mix } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';
import { paintScreen } from '../parts/screen.ts';

type Traits = { bezel: 'slim' | 'wide'; keys: 'dark' | 'tonal'; trackpad: 'wide' | 'small' };

export const laptop = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    bezel: random.pick(['slim', 'slim', 'wide']),
    keys: random.pick(['dark', 'dark', 'tonal']),
    trackpad: random.pick(['wide', 'small']),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    canvas.contactShadow(400, 742, 392, 24, 0.45);
    canvas.surface(roundedBox(104, 268, 592, 372, 16), main, { round: 8 });
    canvas.path(roundedBox(109, 273, 582, 362, 12), '#0c0d0f');
    const edge = traits.bezel === 'slim' ? 9 : 20;
    paintScreen(
      canvas,
      { x: 109 + edge, y: 273 + edge, width: 582 - edge * 2, height: 356 - edge * 2 },
      5,
      random,
    );
    canvas.ellipse(400, 273 + edge / 2 + 1, 2.4, 2.4, '#3a4a66');
    canvas.path('M120 634H680V646H120Z', mix(main.shadow, '#141414', 0.5));
    const clip = canvas.surface('M110 644H690L768 716H32Z', main, { round: 12, dark: 0.3 });
    canvas.inside(clip, () => {
      canvas.path('M132 652H668L700 686H100Z', mix(main.shaded, '#000000', 0.12));
      const key = traits.keys === 'dark' ? '#25272b' : main.shaded;
      for (let row = 0; row < 4; row++) {
        const part = row / 4;
        const left = 136 - 30 * part;
        const width = 528 + 60 * part;
        const y = 654 + row * 8;
        canvas.add(
          `<path d="M${left} ${y + 3}H${left + width}" stroke="${key}" stroke-width="6.4" stroke-dasharray="${(width / 14 - 4).toFixed(1)} 4"/>`,
        );
      }
      const half = traits.trackpad === 'wide' ? 96 : 66;
      canvas.path(
        `M${400 - half} 691H${400 + half}L${400 + half + 9} 712H${400 - half - 9}Z`,
        main.lit,
        `stroke="${main.line}" stroke-width="1.5"`,
      );
    });
    canvas.surface(
      'M32 716H768Q770 732 742 736H58Q30 732 32 716Z',
      { ...main, lit: main.shaded },
      { round: 6 },
    );
    canvas.path('M344 716H456Q452 725 440 725H360Q348 725 344 716Z', main.line);
  },
  focus: { x: 240, y: 620, zoom: 2 },
  setting: 'desk',
  placement: { anchor: [400, 738], scale: 0.86, at: [400, 872] },
});
