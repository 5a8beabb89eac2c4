import type { Canvas } from './canvas.ts';
import type { Tones } from './colour.ts';
import { type Segment, symmetric } from './outline.ts';
import type { Random } from './random.ts';

/** The axis of every garment. */
export const AXIS = 400;

export type Neckline = 'round' | 'v' | 'boat' | 'square';

/** Half widths and heights of an upper garment in picture units. */
export interface Torso {
  /** Height of the point where neck and shoulder meet. */
  top: number;
  neck: number;
  neckDepth: number;
  neckline: Neckline;
  shoulder: number;
  slope: number;
  chest: number;
  armpit: number;
  waist: number;
  waistY: number;
  hip: number;
  hipY: number;
  hem: number;
  hemY: number;
  /** How far the middle of the hem hangs below its ends. */
  hemCurve: number;
}

function neckSegment({ neckline, neck, top, neckDepth }: Torso): Segment[] {
  const bottom = top + neckDepth;
  switch (neckline) {
    case 'v':
      return [[neck * 0.32, bottom - neckDepth * 0.42, neck * 0.8, top + neckDepth * 0.3, neck, top]];
    case 'boat':
      return [[neck * 0.5, bottom, neck * 0.85, top + neckDepth * 0.75, neck, top]];
    case 'square':
      return [
        [neck * 0.88, bottom - 4],
        [neck, top],
      ];
    default:
      return [[neck * 0.66, bottom, neck * 0.96, top + neckDepth * 0.6, neck, top]];
  }
}

/** The outline of the front. */
export function torsoPath(torso: Torso): string {
  const { top, shoulder, slope, chest, armpit, waist, waistY, hip, hipY, hem, hemY, hemCurve } = torso;
  const shoulderY = top + slope;
  return symmetric(
    AXIS,
    [0, top + torso.neckDepth],
    [
      ...neckSegment(torso),
      [
        torso.neck + (shoulder - torso.neck) * 0.4,
        top + slope * 0.28,
        shoulder - 14,
        shoulderY - slope * 0.36,
        shoulder,
        shoulderY,
      ],
      [shoulder - 14, shoulderY + 34, chest - 16, armpit - 34, chest, armpit],
      [chest - 2, armpit + (waistY - armpit) * 0.4, waist, waistY - (waistY - armpit) * 0.35, waist, waistY],
      [waist, waistY + (hipY - waistY) * 0.4, hip - 3, hipY - (hipY - waistY) * 0.45, hip, hipY],
      [hip + (hem - hip) * 0.35, hipY + (hemY - hipY) * 0.35, hem, hemY - (hemY - hipY) * 0.25, hem, hemY],
      [hem * 0.6, hemY + hemCurve * 0.9, hem * 0.3, hemY + hemCurve, 0, hemY + hemCurve],
    ],
  );
}

