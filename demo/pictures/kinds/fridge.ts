import { defineKind } from '../kind.ts';
import { tonesOf } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';

type Traits = {
  layout: 'combi' | 'french' | 'single' | 'retro';
  handles: 'bar' | 'recess';
  display: boolean;
};

export const fridge = defineKind<Traits>({
  design: (random) => ({
    layout: random.pick(['combi', 'combi', 'french', 'single', 'retro']),
    handles: random.pick(['bar', 'recess']),
    display: random.chance(0.5),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const wide = traits.layout === 'french';
    const half = wide ? 262 : 176;
    const retro = traits.layout === 'retro';
    const corner = retro ? 64 : 10;
    const metal = tonesOf('#c4c8cc');
    canvas.contactShadow(400, 930, half + 46, 20, 0.5);
    canvas.path(`M${400 - half + 20} 908H${400 + half - 20}V930H${400 - half + 20}Z`, '#3b3d40');
    canvas.surface(
      roundedBox(400 - half, 70, half * 2, 846, corner),
      { ...main, lit: main.shaded },
      { round: 12 },
    );
    const door = (x: number, y: number, width: number, height: number, handle: 'left' | 'right' | 'top') => {
      const clip = canvas.surface(roundedBox(x, y, width, height, retro ? 56 : 8), main, {
        round: retro ? 46 : 20,
        dark: 0.35,
        light: 0.6,
      });
      canvas.inside(clip, () =>
        canvas.soft(16, () =>
          canvas.path(
            `M${x + width * 0.12} ${y}h${width * 0.16}l${-width * 0.1} ${height}h${-width * 0.14}Z`,
            '#ffffff',
            'opacity=".26"',
          ),
        ),
      );
      if (handle === 'top') {
        canvas.surface(roundedBox(x + width * 0.2, y + 20, width * 0.6, 15, 7), metal, { round: 6 });
      } else if (traits.handles === 'bar' || retro) {
        const at = handle === 'left' ? x + 18 : x + width - 34;
        canvas.soft(4, () =>
          canvas.path(roundedBox(at + 4, y + height * 0.3, 16, height * 0.4, 8), '#000000', 'opacity=".25"'),
        );
        canvas.surface(roundedBox(at, y + height * 0.29, 15, height * 0.4, 7), metal, { round: 6 });
      } else {
        canvas.path(
          `M${handle === 'left' ? x : x + width - 9} ${y + height * 0.3}h9v${height * 0.4}h-9Z`,
          main.inside,
        );
      }
    };
    const left = 400 - half + 5;
    const width = half * 2 - 10;
    if (wide) {
      door(left, 76, width / 2 - 3, 530, 'right');
      door(400 + 3, 76, width / 2 - 3, 530, 'left');
      door(left, 612, width, 144, 'top');
      door(left, 762, width, 148, 'top');
    } else if (traits.layout === 'single') {
      door(left, 76, width, 834, 'left');
    } else {
      const split = retro ? 300 : 560;
      door(left, 76, width, split - 76, 'left');
      door(left, split + 6, width, 904 - split, 'left');
    }
    if (traits.display && !retro) {
      const x = wide ? 220 : 400;
      canvas.path(roundedBox(x - 38, 180, 76, 50, 8), '#171a1e');
      canvas.line(`M${x - 20} 206h12M${x + 2} 198v16M${x + 10} 206h12`, '#8fd6e8', 4);
    }
    if (retro) {
      canvas.surface(roundedBox(450, 130, 84, 22, 11), metal, { round: 8 });
    }
  },
  focus: { x: 330, y: 430, zoom: 2 },
  setting: 'kitchen',
  placement: { anchor: [400, 930], scale: 0.88, at: [400, 920] },
});
