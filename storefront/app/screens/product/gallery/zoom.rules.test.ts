import { describe, expect, it } from 'vitest';
import { moveBy, WHOLE, zoomAt } from './zoom.rules.ts';

const FRAME = { width: 400, height: 500 };

describe('an enlarged picture', () => {
  it('zooming keeps the pressed point where it is', () => {
    const point = { x: 80, y: -120 };
    const zoom = zoomAt(WHOLE, 2.5, point, FRAME);
    // the picture's own point that lies under the finger is the same before and after
    expect((point.x - zoom.x) / zoom.scale).toBeCloseTo(point.x);
    expect((point.y - zoom.y) / zoom.scale).toBeCloseTo(point.y);
  });

  it('an enlarged picture never shows what is beside it, however it is moved', () => {
    for (const scale of [1, 1.7, 3, 40])
      for (const by of [-9000, -33, 0, 12, 9000]) {
        const zoom = moveBy(zoomAt(WHOLE, scale, { x: by, y: -by }, FRAME), by, -by, FRAME);
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual((FRAME.width * (zoom.scale - 1)) / 2);
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual((FRAME.height * (zoom.scale - 1)) / 2);
      }
  });

  it('an enlarged picture is at least whole and at most six times as large', () => {
    expect(zoomAt(WHOLE, 0.1, { x: 50, y: 50 }, FRAME)).toEqual(WHOLE);
    expect(zoomAt(WHOLE, 100, { x: 0, y: 0 }, FRAME).scale).toBe(6);
    expect(zoomAt(zoomAt(WHOLE, 3, { x: 90, y: 9 }, FRAME), 0.01, { x: 0, y: 0 }, FRAME)).toEqual(WHOLE);
  });
});
