import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, type Tones } from '../parts/colour.ts';
import { cushion } from '../parts/outline.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  style: 'rattan' | 'slats' | 'adirondack' | 'sling';
  frame: 'teak' | 'black' | 'white';
  cushion: boolean;
  pattern: string;
};

const FRAMES = { teak: '#a8744a', black: '#2f3033', white: '#ecebe6' } as const;
const FLOOR = 880;

function legs(canvas: Canvas, frame: Tones): void {
  canvas.surface(`M232 640H262L250 ${FLOOR - 30}H226ZM538 640H568L574 ${FLOOR - 30}H550Z`, frame, {
    round: 6,
  });
  canvas.surface(`M176 600H212L204 ${FLOOR}H172ZM588 600H624L628 ${FLOOR}H596Z`, frame, { round: 7 });
}

function arms(canvas: Canvas, frame: Tones): void {
  for (const side of [-1, 1]) {
    const x = (value: number) => 400 + side * value;
    canvas.surface(
      `M${x(196)} 522H${x(252)}Q${x(258)} 522 ${x(258)} 530V544Q${x(258)} 552 ${x(250)} 552H${x(196)}Z`,
      frame,
      { round: 7 },
    );
    canvas.surface(`M${x(222)} 550H${x(248)}V640H${x(222)}Z`, frame, { round: 6 });
  }
}

function rattan(canvas: Canvas, paint: Paint): void {
  const { main } = paint;
  const weave = canvas.define(
    `<pattern id="@" width="36" height="36" patternUnits="userSpaceOnUse"><path d="M0 9H18M18 27H36" stroke="${main.thread}" stroke-width="14" opacity=".55"/><path d="M9 18V36M27 0V18" stroke="${main.glow}" stroke-width="12" opacity=".4"/></pattern>`,
  );
  const fill = `url(#${weave})`;
  canvas.surface('M180 660C150 380 210 250 400 244S650 380 620 660Z', main, { round: 40, texture: fill });
  canvas.surface(
    'M150 560C150 500 230 500 236 560L244 690H166ZM650 560C650 500 570 500 564 560L556 690H634Z',
    main,
    { round: 26, texture: fill },
  );
  canvas.surface('M166 640H634L620 740Q400 766 180 740Z', main, { round: 26, texture: fill });
}

function slats(canvas: Canvas, wood: Tones, fan: boolean): void {
  const count = fan ? 5 : 6;
  for (let index = 0; index < count; index++) {
    const t = (index - (count - 1) / 2) / ((count - 1) / 2);
    const foot = 400 + t * 150;
    const head = 400 + t * (fan ? 220 : 160);
    const top = fan ? 190 + t * t * 90 : 260;
    canvas.surface(
      `M${foot - 24} 650L${head - 34} ${top + 24}Q${head} ${top - 26} ${head + 34} ${top + 24}L${foot + 24} 650Z`,
      wood,
      { round: 10 },
    );
  }
  if (!fan) canvas.surface('M206 286H594V318H206Z', wood, { round: 8 });
  canvas.surface('M196 636H604L640 700H160ZM160 702H640V724H160Z', wood, { round: 8 });
  canvas.line('M186 656H616M174 678H628', wood.line, 4);
}

export const gardenChair = defineKind<Traits>({
  design: (random) => ({
    style: random.pick(['rattan', 'slats', 'adirondack', 'sling']),
    frame: random.pick(['teak', 'black', 'white']),
    cushion: random.chance(0.6),
    pattern: random.pick(['plain', 'plain', 'stripes', 'melange']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const frame = deriveTones(FRAMES[traits.frame]);
    const textile = traits.style === 'rattan' ? deriveTones('#efe8da') : main;
    const texture = clothFill(canvas, traits.pattern, { ...paint, main: textile });
    const adirondack = traits.style === 'adirondack';
    canvas.contactShadow(400, FLOOR, 280, 24, 0.45);
    legs(canvas, adirondack ? main : frame);
    if (traits.style === 'rattan') rattan(canvas, paint);
    else if (traits.style === 'sling') {
      canvas.line('M216 650L206 250H594L584 650', frame.base, 22, 'stroke-linejoin="round"');
      canvas.surface('M222 262H578L572 640H610L626 700H174L190 640H228Z', main, {
        round: 26,
        texture: clothFill(canvas, 'melange', paint),
      });
    } else slats(canvas, adirondack ? main : frame, adirondack);
    if (traits.style !== 'rattan') arms(canvas, adirondack ? main : frame);
    if (traits.cushion && traits.style !== 'sling' && !adirondack) {
      canvas.surface(cushion(250, 330, 300, 300, 14, 40), textile, { round: 36, texture });
      canvas.surface(cushion(204, 606, 392, 88, 10, 34), textile, { round: 30, texture });
    }
  },
  focus: { x: 320, y: 560, zoom: 1.9 },
  setting: 'terrace',
  placement: { anchor: [400, 880], scale: 0.76, at: [400, 900] },
  rise: 20,
});
