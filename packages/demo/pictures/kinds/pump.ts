import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';

type Traits = {
  heel: 'stiletto' | 'block' | 'kitten' | 'flat';
  toe: 'pointed' | 'round';
  strap: 'none' | 'ankle' | 'slingback';
  bow: boolean;
};

const HEELS: Readonly<Record<Exclude<Traits['heel'], 'flat'>, string>> = {
  stiletto: 'M600 500C640 520 668 560 664 600C650 680 646 760 640 838H620C616 760 606 690 574 620Z',
  block: 'M560 540C620 520 664 560 668 610C664 700 662 770 660 838H576C570 760 572 690 556 600Z',
  kitten: 'M590 560C640 560 668 590 664 630C648 700 642 770 636 838H612C606 780 600 720 564 660Z',
};

const BOW =
  'M262 716C230 680 190 690 196 720C200 744 240 744 262 724C290 752 324 742 320 716C316 690 286 688 262 716Z';

function bow(canvas: Canvas, { main }: Paint, drop: number): void {
  canvas.group(`transform="translate(0 ${drop})"`, () => {
    canvas.surface(BOW, main, { round: 9 });
    canvas.ellipse(262, 720, 12, 15, main.base, `stroke="${main.line}" stroke-width="2"`);
  });
}

/** A ballerina: nothing lifts the heel, and the foot lies on the ground. */
function flat(canvas: Canvas, paint: Paint, traits: Traits): void {
  const { main } = paint;
  const tip = traits.toe === 'pointed' ? 84 : 116;
  canvas.contactShadow(390, 844, 290, 16, 0.5);
  if (traits.strap !== 'none') {
    const strap = 'M652 702C640 622 560 590 476 612C448 622 462 656 520 650C590 642 640 624 654 606';
    canvas.add(`<path d="${strap}" fill="none" stroke="${main.shaded}" stroke-width="17"/>`);
    canvas.add(
      '<rect x="500" y="632" width="28" height="34" rx="6" fill="none" stroke="#cfa85a" stroke-width="6"/>',
    );
  }
  canvas.path(
    'M300 748C360 704 520 692 650 684C644 734 560 780 440 788C360 790 318 772 300 748Z',
    main.inside,
  );
  canvas.surface(
    `M${tip + 4} 820C240 846 560 846 674 812V832Q674 842 662 842H${tip + 54}Q${tip + 6} 842 ${tip + 4} 820Z`,
    deriveTones('#3a2f28'),
    { round: 5 },
  );
  const clip = canvas.surface(
    `M${tip} 812C${tip + 6} 772 164 744 238 732C264 728 288 734 308 754C352 796 452 796 540 768C592 750 624 718 642 690Q656 670 666 690C678 730 680 780 672 816C560 838 300 844 ${tip + 44} 832Q${tip} 828 ${tip} 812Z`,
    main,
    { round: 28, light: 0.75 },
  );
  canvas.inside(clip, () => {
    canvas.soft(8, () =>
      canvas.path('M126 806C166 772 226 750 268 742C248 772 190 800 136 820Z', main.glow, 'opacity=".8"'),
    );
    canvas.line('M292 736C330 802 452 806 546 776C600 756 636 720 654 690', main.line, 2);
  });
  if (traits.bow) bow(canvas, paint, 18);
}

export const pump = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    heel: random.pick(['stiletto', 'block', 'block', 'kitten', 'flat']),
    toe: random.pick(['pointed', 'round']),
    strap: random.pick(['none', 'none', 'ankle', 'slingback']),
    bow: random.chance(0.3),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    if (traits.heel === 'flat') {
      flat(canvas, paint, traits);
      return;
    }
    const lift = traits.heel === 'kitten' ? 60 : 0;
    const tip = traits.toe === 'pointed' ? 92 : 122;
    const heelTop = 440 + lift;
    canvas.contactShadow(260, 842, 210, 18, 0.5);
    canvas.contactShadow(630, 842, 90, 13, 0.45);
    if (traits.strap === 'ankle') {
      canvas.add(
        `<path d="M650 ${heelTop + 20}C650 ${heelTop - 90} 560 ${heelTop - 130} 470 ${heelTop - 90}C440 ${heelTop - 70} 470 ${heelTop - 30} 520 ${heelTop - 40}C590 ${heelTop - 50} 640 ${heelTop - 80} 652 ${heelTop - 40}" fill="none" stroke="${main.shaded}" stroke-width="18"/>`,
      );
      canvas.add(
        `<rect x="500" y="${heelTop - 62}" width="30" height="36" rx="6" fill="none" stroke="#cfa85a" stroke-width="6"/>`,
      );
    }
    canvas.surface(HEELS[traits.heel], main, { round: 16 });
    canvas.path('M612 834H664V842H612Z', '#2b2724');
    const soleTones = deriveTones('#c9a57c');
    canvas.surface(
      `M${tip} 818C160 846 260 850 330 832C420 800 500 720 566 640L590 660C520 760 440 830 350 846C260 854 140 850 ${tip} 818Z`,
      soleTones,
      { round: 6 },
    );
    canvas.path(
      `M300 706C380 660 450 580 520 520C560 490 620 470 660 ${heelTop + 10}C640 ${heelTop + 60} 600 540 560 590C500 660 420 740 320 756Z`,
      main.inside,
    );
    const upper =
      traits.strap === 'slingback'
        ? `M${tip} 816C${tip + 10} 770 170 730 250 706C276 700 296 704 318 728C340 756 380 740 430 690C480 640 510 590 530 560L586 640C520 740 430 822 340 838C260 846 140 846 ${tip} 816Z`
        : `M${tip} 816C${tip + 10} 770 170 730 250 706C276 700 296 704 318 728C340 756 390 740 440 680C500 610 560 540 620 ${heelTop + 26}Q650 ${heelTop - 8} 662 ${heelTop + 10}C676 ${heelTop + 60} 672 590 660 620C640 640 600 640 580 650C520 740 430 822 340 838C260 846 140 846 ${tip} 816Z`;
    const clip = canvas.surface(upper, main, { round: 30, light: 0.75 });
    canvas.inside(clip, () => {
      canvas.soft(8, () =>
        canvas.path('M130 800C170 760 230 736 270 726C250 760 190 790 140 812Z', main.glow, 'opacity=".9"'),
      );
      canvas.line('M300 704C330 780 400 760 470 690', main.line, 2);
    });
    if (traits.strap === 'slingback') {
      canvas.line(
        `M540 600C590 560 630 510 654 ${heelTop + 10}C662 ${heelTop} 668 ${heelTop + 40} 664 590`,
        main.line,
        17,
      );
      canvas.line(
        `M540 600C590 560 630 510 654 ${heelTop + 10}C662 ${heelTop} 668 ${heelTop + 40} 664 590`,
        main.base,
        14,
      );
    }
    if (traits.bow) bow(canvas, paint, 0);
  },
  focus: { x: 330, y: 720, zoom: 2 },
  setting: 'podium',
  placement: { anchor: [390, 840], scale: 0.8, at: [400, 784] },
  rise: 125,
});
