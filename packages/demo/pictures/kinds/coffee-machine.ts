import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';

type Traits = {
  style: 'automatic' | 'portafilter' | 'filter';
  cup: 'espresso' | 'glass';
  panel: 'buttons' | 'display';
};

const DARK = deriveTones('#2c2d30');
const STEEL = deriveTones('#c5c9cd');

function cup(canvas: Canvas, x: number, bottom: number, style: Traits['cup']): void {
  if (style === 'glass') {
    canvas.surface(
      `M${x - 44} ${bottom - 100}H${x + 44}L${x + 34} ${bottom}H${x - 34}Z`,
      deriveTones('#d9d2c7'),
      { round: 14 },
    );
    canvas.path(
      `M${x - 39} ${bottom - 60}H${x + 39}L${x + 32} ${bottom - 5}H${x - 32}Z`,
      '#6b4326',
      'opacity=".9"',
    );
    canvas.path(`M${x - 42} ${bottom - 82}H${x + 42}L${x + 39} ${bottom - 58}H${x - 39}Z`, '#e9d3b4');
    return;
  }
  canvas.add(
    `<path d="M${x + 40} ${bottom - 62}C${x + 74} ${bottom - 66} ${x + 70} ${bottom - 22} ${x + 34} ${bottom - 26}" fill="none" stroke="#e4dfd6" stroke-width="10"/>`,
  );
  canvas.surface(
    `M${x - 46} ${bottom - 76}H${x + 46}C${x + 44} ${bottom - 30} ${x + 34} ${bottom - 4} ${x + 22} ${bottom}H${x - 22}C${x - 34} ${bottom - 4} ${x - 44} ${bottom - 30} ${x - 46} ${bottom - 76}Z`,
    deriveTones('#f6f2ea'),
    { round: 16 },
  );
  canvas.ellipse(x, bottom - 75, 45, 6, '#6b4326');
}

function automatic(canvas: Canvas, paint: Paint, traits: Traits): void {
  const { main } = paint;
  canvas.surface('M230 180H570L586 214H214Z', { ...deriveTones('#8f9aa0') }, { round: 8 });
  canvas.surface(roundedBox(190, 206, 420, 664, 26), main, { round: 34, light: 0.7 });
  canvas.surface(roundedBox(236, 246, 328, 110, 14), DARK, { round: 14 });
  if (traits.panel === 'display') {
    canvas.path(roundedBox(300, 266, 200, 70, 8), '#0d1a22');
    canvas.line('M324 302h30M370 290v24M390 302h60', '#8fd6e8', 6);
  } else {
    for (const x of [290, 345, 400, 455, 510]) {
      canvas.ellipse(x, 301, 15, 15, '#55585d', 'stroke="#8b8f94" stroke-width="2"');
    }
  }
  canvas.path(
    roundedBox(236, 390, 328, 396, 16),
    canvas.linear(
      [
        [0, '#131416'],
        [1, '#34363a'],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  canvas.surface('M330 380H470V470Q470 496 444 496H356Q330 496 330 470Z', main, { round: 20 });
  canvas.surface(roundedBox(366, 490, 68, 36, 8), STEEL, { round: 10 });
  canvas.line('M384 526V640M416 526V640', '#5b351b', 5);
  cup(canvas, 400, 776, traits.cup);
  canvas.surface(roundedBox(216, 776, 368, 42, 8), STEEL, { round: 10 });
  canvas.add('<path d="M232 786H568" stroke="#55585d" stroke-width="8" stroke-dasharray="16 8"/>');
}

function portafilter(canvas: Canvas, paint: Paint, traits: Traits): void {
  const { main } = paint;
  canvas.line('M200 310H600', STEEL.shaded, 7);
  for (const x of [250, 330]) {
    cup(canvas, x, 330, 'espresso');
  }
  canvas.surface(roundedBox(140, 326, 520, 190, 24), main, { round: 30, light: 0.7 });
  canvas.surface(roundedBox(196, 500, 408, 300, 4), STEEL, { round: 26 });
  canvas.surface(oval(400, 412, 50, 50), deriveTones('#f2efe8'), { round: 10 });
  canvas.line('M400 412L424 384', '#c0392b', 4);
  for (const x of traits.panel === 'buttons' ? [220, 280] : [250]) {
    canvas.surface(oval(x, 412, 22, 22), STEEL, { round: 8 });
  }
  canvas.surface(oval(560, 412, 34, 34), DARK, { round: 12 });
  canvas.surface(roundedBox(330, 510, 140, 56, 8), STEEL, { round: 16 });
  canvas.surface('M320 562H480L466 606H334Z', DARK, { round: 10 });
  canvas.surface('M340 574H296Q180 570 150 588Q140 610 160 616Q240 606 340 600Z', DARK, { round: 9 });
  canvas.line('M384 606V690M416 606V690', '#5b351b', 5);
  canvas.line('M556 516C566 600 590 640 584 720', STEEL.shaded, 11);
  cup(canvas, 400, 790, traits.cup);
  canvas.surface(roundedBox(140, 790, 520, 80, 12), main, { round: 20 });
  canvas.surface(roundedBox(170, 784, 460, 18, 5), DARK, { round: 5 });
}

function filter(canvas: Canvas, paint: Paint, traits: Traits): void {
  const { main } = paint;
  canvas.surface(roundedBox(210, 190, 150, 620, 22), main, { round: 30 });
  canvas.surface(roundedBox(210, 190, 380, 190, 26), main, { round: 34, light: 0.7 });
  canvas.surface('M390 380H580L556 470H414Z', DARK, { round: 16 });
  canvas.surface(
    'M384 520H586C606 580 610 700 580 776H392C362 700 364 580 384 520Z',
    { ...deriveTones('#c6d0d4'), line: '#8d979b' },
    { round: 24 },
  );
  canvas.path(
    'M374 640H598C602 690 594 740 576 772H396C378 740 370 690 374 640Z',
    '#4a2c18',
    'opacity=".92"',
  );
  canvas.soft(5, () =>
    canvas.path(
      'M396 540C384 600 384 700 400 760L414 760C402 700 402 600 412 540Z',
      '#ffffff',
      'opacity=".6"',
    ),
  );
  canvas.surface(roundedBox(376, 494, 218, 34, 12), DARK, { round: 10 });
  canvas.line('M596 540C660 540 664 700 586 720', DARK.base, 20);
  canvas.surface(roundedBox(196, 780, 420, 90, 20), main, { round: 24 });
  canvas.path(roundedBox(380, 774, 212, 12, 5), '#2a2b2e');
  if (traits.panel === 'display') {
    canvas.path(roundedBox(238, 800, 96, 46, 8), '#10171c');
    canvas.line('M258 823h14M284 815v16M294 823h16', '#8fd6e8', 4);
  } else {
    canvas.surface(oval(286, 824, 22, 22), STEEL, { round: 8 });
  }
}

export const coffeeMachine = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['automatic', 'portafilter', 'filter']),
    cup: random.pick(['espresso', 'glass']),
    panel: random.pick(['buttons', 'display']),
  }),
  draw(canvas, paint, traits) {
    canvas.contactShadow(400, 872, 300, 22, 0.5);
    ({ automatic, portafilter, filter })[traits.style](canvas, paint, traits);
  },
  focus: { x: 400, y: 560, zoom: 1.9 },
  setting: 'counter',
  placement: { anchor: [400, 872], scale: 0.68, at: [400, 762] },
});
