import fc from 'fast-check';
import { fitCrop, maxZoom, pan, squareOf, INITIAL_CROP, zoomBy, type Crop, type Size } from './crop';

const sizes = fc.record({ width: fc.integer({ min: 64, max: 9000 }), height: fc.integer({ min: 64, max: 9000 }) });
const crops = fc.record({
  zoom: fc.double({ min: 0.01, max: 100, noNaN: true }),
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
});

function isInside(size: Size, crop: Crop): boolean {
  const { left, top, side } = squareOf(size, crop);
  const slack = 1e-6 * Math.max(size.width, size.height);
  return (
    left >= -slack &&
    top >= -slack &&
    left + side <= size.width + slack &&
    top + side <= size.height + slack &&
    side >= 64 - slack
  );
}

test('after any gestures, the square lies inside the picture and has at least 64 pixels', () => {
  fc.assert(
    fc.property(
      sizes,
      crops,
      fc.array(fc.tuple(fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: 0.1, max: 10, noNaN: true })), {
        maxLength: 8,
      }),
      (size, start, steps) => {
        let crop = fitCrop(size, start);
        for (const [by, factor] of steps) crop = zoomBy(size, pan(size, crop, by, -by), factor, 0.2, 0.9);
        return isInside(size, crop) && crop.zoom >= 1 && crop.zoom <= maxZoom(size);
      },
    ),
  );
});

test('the initial crop is the middle of the longer side', () => {
  expect(squareOf({ width: 400, height: 200 }, INITIAL_CROP)).toEqual({ left: 100, top: 0, side: 200 });
});

test('zooming keeps the point under the finger, pulling follows it', () => {
  const size = { width: 1000, height: 1000 };
  const zoomed = squareOf(size, zoomBy(size, INITIAL_CROP, 2, 0.25, 0.75));
  expect(zoomed).toEqual({ left: 125, top: 375, side: 500 });
  expect(squareOf(size, pan(size, zoomBy(size, INITIAL_CROP, 2), 0.1, -0.2))).toEqual({
    left: 200,
    top: 350,
    side: 500,
  });
  expect(maxZoom({ width: 100, height: 5000 })).toBe(100 / 64);
});
