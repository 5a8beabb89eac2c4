import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, mix } from '../parts/colour.ts';

type Traits = {
  core: 'springs' | 'foam' | 'latex';
  height: 'low' | 'high';
  topper: boolean;
  quilting: 'diamonds' | 'waves' | 'plain';
  cut: boolean;
};

/** The far left, far right, near right and near left corner of the upper face. */
const FACE = 'M236 360H676Q700 360 706 376L764 566Q768 590 744 590H68Q42 590 50 566L206 376Q214 360 236 360Z';

function cover(canvas: Canvas, traits: Traits, paint: Paint): void {
  const { main } = paint;
  const clip = canvas.surface(FACE, deriveTones(mix(paint.colour, '#ffffff', 0.72)), { round: 34 });
  canvas.inside(clip, () => {
    let d = '';
    if (traits.quilting === 'diamonds') {
      for (let at = -500; at < 1500; at += 84) d += `M${at} 350l340 250M${at} 350l-340 250`;
    } else if (traits.quilting === 'waves') {
      for (let y = 384; y < 590; y += 34) d += `M20 ${y}q48 -18 96 0t96 0t96 0t96 0t96 0t96 0t96 0t96 0`;
    }
    if (d) {
      canvas.line(d, main.shadow, 4, 'opacity=".3"');
      canvas.line(d, '#ffffff', 3, 'opacity=".7" transform="translate(0 4)"');
    }
  });
}

/** The layers inside, where the near right corner is cut open. */
function core(canvas: Canvas, traits: Traits, top: number, height: number): void {
  const foam = { springs: '#e8e4da', foam: '#bcd6df', latex: '#ead9b4' }[traits.core];
  canvas.path(`M560 ${top}H748V${top + height}H560Z`, foam);
  canvas.path(`M560 ${top}H748V${top + height * 0.22}H560Z`, mix(foam, '#ffffff', 0.5));
  if (traits.core === 'springs') {
    for (let x = 586; x < 748; x += 44) {
      canvas.path(
        `M${x - 18} ${top + height * 0.26}h36V${top + height - 10}h-36Z`,
        '#f6f4ee',
        'stroke="#a7a29a" stroke-width="2"',
      );
      canvas.line(`M${x - 13} ${top + height * 0.4}l26 10l-26 12l26 12l-26 12l26 12`, '#8d9298', 5);
    }
  } else {
    canvas.line(`M560 ${top + height * 0.6}H748`, mix(foam, '#6b6258', 0.35), 3);
    for (let x = 578; x < 748; x += 34)
      canvas.ellipse(x, top + height * 0.42, 6, 6, mix(foam, '#6b6258', 0.3));
  }
  canvas.line(`M560 ${top - 4}V${top + height}`, '#8d8a86', 5, 'stroke-dasharray="10 8"');
}

export const mattress = defineKind<Traits>({
  design: (random) => ({
    core: random.pick(['springs', 'foam', 'latex']),
    height: random.pick(['low', 'high']),
    topper: random.chance(0.35),
    quilting: random.pick(['diamonds', 'waves', 'plain']),
    cut: random.chance(0.6),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const height = traits.height === 'high' ? 176 : 128;
    canvas.contactShadow(404, 590 + height, 390, 30, 0.42);
    const side = `M48 566H766V${566 + height - 30}Q766 ${566 + height} 736 ${566 + height}H78Q48 ${566 + height} 48 ${566 + height - 30}Z`;
    const clip = canvas.surface(side, main, { round: 26 });
    canvas.inside(clip, () => {
      const weave = canvas.define(
        `<pattern id="@" width="30" height="30" patternUnits="userSpaceOnUse"><path d="M0 15L15 0L30 15L15 30Z" fill="none" stroke="${main.glow}" stroke-width="3" opacity=".5"/></pattern>`,
      );
      canvas.path(`M40 590H780V${566 + height}H40Z`, `url(#${weave})`);
      if (traits.cut) core(canvas, traits, 590, height);
      canvas.line(`M40 ${566 + height - 16}H780`, main.line, 5);
      canvas.path(`M100 ${600 + height * 0.3}h110v34h-110Z`, '#ffffff', 'opacity=".9"');
      canvas.line(`M116 ${617 + height * 0.3}h78`, main.base, 7);
    });
    cover(canvas, traits, paint);
    canvas.line('M54 582Q60 596 80 596H740Q762 596 764 578', main.line, 7);
    if (traits.topper) {
      canvas.surface(
        'M214 326H696Q716 326 722 344L772 528Q776 556 748 556H64Q36 556 46 528L184 344Q194 326 214 326Z',
        deriveTones('#fbfaf7'),
        { round: 30 },
      );
      canvas.line('M50 548H766', deriveTones('#fbfaf7').line, 3);
    }
  },
  focus: { x: 600, y: 620, zoom: 1.9 },
  setting: 'bedroom',
  placement: { anchor: [400, 740], scale: 0.92, at: [400, 880] },
  rise: 50,
});
