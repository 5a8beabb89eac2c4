import { mix } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';
import { plant, windowLight } from './props.ts';
import { type Setting, wallAndFloor } from './wall.ts';

export const kitchen: Setting = (canvas, paint, random) => {
  const wall = random.pick(['#eef0ee', '#ece7df', '#e6eaec']);
  const fronts = mix(random.pick(['#7d8a80', '#8b94a3', '#b9a894', '#6f7b86']), paint.main.base, 0.06);
  wallAndFloor(canvas, wall, '#b9b2a8', 860);
  const tile = canvas.define(
    `<pattern id="@" width="80" height="40" patternUnits="userSpaceOnUse"><path d="M0 0H80M0 20H80M20 0V20M60 20V40" stroke="#fff" stroke-width="2.5" opacity=".85" fill="none"/></pattern>`,
  );
  canvas.path('M0 150H800V520H0Z', mix(wall, '#8f9aa0', 0.12));
  canvas.path('M0 150H800V520H0Z', `url(#${tile})`);
  const front = canvas.linear([
    [0, mix(fronts, '#ffffff', 0.16)],
    [1, mix(fronts, '#2b2622', 0.14)],
  ]);
  canvas.path('M0 0H800V150H0Z', front);
  canvas.line('M200 0V150M600 0V150M0 150H800', mix(fronts, '#2b2622', 0.4), 2.5);
  canvas.path('M0 540H800V840H0Z', front);
  canvas.line('M140 560V840M660 560V840', mix(fronts, '#2b2622', 0.4), 2.5);
  canvas.path(
    'M0 516H800V548H0Z',
    canvas.linear([
      [0, '#efe7da'],
      [1, '#cdbfaa'],
    ]),
  );
  canvas.path('M0 840H800V862H0Z', '#4d4740');
  canvas.path('M0 548H800V562H0Z', '#2b2622', 'opacity=".18"');
  plant(canvas, random.chance(0.5) ? 70 : 735, 520, 0.5, random);
};

/** A kitchen worktop seen from its front. */
export const counter: Setting = (canvas, paint, random) => {
  const wall = mix(random.pick(['#eef0ee', '#ece7df', '#e3e8ea']), paint.main.base, 0.06);
  const tile = canvas.define(
    '<pattern id="@" width="120" height="60" patternUnits="userSpaceOnUse"><path d="M0 0H120M0 30H120M30 0V30M90 30V60" stroke="#ffffff" stroke-width="3" fill="none"/></pattern>',
  );
  canvas.path(
    'M0 0H800V740H0Z',
    canvas.linear([
      [0, wall],
      [1, mix(wall, '#6e6a64', 0.22)],
    ]),
  );
  canvas.path('M0 0H800V740H0Z', `url(#${tile})`, 'opacity=".6"');
  windowLight(canvas, random.between(40, 140), 60);
  canvas.path(
    'M0 730H800V800H0Z',
    canvas.linear(
      [
        [0, '#f2eadd'],
        [1, '#d9cbb5'],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  canvas.path('M0 800H800V828H0Z', '#bfae94');
  const fronts = random.pick(['#6f7b74', '#7e8794', '#a3947f']);
  canvas.path(
    'M0 828H800V1000H0Z',
    canvas.linear(
      [
        [0, mix(fronts, '#2b2622', 0.25)],
        [0.3, fronts],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  canvas.line('M266 840V1000M533 840V1000', mix(fronts, '#2b2622', 0.4), 3);
  plant(canvas, random.chance(0.5) ? 90 : 715, 752, 0.72, random);
};

export const garage: Setting = (canvas, paint, random) => {
  const wall = mix(random.pick(['#c9ccd0', '#d3d0cb', '#c3c9cc']), paint.main.base, 0.05);
  wallAndFloor(canvas, wall, '#8f9296', 720);
  canvas.line('M0 120H800M0 240H800M0 360H800M0 480H800M0 600H800', mix(wall, '#4a4e55', 0.2), 3);
  canvas.line('M0 123H800M0 243H800M0 363H800M0 483H800M0 603H800', mix(wall, '#ffffff', 0.5), 2);
  canvas.path(roundedBox(520, 180, 230, 120, 6), mix(wall, '#a9c2d6', 0.6));
  canvas.line('M635 180V300M520 240H750', '#f3f4f5', 6);
  canvas.path('M0 700H800V724H0Z', '#6d7076');
  canvas.line('M90 1000L220 724M710 1000L580 724', '#e6c65a', 12, 'opacity=".85"');
};
