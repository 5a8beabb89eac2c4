import { mix } from '../parts/colour.ts';
import { plant } from './props.ts';
import type { Setting } from './wall.ts';

/** A wooden terrace before a hedge. */
export const terrace: Setting = (canvas, paint, random) => {
  const wood = mix(random.pick(['#b98d5f', '#a3917c', '#c9a679']), paint.main.base, 0.05);
  canvas.path(
    'M0 0H800V420H0Z',
    canvas.linear(
      [
        [0, '#cfe4ee'],
        [1, '#f3f1e6'],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  const hedge = random.pick(['#7f9b72', '#6f8f76', '#8fa07a']);
  canvas.path(
    'M0 380C60 330 120 350 170 340S290 300 350 330S500 300 570 330S720 310 800 350V720H0Z',
    mix(hedge, '#ffffff', 0.22),
  );
  canvas.path('M0 470C80 430 160 450 230 440S380 410 450 440S640 420 800 450V720H0Z', hedge);
  canvas.path(
    'M0 690H800V1000H0Z',
    canvas.linear(
      [
        [0, mix(wood, '#4a3f35', 0.18)],
        [1, mix(wood, '#ffffff', 0.2)],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  canvas.line('M0 724H800M0 768H800M0 826H800M0 900H800', mix(wood, '#3a2d22', 0.4), 4, 'opacity=".6"');
  plant(canvas, random.chance(0.5) ? 90 : 712, 800, random.between(1, 1.2), random);
};
