import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';

type Traits = { style: 'canister' | 'stick' | 'robot'; tube: 'steel' | 'black'; brush: 'wide' | 'narrow' };

const DARK = deriveTones('#323438');

function canister(canvas: Canvas, paint: Paint, traits: Traits): void {
  const { main } = paint;
  const tube = deriveTones(traits.tube === 'steel' ? '#bfc3c7' : '#3a3c40');
  canvas.contactShadow(470, 852, 300, 24, 0.5);
  canvas.contactShadow(150, 852, 120, 14, 0.4);
  canvas.line('M560 640C620 420 520 240 400 200C350 186 320 196 300 232', '#222327', 34);
  canvas.add(
    '<path d="M560 640C620 420 520 240 400 200C350 186 320 196 300 232" fill="none" stroke="#4a4c51" stroke-width="30" stroke-dasharray="5 5"/>',
  );
  canvas.surface('M274 214L314 226L172 806L136 796Z', tube, { round: 14 });
  canvas.surface('M256 190C262 166 300 166 320 184L330 210L310 250L268 238Z', DARK, { round: 12 });
  const half = traits.brush === 'wide' ? 116 : 86;
  canvas.surface(
    `M${150 - half} 850V826Q${150 - half} 804 ${150 - half + 28} 802L136 780H176L${150 + half - 28} 802Q${150 + half} 804 ${150 + half} 826V850Z`,
    DARK,
    { round: 12 },
  );
  canvas.surface(
    'M290 800C280 680 360 600 480 590C620 582 720 660 736 770L738 800Q738 826 710 828H318Q292 826 290 800Z',
    main,
    { round: 44, light: 0.8 },
  );
  canvas.surface('M420 640C480 606 590 612 640 664L620 700C570 664 490 664 440 694Z', DARK, { round: 14 });
  canvas.line('M300 790H730', main.line, 2.5);
  canvas.surface(oval(634, 790, 70, 70), DARK, { round: 20 });
  canvas.surface(oval(634, 790, 40, 40), main, { round: 14 });
  canvas.surface(oval(350, 822, 34, 34), DARK, { round: 12 });
}

function stick(canvas: Canvas, paint: Paint, traits: Traits): void {
  const { main } = paint;
  const tube = deriveTones(traits.tube === 'steel' ? '#bfc3c7' : '#3a3c40');
  canvas.contactShadow(400, 930, 210, 20, 0.5);
  canvas.surface(roundedBox(384, 380, 32, 500, 10), tube, { round: 14 });
  canvas.surface('M376 840H424L440 890H360Z', DARK, { round: 10 });
  const half = traits.brush === 'wide' ? 180 : 140;
  canvas.surface(
    `M${400 - half} 926V898Q${400 - half} 872 ${400 - half + 30} 870H${400 + half - 30}Q${400 + half} 872 ${400 + half} 898V926Z`,
    main,
    { round: 18 },
  );
  canvas.add(
    `<path d="M${400 - half + 16} 918H${400 + half - 16}" stroke="#232427" stroke-width="14" stroke-dasharray="9 5"/>`,
  );
  canvas.surface('M440 110C520 110 540 170 528 250L500 330L470 316L490 240C496 180 480 156 440 156Z', DARK, {
    round: 14,
  });
  canvas.surface(roundedBox(340, 80, 120, 190, 50), main, { round: 30, light: 0.8 });
  canvas.surface(
    roundedBox(346, 250, 108, 170, 30),
    { ...deriveTones('#b9c4ca'), line: '#7d878d' },
    { round: 26 },
  );
  canvas.soft(4, () => canvas.path(roundedBox(366, 270, 18, 120, 9), '#ffffff', 'opacity=".6"'));
  canvas.surface('M376 270H424L412 380H388Z', main, { round: 10 });
  canvas.surface(roundedBox(470, 310, 90, 60, 14), DARK, { round: 12 });
  canvas.ellipse(400, 130, 26, 26, DARK.base, `stroke="${main.line}" stroke-width="3"`);
}

function robot(canvas: Canvas, paint: Paint, traits: Traits): void {
  const { main } = paint;
  canvas.contactShadow(400, 690, 350, 40, 0.5);
  canvas.surface('M90 520A310 130 0 0 0 710 520V600A310 130 0 0 1 90 600Z', DARK, { round: 24 });
  canvas.surface('M90 560A310 130 0 0 0 710 560V606A310 130 0 0 1 90 606Z', main, { round: 14 });
  canvas.surface(oval(400, 520, 310, 130), main, { round: 40, light: 0.9 });
  canvas.ellipse(400, 520, 264, 106, 'none', `stroke="${main.line}" stroke-width="2"`);
  if (traits.brush === 'wide') {
    canvas.surface('M320 470V440A80 30 0 0 1 480 440V470A80 32 0 0 1 320 470Z', DARK, { round: 12 });
    canvas.surface(oval(400, 440, 80, 30), DARK, { round: 10 });
  }
  canvas.surface(oval(400, 566, 54, 20), traits.tube === 'steel' ? deriveTones('#c4c8cc') : DARK, {
    round: 8,
  });
  canvas.ellipse(400, 566, 9, 4, '#8fd6e8');
  canvas.path('M250 636A310 130 0 0 0 550 636V650A310 130 0 0 1 250 650Z', '#121315', 'opacity=".7"');
}

export const vacuumCleaner = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['canister', 'stick', 'robot']),
    tube: random.pick(['steel', 'black']),
    brush: random.pick(['wide', 'narrow']),
  }),
  draw(canvas, paint, traits) {
    ({ canister, stick, robot })[traits.style](canvas, paint, traits);
  },
  focus: { x: 460, y: 600, zoom: 1.7 },
  setting: 'living',
  placement: { anchor: [400, 860], scale: 0.72, at: [400, 880] },
});
