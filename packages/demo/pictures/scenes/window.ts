import { mix } from '../parts/colour.ts';
import { plant } from './props.ts';
import { type Setting, wallAndFloor } from './wall.ts';

/** A wall with a tall window, for what hangs before it. */
export const window: Setting = (canvas, paint, random) => {
  const wall = mix(random.pick(['#e9e2d8', '#dfe3de', '#e6dcd6', '#dde1e6']), paint.main.base, 0.06);
  wallAndFloor(canvas, wall, mix(random.pick(['#b98d5f', '#c9a679', '#a87b52']), '#e8dccb', 0.4), 900);
  canvas.path('M186 170H614V800H186Z', '#f7f7f4');
  canvas.path(
    'M202 186H598V784H202Z',
    canvas.linear(
      [
        [0, '#d9ebf5'],
        [0.7, '#eef5f4'],
        [1, '#cfe0c8'],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  canvas.path('M202 690C300 640 380 700 460 670S560 640 598 670V784H202Z', '#a9c3a0');
  canvas.line('M400 186V784M202 420H598', '#f7f7f4', 15);
  canvas.path('M166 796H634V822H166Z', '#efefec');
  canvas.path('M166 822H634V830H166Z', '#1d1a17', 'opacity=".12"');
  plant(canvas, random.between(300, 500), 800, 0.5, random);
};
