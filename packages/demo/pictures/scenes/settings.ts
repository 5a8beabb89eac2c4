import type { SettingName } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { mix } from '../parts/colour.ts';
import { leaning, plant, windowLight } from './props.ts';
import { terrace } from './terrace.ts';
import { type Setting, wallAndFloor } from './wall.ts';
import { window } from './window.ts';
import { counter, garage, kitchen } from './work-settings.ts';

const WALLS = ['#e9e2d8', '#dfe3de', '#e6dcd6', '#dde1e6', '#ebe6dc'] as const;
const WOODS = ['#b98d5f', '#c9a679', '#a87b52', '#8f6a4a'] as const;

/** Boards that run towards the viewer. */
function boards(canvas: Canvas, floor: string, floorY: number): void {
  const ink = mix(floor, '#3a2d22', 0.28);
  const lines = [-900, -600, -380, -190, 0, 190, 380, 600, 900]
    .map((offset) => `M${400 + offset * 0.62} ${floorY}L${400 + offset * 1.5} 1000`)
    .join('');
  canvas.line(lines, ink, 2, 'opacity=".5"');
}

function skirting(canvas: Canvas, wall: string, floorY: number): void {
  canvas.path(`M0 ${floorY - 26}H800V${floorY}H0Z`, mix(wall, '#ffffff', 0.55));
  canvas.path(`M0 ${floorY - 27}H800V${floorY - 25}H0Z`, mix(wall, '#5b5148', 0.25));
}

const rail: Setting = (canvas, paint, random) => {
  const wall = mix(random.pick(WALLS), paint.main.base, 0.08);
  const floor = mix(random.pick(WOODS), '#e8dccb', 0.35);
  wallAndFloor(canvas, wall, floor, 880);
  boards(canvas, floor, 880);
  skirting(canvas, wall, 880);
  windowLight(canvas, random.between(80, 220), 120);
  const brass = '#b3905a';
  canvas.line('M60 112H740', mix(brass, '#4a3a20', 0.3), 11);
  canvas.line('M60 109H740', mix(brass, '#ffffff', 0.35), 4);
  canvas.path('M52 96H74V128H52ZM726 96H748V128H726Z', mix(brass, '#4a3a20', 0.2));
  plant(canvas, random.chance(0.5) ? 104 : 700, 918, random.between(0.75, 0.95), random);
  const wood = random.pick(WOODS);
  canvas.line('M400 172V150C400 138 418 140 418 124C418 106 390 104 390 120', '#8d8a86', 4.5);
  canvas.path(
    'M400 164C420 164 500 196 520 214C526 222 516 228 506 224C470 208 430 196 400 196S330 208 294 224C284 228 274 222 280 214C300 196 380 164 400 164Z',
    wood,
  );
};

const podium: Setting = (canvas, paint, random) => {
  const wall = mix(mix(random.pick(WALLS), paint.main.base, 0.22), '#ffffff', 0.1);
  const floor = mix(wall, '#ffffff', 0.25);
  wallAndFloor(canvas, wall, floor, 720);
  const arch = random.chance(0.5);
  const hue = mix(wall, paint.accent.base, 0.2);
  if (arch) {
    canvas.path(
      'M170 720V380C170 250 270 150 400 150S630 250 630 380V720Z',
      canvas.linear([
        [0, mix(hue, '#ffffff', 0.12)],
        [1, mix(hue, '#4a4038', 0.14)],
      ]),
    );
  } else {
    canvas.ellipse(
      470,
      400,
      230,
      230,
      canvas.linear([
        [0, mix(hue, '#ffffff', 0.2)],
        [1, mix(hue, '#4a4038', 0.1)],
      ]),
    );
  }
  canvas.contactShadow(420, 880, 380, 44, 0.28);
  const stone = mix('#efe9e0', paint.main.base, 0.1);
  canvas.path(
    'M80 770H720V862C720 900 80 900 80 862Z',
    canvas.linear(
      [
        [0, mix(stone, '#ffffff', 0.3)],
        [0.5, stone],
        [1, mix(stone, '#5a5048', 0.3)],
      ],
      [0, 0],
      [1, 0],
    ),
  );
  canvas.ellipse(400, 770, 320, 46, mix(stone, '#ffffff', 0.45));
  windowLight(canvas, 60, 80);
};

