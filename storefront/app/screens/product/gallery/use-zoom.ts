import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { DOUBLE_PRESS, type Frame, moveBy, type Point, WHOLE, type Zoom, zoomAt } from './zoom.rules.ts';

/** A finger moved at least this far (CSS px) sideways shows the next picture. */
const SWIPE = 48;
/** Two presses within this time (ms) and way (CSS px) are a double press. */
const DOUBLE_MS = 320;
const DOUBLE_WAY = 24;
const MIDDLE: Point = { x: 0, y: 0 };

/**
 * Enlarging by two fingers, wheel, double press or steps, and moving by one finger; a swipe on a whole picture shows
 * the next.
 * @param turn to the next (1) or the previous picture (-1)
 */
export function useZoom(frame: RefObject<HTMLElement | null>, turn: (by: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const swiped = useRef(0);
  const pressed = useRef<Point & { at: number }>({ x: 0, y: 0, at: 0 });
  const measureFrame = (): Frame => ({
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  });
  const locatePointer = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return MIDDLE;
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const enlarge = (factor: number, point = MIDDLE) =>
    setZoom((before) => zoomAt(before, factor, point, measureFrame()));

  function press(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, locatePointer(event));
    swiped.current = 0;
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = locatePointer(event);
    const [other] = [...fingers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    fingers.current.set(event.pointerId, now);
    if (other) {
      const measureDistance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      enlarge(measureDistance(now) / measureDistance(before), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
      swiped.current = Number.NaN;
    } else {
      swiped.current += now.x - before.x;
      setZoom((zoomed) => moveBy(zoomed, now.x - before.x, now.y - before.y, measureFrame()));
    }
  }

  function release(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId) || event.type === 'pointercancel') return;
    if (zoom.scale === 1 && Math.abs(swiped.current) >= SWIPE) return turn(swiped.current < 0 ? 1 : -1);
    if (Math.abs(swiped.current) > DOUBLE_WAY) return;
    const { x, y } = locatePointer(event);
    const { x: lastX, y: lastY, at } = pressed.current;
    const isDouble = event.timeStamp - at < DOUBLE_MS && Math.hypot(x - lastX, y - lastY) < DOUBLE_WAY;
    pressed.current = { x, y, at: isDouble ? 0 : event.timeStamp };
    if (isDouble) zoom.scale > 1 ? setZoom(WHOLE) : enlarge(DOUBLE_PRESS, { x, y });
  }

  return {
    zoom,
    enlarge,
    reset: () => setZoom(WHOLE),
    moveBy: (dx: number, dy: number) => setZoom((before) => moveBy(before, dx, dy, measureFrame())),
    handlers: {
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: release,
      onWheel: (event: React.WheelEvent) => enlarge(Math.exp(-event.deltaY / 400), locatePointer(event)),
    },
  };
}
