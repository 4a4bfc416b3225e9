/** The measures of a picture, in its own pixels. */
export type Size = { width: number; height: number };

/**
 * Which square of a picture is kept. `zoom` 1 keeps as much as a square can; `x` and `y` are the centre, as shares of
 * width and height (0 to 1).
 */
export type Crop = { zoom: number; x: number; y: number };

/** The middle of a picture, as large as possible. */
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The largest zoom: never so far that fewer than 64 pixels are kept, and never beyond 8. */
export const mostZoom = ({ width, height }: Size): number => Math.max(1, Math.min(8, Math.min(width, height) / 64));

/** The side of the square that is kept, in pixels of the picture. */
export const sideOf = (size: Size, { zoom }: Crop): number => Math.min(size.width, size.height) / zoom;

/** The nearest crop that lies inside the picture, with a zoom that is allowed. */
export function fitCrop(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, mostZoom(size));
  const half = sideOf(size, { ...crop, zoom }) / 2;
  return {
    zoom,
    x: clamp(crop.x, half / size.width, 1 - half / size.width),
    y: clamp(crop.y, half / size.height, 1 - half / size.height),
  };
}

/** The crop after the picture was pulled by so many sides of the kept square: to the right and down. */
export const pull = (size: Size, crop: Crop, right: number, down: number): Crop =>
  fitCrop(size, {
    ...crop,
    x: crop.x - (right * sideOf(size, crop)) / size.width,
    y: crop.y - (down * sideOf(size, crop)) / size.height,
  });

/**
 * The crop after zooming by a factor, with the point at (`atX`, `atY`) of the kept square (0 to 1) staying where it is.
 */
export function zoomBy(size: Size, crop: Crop, factor: number, atX = 0.5, atY = 0.5): Crop {
  const zoom = clamp(crop.zoom * factor, 1, mostZoom(size));
  const grown = sideOf(size, crop) - sideOf(size, { ...crop, zoom });
  return fitCrop(size, {
    zoom,
    x: crop.x + ((atX - 0.5) * grown) / size.width,
    y: crop.y + ((atY - 0.5) * grown) / size.height,
  });
}

/** The kept square in pixels of the picture. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));
