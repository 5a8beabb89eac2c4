import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { oval, roundedBox } from '../parts/outline.ts';
import { isTimber } from '../parts/wood.ts';

type Traits = {
  shape: 'round' | 'rectangle' | 'arch' | 'oval' | 'sun' | 'organic';
  frame: 'slim' | 'wide';
  light: boolean;
  strap: boolean;
  size: keyof typeof SIZES;
};

/** Beside the other mirrors of a page. Both ways alike, so that round ones stay round. */
const SIZES = { small: 0.78, medium: 0.86, large: 0.93, huge: 1 };

/** The outer edge, `grow` units larger than the glass. */
function outline(shape: Traits['shape'], grow: number): string {
  switch (shape) {
    case 'rectangle':
      return roundedBox(210 - grow, 130 - grow, 380 + grow * 2, 740 + grow * 2, 14 + grow * 0.4);
    case 'arch':
      return `M${210 - grow} ${870 + grow}V340A${190 + grow} ${200 + grow} 0 0 1 ${590 + grow} 340V${870 + grow}Z`;
    case 'oval':
      return oval(400, 500, 230 + grow, 340 + grow);
    case 'organic':
      return `M340 ${170 - grow}C480 ${120 - grow} ${630 + grow} 220 ${640 + grow} 400C${650 + grow} 520 ${580 + grow} 590 ${600 + grow} 690C${610 + grow} 800 480 ${860 + grow} 360 ${840 + grow}C230 ${820 + grow} ${180 - grow} 740 ${200 - grow} 620C${216 - grow} 530 ${150 - grow} 470 ${160 - grow} 370C${168 - grow} 270 240 ${200 - grow} 340 ${170 - grow}Z`;
    case 'sun':
      return oval(400, 500, 190 + grow, 190 + grow);
    default:
      return oval(400, 500, 290 + grow, 290 + grow);
  }
}

function rays(canvas: Canvas, paint: Paint): void {
  let long = '';
  let short = '';
  for (let index = 0; index < 24; index++) {
    const turn = (index / 24) * Math.PI * 2;
    const reach = index % 2 === 0 ? 350 : 290;
    const d = `M${400 + Math.cos(turn) * 200} ${500 + Math.sin(turn) * 200}L${400 + Math.cos(turn) * reach} ${500 + Math.sin(turn) * reach}`;
    if (index % 2 === 0) long += d;
    else short += d;
  }
  canvas.line(long, paint.main.line, 15);
  canvas.line(long, paint.main.base, 11);
  canvas.line(short, paint.main.shaded, 9);
}

function drawMirror(canvas: Canvas, paint: Paint, traits: Traits): void {
  const { main } = paint;
  const width = traits.frame === 'wide' ? 40 : isTimber(paint.colour) ? 22 : 14;
  if (traits.light) {
    canvas.soft(26, () => canvas.path(outline(traits.shape, width + 26), '#ffe9bd', 'opacity=".85"'));
  }
  canvas.soft(8, () =>
    canvas.path(outline(traits.shape, width), '#1d1a17', 'opacity=".2" transform="translate(8 14)"'),
  );
  if (traits.strap && traits.shape === 'round') {
    canvas.line('M170 330L400 130L630 330', '#7a563b', 17);
    canvas.ellipse(400, 126, 15, 15, '#c2a265', 'stroke="#7b6236" stroke-width="3"');
  }
  if (traits.shape === 'sun') rays(canvas, paint);
  canvas.surface(outline(traits.shape, width), main, { round: Math.min(10, width * 0.6), light: 0.9 });
  const glass = canvas.define(`<clipPath id="@"><path d="${outline(traits.shape, 0)}"/></clipPath>`);
  canvas.inside(glass, () => {
    canvas.path(
      'M0 0H800V1000H0Z',
      canvas.linear([
        [0, '#eef3f4'],
        [0.4, '#cfd9dc'],
        [0.62, '#e2e9ea'],
        [1, '#b3c0c5'],
      ]),
    );
    canvas.path('M60 720L640 60H760L120 860ZM330 900L790 380V450L400 900Z', '#ffffff', 'opacity=".42"');
    canvas.soft(9, () => canvas.line(outline(traits.shape, 0), '#54636a', 18, 'opacity=".35"'));
    if (traits.light) canvas.line(outline(traits.shape, -26), '#fff7e2', 12);
  });
  canvas.line(outline(traits.shape, 0), main.shadow, 2.4);
}

export const mirror = defineKind<Traits>({
  design: (random) => ({
    shape: random.pick(['round', 'round', 'rectangle', 'arch', 'oval', 'sun', 'organic']),
    frame: random.pick(['slim', 'slim', 'wide']),
    light: random.chance(0.25),
    strap: random.chance(0.3),
    size: random.pick(['small', 'medium', 'large', 'huge']),
  }),
  draw(canvas, paint, traits) {
    const scale = SIZES[traits.size];
    canvas.group(`transform="translate(400 500) scale(${scale}) translate(-400 -500)"`, () =>
      drawMirror(canvas, paint, traits),
    );
  },
  focus: { x: 300, y: 330, zoom: 1.9 },
  setting: 'sideboard',
  placement: { anchor: [400, 500], scale: 0.66, at: [400, 352] },
});
