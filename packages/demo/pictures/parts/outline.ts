/** A segment of an outline: `[x, y]` is a line, `[c1x, c1y, c2x, c2y, x, y]` a cubic curve. */
export type Segment = readonly [number, number] | readonly [number, number, number, number, number, number];

/**
 * A closed outline that is the same left and right. It begins on the axis, runs down the right side
 * and ends on the axis; x is the distance from the axis at `axis`.
 */
export function symmetric(axis: number, start: readonly [number, number], half: readonly Segment[]): string {
  const right = half.map((segment) => segmentPath(segment, (x) => axis + x));
  const ends = [start, ...half.map((segment) => segment.slice(-2) as unknown as readonly [number, number])];
  const left = half
    .map((segment, index) => {
      const [x, y] = ends[index] ?? start;
      const back: Segment =
        segment.length === 2 ? [x, y] : [segment[2], segment[3], segment[0], segment[1], x, y];
      return segmentPath(back, (value) => axis - value);
    })
    .reverse();
  return `M${axis + start[0]} ${start[1]}${right.join('')}${left.join('')}Z`;
}

function segmentPath(segment: Segment, place: (x: number) => number): string {
  if (segment.length === 2) {
    return `L${place(segment[0])} ${segment[1]}`;
  }
  const [ax, ay, bx, by, x, y] = segment;
  return `C${place(ax)} ${ay} ${place(bx)} ${by} ${place(x)} ${y}`;
}

/** A rectangle with rounded corners as a path. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
}

/** A cushion: a box whose edges bulge by `bulge` units. */
export function cushion(
  x: number,
  y: number,
  width: number,
  height: number,
  bulge: number,
  corner = 26,
): string {
  const r = Math.min(corner, width / 3, height / 3);
  const right = x + width;
  const bottom = y + height;
  return `M${x + r} ${y}C${x + width * 0.3} ${y - bulge} ${right - width * 0.3} ${y - bulge} ${right - r} ${y}Q${right} ${y} ${right} ${y + r}C${right + bulge * 0.6} ${y + height * 0.4} ${right + bulge * 0.6} ${bottom - height * 0.4} ${right} ${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}C${right - width * 0.3} ${bottom + bulge * 0.5} ${x + width * 0.3} ${bottom + bulge * 0.5} ${x + r} ${bottom}Q${x} ${bottom} ${x} ${bottom - r}C${x - bulge * 0.6} ${bottom - height * 0.4} ${x - bulge * 0.6} ${y + height * 0.4} ${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`;
}

/** An ellipse as a path, so that it can be a surface. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}
