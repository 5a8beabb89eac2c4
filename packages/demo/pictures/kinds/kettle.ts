import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { sheen } from '../parts/appliance.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, type Tones } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';

type Traits = {
  style: 'classic' | 'glass' | 'gooseneck' | 'retro';
  trim: 'steel' | 'black' | 'wood';
  gauge: boolean;
};

const TRIMS = { steel: '#b9bdc1', black: '#2c2d30', wood: '#a87b52' } as const;
const FLOOR = 860;

const BODIES: Record<Traits['style'], string> = {
  classic: 'M270 320Q400 300 530 320C560 480 580 640 586 792Q400 820 214 792C220 640 240 480 270 320Z',
  glass: 'M262 320Q400 304 538 320L566 792Q400 820 234 792Z',
  gooseneck: 'M300 470Q400 452 500 470C540 560 580 690 596 790Q400 820 204 790C220 690 260 560 300 470Z',
  retro:
    'M400 300C560 300 610 460 612 620C612 710 600 770 586 794Q400 820 214 794C200 770 188 710 188 620C190 460 240 300 400 300Z',
};

function handle(canvas: Canvas, traits: Traits, trim: Tones): void {
  const d = {
    classic: 'M530 340C660 330 690 420 676 540C664 660 640 720 590 726',
    glass: 'M540 340C680 330 690 430 684 540C680 650 650 700 566 706',
    gooseneck: 'M490 520C620 470 690 520 690 620C690 720 650 760 598 760',
    retro: 'M280 340C240 170 560 170 520 340',
  }[traits.style];
  canvas.line(d, trim.line, 44);
  canvas.line(d, trim.base, 39);
  canvas.line(d, trim.glow, 9, 'opacity=".6" transform="translate(-7 -6)"');
}

function spout(canvas: Canvas, traits: Traits, main: Tones, steel: Tones): void {
  if (traits.style === 'gooseneck') {
    const d = 'M236 700C120 700 190 500 130 420C110 390 90 390 78 396';
    canvas.line(d, main.line, 36);
    canvas.line(d, main.base, 31);
    canvas.line(d, main.glow, 7, 'opacity=".7" transform="translate(-5 -6)"');
  } else if (traits.style === 'retro') {
    canvas.surface('M220 520C160 510 130 440 100 420L136 390C170 410 200 440 244 440Z', main, { round: 12 });
  } else {
    canvas.surface('M286 316L182 352Q176 366 190 374L252 440Z', traits.style === 'glass' ? steel : main, {
      round: 12,
    });
  }
}

function glass(canvas: Canvas): void {
  canvas.path(BODIES.glass, '#dcebee', 'opacity=".55"');
  canvas.path(
    'M250 500Q400 520 552 500L566 792Q400 820 234 792Z',
    canvas.linear([
      [0, '#a9d3dd'],
      [1, '#6fa9ba'],
    ]),
    'opacity=".6"',
  );
  for (const [x, y, r] of [
    [330, 700, 11],
    [420, 640, 8],
    [470, 730, 12],
    [380, 760, 7],
    [300, 620, 7],
    [450, 560, 6],
  ] as const)
    canvas.ellipse(x, y, r, r, '#ffffff', 'opacity=".7"');
  canvas.path('M290 350H340L320 780H270Z', '#ffffff', 'opacity=".55"');
  canvas.line(BODIES.glass, '#8fa7ad', 4);
}

export const kettle = defineKind<Traits>({
  design: (random) => ({
    style: random.pick(['classic', 'classic', 'glass', 'gooseneck', 'retro']),
    trim: random.pick(['steel', 'black', 'wood']),
    gauge: random.chance(0.5),
  }),
  draw(canvas, paint: Paint, traits) {
    const { main } = paint;
    const trim = deriveTones(TRIMS[traits.trim]);
    const steel = deriveTones('#c4c8cc');
    canvas.contactShadow(400, FLOOR, 250, 20, 0.5);
    canvas.surface(
      roundedBox(206, 812, 388, 44, 20),
      traits.style === 'glass' ? main : deriveTones('#2c2d30'),
      {
        round: 12,
      },
    );
    handle(canvas, traits, trim);
    spout(canvas, traits, main, steel);
    if (traits.style === 'glass') {
      glass(canvas);
      canvas.surface('M256 320Q400 300 544 320V366Q400 348 256 366Z', main, { round: 12 });
      canvas.surface('M236 756Q400 784 564 756L568 812H232Z', main, { round: 12 });
    } else {
      const clip = canvas.surface(BODIES[traits.style], main, { round: 60, light: 0.8 });
      canvas.inside(clip, () => sheen(canvas, 230, 300, 320, 520));
      canvas.line('M214 770Q400 800 586 770', steel.base, 9);
    }
    const top = traits.style === 'gooseneck' ? 470 : 316;
    if (traits.style !== 'retro')
      canvas.surface(
        `M${top === 470 ? 300 : 274} ${top}Q400 ${top - 60} ${top === 470 ? 500 : 526} ${top}Q400 ${top + 18} ${top === 470 ? 300 : 274} ${top}Z`,
        traits.style === 'glass' ? main : steel,
        { round: 12 },
      );
    canvas.surface(roundedBox(376, (traits.style === 'retro' ? 300 : top - 30) - 28, 48, 36, 14), trim, {
      round: 10,
    });
    if (traits.gauge && traits.style !== 'glass') {
      canvas.ellipse(400, 610, 52, 52, '#f6f3ee', `stroke="${steel.base}" stroke-width="8"`);
      canvas.line('M400 610L428 584', '#c0392b', 6);
      canvas.line('M366 630A40 40 0 0 1 372 582M434 630A40 40 0 0 0 428 582', '#55585c', 4);
    }
  },
  focus: { x: 430, y: 480, zoom: 1.9 },
  setting: 'counter',
  placement: { anchor: [400, 860], scale: 0.62, at: [400, 766] },
});
