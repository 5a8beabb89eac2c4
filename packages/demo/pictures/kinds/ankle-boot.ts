import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';

type Traits = {
  style: 'chelsea' | 'zip' | 'laced' | 'strap';
  heel: 'flat' | 'block' | 'high' | 'platform';
  toe: 'round' | 'pointed';
  sole: 'dark' | 'natural';
  leather: 'smooth' | 'suede';
};

/** How far the heel lifts the foot, in picture units. */
const LIFTS = { flat: 0, block: 66, high: 128, platform: 40 } as const;

function upper(lift: number, toe: Traits['toe']): string {
  const tip = toe === 'pointed' ? 96 : 124;
  const top = 330 - lift;
  return `M${tip} ${748}C${tip - 6} ${690} ${190} ${664 - lift * 0.2} ${262} ${636 - lift * 0.5}C${330} ${606 - lift * 0.8} ${374} ${548 - lift} ${392} ${480 - lift}C${402} ${420 - lift} ${402} ${380 - lift} ${404} ${top}Q${406} ${top - 16} ${424} ${top - 14}Q${520} ${top - 4} ${606} ${top - 16}Q${624} ${top - 18} ${624} ${top}C${622} ${440 - lift} ${622} ${500 - lift} ${636} ${570 - lift}C${646} ${640 - lift} ${648} ${690 - lift} ${646} ${756 - lift}C${560} ${760 - lift} ${470} ${766 - lift * 0.4} ${400} ${778}Q${250} ${786} ${150} ${778}Q${tip + 6} ${774} ${tip} ${748}Z`;
}

function sole(canvas: Canvas, traits: Traits, lift: number): void {
  const tones = deriveTones(traits.sole === 'dark' ? '#2c2825' : '#a97f57');
  const thick = traits.heel === 'platform' ? 54 : 26;
  const tip = (traits.toe === 'pointed' ? 96 : 124) - 8;
  const floor = 770 + thick;
  const heelLeft = traits.heel === 'high' ? 566 : 520;
  canvas.surface(
    `M${tip} 748Q${tip + 2} 742 ${tip + 20} 750Q270 790 400 772C480 760 560 ${752 - lift} 654 ${742 - lift}L656 ${764 - lift}L${traits.heel === 'high' ? 636 : 650} ${floor}H${heelLeft + (traits.heel === 'high' ? 26 : 0)}L${heelLeft} ${774 - lift * 0.82 + 10}Q460 ${floor - 12} 400 ${floor}Q250 ${floor + 8} ${tip + 30} ${floor - 2}Q${tip - 4} ${floor - 10} ${tip} 748Z`,
    tones,
    { round: 10 },
  );
}

function fastening(canvas: Canvas, traits: Traits, paint: Paint): void {
  const { main } = paint;
  if (traits.style === 'chelsea') {
    const gusset = 'M462 318L566 314C562 400 548 470 520 540C488 480 470 420 462 318Z';
    canvas.path(gusset, main.inside);
    canvas.add(
      `<path d="M480 320C488 400 500 460 518 520M500 320C504 380 512 430 522 500M522 318V490M544 316C542 390 534 440 526 486" fill="none" stroke="${main.shadow}" stroke-width="5"/>`,
    );
    canvas.line(gusset, main.line, 2.4);
  } else if (traits.style === 'zip') {
    canvas.line('M540 316C536 420 540 560 560 690', main.line, 12);
    canvas.add(
      '<path d="M540 316C536 420 540 560 560 690" fill="none" stroke="#c9c7c2" stroke-width="6" stroke-dasharray="4 3"/>',
    );
    canvas.path('M533 318h14l3 46h-20Z', '#b9b6b0');
  } else if (traits.style === 'strap') {
    for (const y of [470, 560]) {
      canvas.line(`M360 ${y + 30}C440 ${y + 6} 560 ${y} 660 ${y + 6}`, main.line, 36);
      canvas.line(`M360 ${y + 30}C440 ${y + 6} 560 ${y} 660 ${y + 6}`, main.lit, 31);
      canvas.add(
        `<rect x="530" y="${y - 20}" width="44" height="48" rx="8" fill="none" stroke="#c2a265" stroke-width="8"/>`,
      );
    }
  } else {
    canvas.line('M290 620C330 650 350 700 346 780', main.line, 2.4);
    for (const [x, y] of [
      [410, 356],
      [408, 408],
      [400, 460],
      [386, 510],
      [362, 556],
      [328, 592],
    ] as const) {
      canvas.line(
        `M${x - 12} ${y}C${x + 10} ${y - 12} ${x + 40} ${y - 4} ${x + 58} ${y + 10}`,
        '#00000060',
        12,
      );
      canvas.line(
        `M${x - 12} ${y - 3}C${x + 10} ${y - 15} ${x + 40} ${y - 7} ${x + 58} ${y + 7}`,
        paint.accent.glow,
        8,
      );
      canvas.ellipse(x + 62, y + 8, 7, 7, '#c2a265');
    }
  }
}

export const ankleBoot = defineKind<Traits>({
  design: (random) => ({
    style: random.pick(['chelsea', 'chelsea', 'zip', 'laced', 'strap']),
    heel: random.pick(['flat', 'block', 'high', 'platform']),
    toe: random.pick(['round', 'round', 'pointed']),
    sole: random.pick(['dark', 'dark', 'natural']),
    leather: random.pick(['smooth', 'suede']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const lift = LIFTS[traits.heel === 'platform' ? 'flat' : traits.heel];
    const floor = 770 + (traits.heel === 'platform' ? 54 : 26);
    canvas.contactShadow(390, floor, 310, 20, 0.5);
    canvas.ellipse(512, 326 - lift, 106, 12, main.inside);
    const shine = traits.leather === 'smooth' ? 0.85 : 0.35;
    const clip = canvas.surface(upper(lift, traits.toe), main, { round: 50, light: shine });
    canvas.inside(clip, () => {
      canvas.soft(9, () => {
        canvas.path(
          `M180 710C230 680 300 660 350 ${620 - lift * 0.6}C330 680 260 710 200 736Z`,
          main.glow,
          `opacity="${shine * 0.8}"`,
        );
        canvas.path(
          `M400 ${560 - lift}C440 ${620 - lift} 520 ${640 - lift} 630 ${610 - lift}C560 ${670 - lift} 460 ${680 - lift} 392 ${620 - lift}Z`,
          main.shadow,
          'opacity=".5"',
        );
      });
      canvas.group(`transform="translate(0 ${-lift})"`, () => fastening(canvas, traits, paint));
      canvas.line(`M640 ${560 - lift}C606 ${600 - lift} 594 ${690 - lift} 604 ${780 - lift}`, main.line, 2.2);
    });
    if (traits.style === 'chelsea') {
      canvas.surface(
        `M590 ${320 - lift}C586 ${290 - lift} 624 ${288 - lift} 624 ${316 - lift}V${362 - lift}H602Z`,
        main,
        { round: 6 },
      );
    }
    sole(canvas, traits, lift);
  },
  focus: { x: 430, y: 480, zoom: 1.9 },
  setting: 'podium',
  placement: { anchor: [390, 800], scale: 0.76, at: [400, 784] },
  rise: 40,
});