/** The inside of the back, seen through the neck opening, with its label. */
export function neckInside(canvas: Canvas, torso: Torso, tones: Tones): void {
  if (canvas.isWorn) return;
  const { neck, top, neckDepth } = torso;
  const depth = neckDepth + 12;
  canvas.path(
    symmetric(
      AXIS,
      [0, top + 12],
      [
        [neck * 0.5, top + 12, neck * 0.9, top + 6, neck + 1, top],
        [neck + 6, top + 20],
        [neck + 3, top + depth],
        [0, top + depth],
      ],
    ),
    canvas.linear(
      [
        [0, tones.inside],
        [1, tones.shadow],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  canvas.line(
    `M${AXIS - neck} ${top}C${AXIS - neck * 0.8} ${top + 22} ${AXIS - neck * 0.4} ${top + 26} ${AXIS} ${top + 26}S${AXIS + neck * 0.8} ${top + 22} ${AXIS + neck} ${top}`,
    tones.line,
    1.6,
  );
  canvas.add(
    `<rect x="${AXIS - 17}" y="${top + 28}" width="34" height="20" rx="2" fill="#f6f3ee"/><path d="M${AXIS - 9} ${top + 38}H${AXIS + 9}" stroke="#8c857b" stroke-width="2.5"/>`,
  );
}

/** The seam that follows the neckline. */
export function neckLine(torso: Torso, gap: number): string {
  const wide = { ...torso, neck: torso.neck + gap * 0.8, neckDepth: torso.neckDepth + gap };
  return ([1, -1] as const)
    .map((side) => openPath([0, wide.top + wide.neckDepth], neckSegment(wide), side))
    .join('');
}

function openPath(start: readonly [number, number], segments: readonly Segment[], side: 1 | -1): string {
  const points = segments.map((segment) => {
    const placed = segment.map((value, index) => (index % 2 === 0 ? AXIS + side * value : value));
    return `${segment.length === 2 ? 'L' : 'C'}${placed.join(' ')}`;
  });
  return `M${AXIS + side * start[0]} ${start[1]}${points.join('')}`;
}

/** The faint shadow below a garment that hangs free in its tile. */
export function hangShadow(canvas: Canvas, hemY: number, halfWidth: number): void {
  if (canvas.onTile) {
    canvas.contactShadow(AXIS, Math.min(970, hemY + 46), halfWidth, 15, 0.2);
  }
}

/** Draws both sleeves behind the body. Returns their shapes, the picture's left first. */
export function paintSleeves(
  canvas: Canvas,
  torso: Torso,
  sleeve: Sleeve,
  tones: Tones,
  texture: string | undefined,
): SleeveShape[] {
  return ([-1, 1] as const).map((side) => {
    const shape = sleeveShape(torso, sleeve, side);
    const clip = canvas.surface(shape.d, tones, { round: 24, texture });
    if (sleeve.length > 150) {
      const [[ox, oy], [ix, iy]] = shape.cuff;
      const elbowX = (ox + ix) / 2 - shape.along[0] * sleeve.length * 0.5;
      const elbowY = (oy + iy) / 2 - shape.along[1] * sleeve.length * 0.5;
      canvas.inside(clip, () =>
        canvas.soft(4, () => {
          canvas.path(
            fold(elbowX - side * 36, elbowY - 26, elbowX + side * 26, elbowY + 2, 8),
            tones.shadow,
            'opacity=".5"',
          );
          canvas.path(
            fold(elbowX - side * 34, elbowY + 12, elbowX + side * 20, elbowY + 30, 6),
            tones.shadow,
            'opacity=".4"',
          );
          canvas.path(fold(ix, iy - 90, ox - side * 8, oy - 40, 6), tones.shadow, 'opacity=".3"');
        }),
      );
    }
    return shape;
  });
}

/** The soft folds of an upper body: from the armpits inwards, and up from the hem. */
export function paintBodyFolds(canvas: Canvas, torso: Torso, tones: Tones, random: Random): void {
  canvas.soft(6, () => {
    for (const side of [-1, 1]) {
      const edge = AXIS + side * torso.chest;
      canvas.path(
        fold(edge, torso.armpit + 8, AXIS + side * 46, torso.armpit + random.between(60, 110), 13),
        tones.shadow,
        'opacity=".45"',
      );
      canvas.path(
        fold(
          edge - side * 6,
          torso.armpit + 50,
          AXIS + side * 70,
          torso.armpit + random.between(130, 170),
          10,
        ),
        tones.shadow,
        'opacity=".3"',
      );
      const foot = AXIS + side * torso.hem * random.between(0.35, 0.7);
      canvas.path(
        fold(foot, torso.hemY + 10, foot - side * 22, torso.hemY - random.between(130, 230), 11),
        tones.shadow,
        'opacity=".4"',
      );
      canvas.path(
        fold(foot + 20, torso.hemY + 10, foot + 8, torso.hemY - random.between(90, 180), 9),
        tones.glow,
        'opacity=".35"',
      );
    }
  });
}

export interface Sleeve {
  length: number;
  /** Degrees from straight down. */
  angle: number;
  /** Full width at the cuff. */
  cuff: number;
  /** Extra width in the middle: a puffed or flared sleeve. */
  fullness: number;
}

export interface SleeveShape {
  d: string;
  /** The cuff's two ends, outer first. */
  cuff: readonly [readonly [number, number], readonly [number, number]];
  /** Unit vector from shoulder to cuff. */
  along: readonly [number, number];
}

/** One sleeve; `side` is 1 for the picture's right and -1 for its left. */
function sleeveShape(torso: Torso, sleeve: Sleeve, side: 1 | -1): SleeveShape {
  const x = (value: number) => AXIS + side * value;
  const radians = (sleeve.angle * Math.PI) / 180;
  const dx = Math.sin(radians);
  const dy = Math.cos(radians);
  const shoulderY = torso.top + torso.slope;
  const root: readonly [number, number] = [torso.shoulder - 18, shoulderY - torso.slope * 0.2];
  const middle: readonly [number, number] = [
    (torso.shoulder + torso.chest) / 2 - 8 + dx * sleeve.length,
    shoulderY + 30 + dy * sleeve.length,
  ];
  const outer: readonly [number, number] = [
    middle[0] + dy * sleeve.cuff * 0.5,
    middle[1] - dx * sleeve.cuff * 0.5,
  ];
  const inner: readonly [number, number] = [
    middle[0] - dy * sleeve.cuff * 0.5,
    middle[1] + dx * sleeve.cuff * 0.5,
  ];
  const full = sleeve.fullness;
  const d = `M${x(root[0])} ${root[1]}C${x(torso.shoulder + 16)} ${shoulderY - 4} ${x(torso.shoulder + 26 + full * 0.8)} ${shoulderY + 30} ${x(root[0] + (outer[0] - root[0]) * 0.55 + 22 + full)} ${root[1] + (outer[1] - root[1]) * 0.5}C${x(outer[0] + full * 0.9 - dx * 40)} ${outer[1] - dy * sleeve.length * 0.22} ${x(outer[0] + full * 0.3)} ${outer[1] - 20} ${x(outer[0])} ${outer[1]}Q${x((outer[0] + inner[0]) / 2 + dx * 6)} ${(outer[1] + inner[1]) / 2 + 6} ${x(inner[0])} ${inner[1]}C${x(inner[0] - full * 0.4 - dx * 10)} ${inner[1] - dy * 30} ${x(torso.chest + (inner[0] - torso.chest) * 0.5 - full * 0.5)} ${torso.armpit + (inner[1] - torso.armpit) * 0.45} ${x(torso.chest - 8)} ${torso.armpit + 14}L${x(torso.chest - 40)} ${torso.armpit - 50}Z`;
  return {
    d,
    cuff: [
      [x(outer[0]), outer[1]],
      [x(inner[0]), inner[1]],
    ],
    along: [side * dx, dy],
  };
}

/** A line across the sleeve, `up` units above the cuff. */
export function cuffLine(shape: SleeveShape, up: number): string {
  const [[ox, oy], [ix, iy]] = shape.cuff;
  const [ax, ay] = shape.along;
  return `M${ox - ax * up} ${oy - ay * up}Q${(ox + ix) / 2 - ax * (up - 6)} ${(oy + iy) / 2 - ay * (up - 6)} ${ix - ax * up} ${iy - ay * up}`;
}

/** A fold of cloth: a slim leaf from one point to another, `width` at its belly. */
export function fold(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (-(y2 - y1) / length) * width;
  const ny = ((x2 - x1) / length) * width;
  return `M${x1} ${y1}Q${mx + nx} ${my + ny} ${x2} ${y2}Q${mx - nx * 0.3} ${my - ny * 0.3} ${x1} ${y1}Z`;
}

/** A collar of two points that lies on the shoulders; `spread` is how far its points stand apart. */
export function collarPath(torso: Torso, side: 1 | -1, spread: number, drop: number, gap: number): string {
  const x = (value: number) => AXIS + side * value;
  const { neck, top } = torso;
  return `M${x(gap)} ${top + torso.neckDepth}C${x(gap + neck * 0.4)} ${top + torso.neckDepth * 0.7} ${x(neck * 0.8)} ${top + 20} ${x(neck - 8)} ${top - 16}C${x(neck + 6)} ${top - 10} ${x(neck + 20)} ${top + 4} ${x(neck + 26)} ${top + 16}L${x(spread)} ${top + drop}Z`;
}