const living: Setting = (canvas, paint, random) => {
  const wall = mix(random.pick(WALLS), paint.main.base, 0.06);
  const floor = random.pick(WOODS);
  wallAndFloor(canvas, wall, mix(floor, '#e8dccb', 0.3), 740);
  boards(canvas, floor, 740);
  skirting(canvas, wall, 740);
  windowLight(canvas, random.between(60, 160), 70);
  leaning(canvas, random.between(430, 560), random.between(130, 190), random);
  plant(canvas, random.chance(0.5) ? 84 : 722, 800, random.between(1, 1.25), random);
};

const bedroom: Setting = (canvas, paint, random) => {
  const wall = mix(random.pick(WALLS), paint.main.base, 0.1);
  const floor = random.pick(WOODS);
  wallAndFloor(canvas, wall, mix(floor, '#efe4d4', 0.45), 720);
  boards(canvas, floor, 720);
  skirting(canvas, wall, 720);
  windowLight(canvas, random.between(60, 160), 90);
  plant(canvas, random.chance(0.5) ? 70 : 734, 770, random.between(0.85, 1), random);
};

const desk: Setting = (canvas, paint, random) => {
  const wall = mix(random.pick(WALLS), paint.main.base, 0.05);
  const wood = random.pick(WOODS);
  canvas.path(
    'M0 0H800V1000H0Z',
    canvas.linear([
      [0, mix(wall, '#ffffff', 0.4)],
      [1, mix(wall, '#6b6258', 0.18)],
    ]),
  );
  windowLight(canvas, random.between(40, 140), 60);
  leaning(canvas, random.chance(0.5) ? 90 : 520, 110, random);
  canvas.path(
    'M0 760H800V1000H0Z',
    canvas.linear(
      [
        [0, mix(wood, '#ffffff', 0.3)],
        [1, wood],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  canvas.line(
    'M0 822C200 816 500 830 800 820M0 900C300 890 520 908 800 896',
    mix(wood, '#3a2d22', 0.25),
    2,
    'opacity=".4"',
  );
  canvas.path('M0 758H800V764H0Z', mix(wood, '#ffffff', 0.5));
  plant(canvas, random.chance(0.5) ? 90 : 716, 790, 0.62, random);
};

/** A wooden floor seen from above. */
const floor: Setting = (canvas, _paint, random) => {
  const wood = mix(random.pick(WOODS), '#e8dccb', 0.35);
  canvas.path(
    'M0 0H800V1000H0Z',
    canvas.linear([
      [0, mix(wood, '#ffffff', 0.3)],
      [1, mix(wood, '#4a3f35', 0.12)],
    ]),
  );
  const seam = mix(wood, '#3a2d22', 0.4);
  canvas.line(
    'M100 0V1000M200 0V1000M300 0V1000M400 0V1000M500 0V1000M600 0V1000M700 0V1000M0 260H100M100 620H200M200 140H300M300 820H400M400 60H500M500 930H600M600 180H700M700 560H800',
    seam,
    2,
    'opacity=".5"',
  );
  windowLight(canvas, 380, 80);
};

/** A wall above a low sideboard. */
const sideboard: Setting = (canvas, _paint, random) => {
  const wall = mix(random.pick(WALLS), '#7c8a90', 0.18);
  const wood = random.pick(WOODS);
  wallAndFloor(canvas, wall, mix(wood, '#e8dccb', 0.4), 860);
  skirting(canvas, wall, 860);
  windowLight(canvas, random.between(40, 120), 60);
  canvas.contactShadow(400, 900, 400, 24, 0.35);
  canvas.path(
    'M40 680H760V870H40Z',
    canvas.linear([
      [0, mix(wood, '#ffffff', 0.22)],
      [1, mix(wood, '#2a2018', 0.12)],
    ]),
  );
  canvas.path('M26 668H774V692H26Z', mix(wood, '#ffffff', 0.3));
  canvas.path('M40 692H760V702H40Z', '#2a2018', 'opacity=".25"');
  canvas.line('M220 700V868M400 700V868M580 700V868', mix(wood, '#2a2018', 0.5), 3);
  canvas.path('M80 870H100L94 906H86ZM700 870H720L714 906H706Z', mix(wood, '#2a2018', 0.6));
  plant(canvas, random.chance(0.5) ? 70 : 730, 672, 0.42, random);
};

/** The rooms that products stand in, by name. */
export const SETTINGS: Readonly<Record<SettingName, Setting>> = {
  rail,
  podium,
  living,
  bedroom,
  kitchen,
  desk,
  garage,
  floor,
  sideboard,
  counter,
  window,
  terrace,
};
