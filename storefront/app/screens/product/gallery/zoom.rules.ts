/** The state of a picture in its frame: enlarged `scale` times and moved by CSS pixels from the middle. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };
export type Point = { readonly x: number; readonly y: number };
/** CSS pixels */
export type Frame = { readonly width: number; readonly height: number };

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** One press of a button or a key, and a double press. */
export const ZOOM_STEP = 1.6;
export const DOUBLE_PRESS = 2.5;
const MOST = 6;

/** Keeps every side of the picture outside its frame, and the picture at least as large as the frame. */
function clampToFrame({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  const computeMaxShift = (side: number) => (side * (scale - 1)) / 2;
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0;
  return { scale, x: clamp(x, computeMaxShift(width)), y: clamp(y, computeMaxShift(height)) };
}

/**
 * The picture enlarged by `factor`, with the given point staying where it is.
 * @param point measured from the frame's middle
 */
export function zoomAt(zoom: Zoom, factor: number, point: Point, frame: Frame): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return clampToFrame(
    { scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown },
    frame,
  );
}

/** The picture moved by CSS pixels, within its edges. */
export function moveBy(zoom: Zoom, dx: number, dy: number, frame: Frame): Zoom {
  return clampToFrame({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, frame);
}
