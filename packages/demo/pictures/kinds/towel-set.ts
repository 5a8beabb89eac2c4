import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, shift, type Tones } from '../parts/colour.ts';
import { cushion, roundedBox } from '../parts/outline.ts';

type Traits = {
  pieces: number;
  border: 'band' | 'stripes' | 'fringe' | 'none';
  tones: 'one' | 'graded' | 'two';
  view: 'stack' | 'hung';
};

function terry(canvas: Canvas, tones: Tones): string {
  return `url(#${canvas.define(`<pattern id="@" width="26" height="26" patternUnits="userSpaceOnUse"><g fill="${tones.thread}" opacity=".4"><circle cx="6" cy="6" r="4"/><circle cx="19" cy="19" r="4"/></g></pattern>`)})`;
}

function chooseTones(traits: Traits, paint: Paint, index: number): Tones {
  if (traits.tones === 'graded') return deriveTones(shift(paint.main.base, 0.04 * index - 0.04));
  return traits.tones === 'two' && index % 2 === 1 ? deriveTones('#f4efe6') : paint.main;
}

function stacked(canvas: Canvas, traits: Traits, paint: Paint): void {
  canvas.contactShadow(400, 842, 320, 24, 0.45);
  let y = 842;
  for (let index = 0; index < traits.pieces; index++) {
    const small = index >= traits.pieces - 2 ? 62 : index > 1 ? 26 : 0;
    const height = small > 40 ? 84 : 112;
    y -= height - 4;
    const tones = chooseTones(traits, paint, index);
    const x = 110 + small;
    const width = 580 - small * 2;
    const clip = canvas.surface(cushion(x, y, width, height, 7, 44), tones, {
      round: 32,
      texture: terry(canvas, tones),
    });
    canvas.inside(clip, () => {
      canvas.line(`M${x + 30} ${y + height * 0.52}H${x + width}`, tones.line, 4);
      if (traits.border === 'band') canvas.path(`M${x + width - 150} ${y}h46v${height}h-46Z`, tones.shaded);
      if (traits.border === 'stripes')
        canvas.line(
          `M${x + width - 140} ${y}v${height}M${x + width - 116} ${y}v${height}M${x + width - 92} ${y}v${height}`,
          paint.accent.base,
          9,
        );
    });
  }
}

function hung(canvas: Canvas, traits: Traits, paint: Paint): void {
  canvas.line('M60 176H740', '#8d9298', 20);
  canvas.line('M60 171H740', '#dfe3e6', 8);
  const count = Math.min(3, traits.pieces - 1);
  const each = 640 / count;
  for (let index = 0; index < count; index++) {
    const tones = chooseTones(traits, paint, index);
    const x = 80 + each * index + 8;
    const foot = [860, 760, 690][index] ?? 760;
    const width = each - 16;
    const clip = canvas.surface(
      `M${x} 178Q${x + width / 2} 150 ${x + width} 178L${x + width + 4} ${foot}Q${x + width / 2} ${foot + 12} ${x - 4} ${foot}Z`,
      tones,
      { round: 30, texture: terry(canvas, tones) },
    );
    canvas.inside(clip, () => {
      if (traits.border === 'band' || traits.border === 'none')
        canvas.path(`M${x - 9} ${foot - 110}h${width + 20}v40h${-width - 20}Z`, tones.shaded);
      else
        canvas.line(
          `M${x - 9} ${foot - 110}h${width + 20}M${x - 9} ${foot - 84}h${width + 20}`,
          paint.accent.base,
          12,
        );
      canvas.soft(8, () =>
        canvas.path(
          `M${x + width * 0.4} 190q20 300 0 ${foot - 180}q-24 -300 0 -${foot - 180}Z`,
          tones.shadow,
          'opacity=".5"',
        ),
      );
    });
    if (traits.border === 'fringe') {
      let d = '';
      for (let at = x; at < x + width; at += 13) d += `M${at} ${foot}v36`;
      canvas.line(d, tones.base, 5);
    }
  }
}

export const towelSet = defineKind<Traits>({
  design: (random) => ({
    pieces: random.pick([3, 4, 5, 6]),
    border: random.pick(['band', 'band', 'stripes', 'fringe', 'none']),
    tones: random.pick(['one', 'one', 'graded', 'two']),
    view: random.pick(['stack', 'stack', 'hung']),
  }),
  draw(canvas, paint, traits) {
    if (traits.view === 'hung') {
      hung(canvas, traits, paint);
      return;
    }
    stacked(canvas, traits, paint);
    canvas.surface(roundedBox(560, 800, 46, 26, 4), deriveTones('#f6f3ee'), { round: 3 });
  },
  focus: { x: 520, y: 660, zoom: 2 },
  setting: 'podium',
  placement: { anchor: [400, 842], scale: 0.6, at: [400, 780] },
  rise: 40,
});
