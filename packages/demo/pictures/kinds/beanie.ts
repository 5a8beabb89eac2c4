import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import type { Random } from '../parts/random.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  style: 'beanie' | 'bobble' | 'slouchy';
  pattern: string;
  cuff: 'folded' | 'none';
  patch: boolean;
};

const DOMES: Record<Traits['style'], string> = {
  beanie: 'M160 640C150 420 240 280 400 280S650 420 640 640Z',
  bobble: 'M160 640C146 430 250 300 400 296S654 430 640 640Z',
  slouchy: 'M160 640C140 460 190 260 380 230C520 210 640 300 680 380C716 450 660 470 640 640Z',
};

function bobble(canvas: Canvas, paint: Paint, random: Random): void {
  const tones = paint.accent;
  canvas.surface(
    'M400 130C470 128 512 170 510 226C512 290 464 326 400 326S288 290 290 226C288 170 330 128 400 130Z',
    tones,
    { round: 40, outline: 0 },
  );
  let strands = '';
  for (let index = 0; index < 34; index++) {
    const turn = (index / 34) * Math.PI * 2;
    const reach = random.between(92, 116);
    strands += `M${400 + Math.cos(turn) * 60} ${228 + Math.sin(turn) * 54}L${400 + Math.cos(turn + 0.1) * reach} ${228 + Math.sin(turn + 0.1) * reach * 0.9}`;
  }
  canvas.line(strands, tones.base, 13);
  canvas.line(strands, tones.line, 2, 'opacity=".3"');
}

export const beanie = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['beanie', 'bobble', 'bobble', 'slouchy']),
    pattern: random.pick(['ribbed', 'ribbed', 'cable', 'melange', 'stripes', 'plain']),
    cuff: random.pick(['folded', 'folded', 'none']),
    patch: random.chance(0.5),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    const texture = clothFill(canvas, traits.pattern, paint);
    canvas.contactShadow(400, 772, 270, 22, 0.35);
    if (traits.style === 'bobble') bobble(canvas, paint, random);
    const clip = canvas.surface(DOMES[traits.style], main, { round: 56, texture });
    canvas.inside(clip, () => {
      canvas.line(
        'M400 280C330 400 300 520 296 640M400 280C470 400 500 520 504 640M400 280C240 380 210 520 206 640M400 280C560 380 590 520 594 640',
        main.line,
        3,
        'opacity=".4"',
      );
      if (traits.style === 'slouchy') {
        canvas.soft(9, () =>
          canvas.path(
            'M420 300C520 340 600 400 660 470C560 440 470 400 400 330ZM180 520C300 470 460 480 620 560C480 540 320 530 190 570Z',
            main.shadow,
            'opacity=".3"',
          ),
        );
      }
    });
    if (traits.cuff === 'none') {
      canvas.surface('M158 630H642L640 700Q400 750 160 700Z', main, { round: 14, texture });
      return;
    }
    const band =
      'M146 590Q400 646 654 590Q666 590 668 606L664 716Q662 732 646 736Q400 792 154 736Q138 732 136 716L132 606Q134 590 146 590Z';
    const cuff = canvas.surface(band, main, { round: 30 });
    canvas.inside(cuff, () =>
      canvas.add(
        `<path d="M120 662Q400 724 680 662" fill="none" stroke="${main.thread}" stroke-width="170" stroke-dasharray="5 15" opacity=".6"/>`,
      ),
    );
    if (traits.patch) {
      canvas.surface('M456 652L566 638V702L456 718Z', paint.accent, { round: 6 });
      canvas.line('M476 684L546 674', '#f1ece2', 7);
    }
  },
  focus: { x: 360, y: 620, zoom: 2 },
  setting: 'podium',
  placement: { anchor: [400, 770], scale: 0.62, at: [400, 786] },
});
