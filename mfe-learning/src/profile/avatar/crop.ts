/** Size of a picture in pixels. */
export type Size = { width: number; height: number };

/**
 * Visible square of a picture. `zoom` 1 shows the largest square; `x` and `y` are the centre, as shares of width and
 * height (0 to 1).
 */
export type Crop = { zoom: number; x: number; y: number };

/** The largest square, in the middle of a picture. */
export const INITIAL_CROP: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Returns the maximum zoom: 8, or less so that at least 64 pixels stay visible. */
export const maxZoom = ({ width, height }: Size): number => Math.max(1, Math.min(8, Math.min(width, height) / 64));

/** Returns the side of the visible square, in pixels of the picture. */
export const sideOf = (size: Size, { zoom }: Crop): number => Math.min(size.width, size.height) / zoom;

/** Returns the nearest crop that lies inside the picture with an allowed zoom. */
export function fitCrop(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, maxZoom(size));
  const half = sideOf(size, { ...crop, zoom }) / 2;
  return {
    zoom,
    x: clamp(crop.x, half / size.width, 1 - half / size.width),
    y: clamp(crop.y, half / size.height, 1 - half / size.height),
  };
}

/** Returns the crop after panning the picture right and down, in sides of the visible square. */
export const pan = (size: Size, crop: Crop, right: number, down: number): Crop =>
  fitCrop(size, {
    ...crop,
    x: crop.x - (right * sideOf(size, crop)) / size.width,
    y: crop.y - (down * sideOf(size, crop)) / size.height,
  });

/** Returns the crop zoomed by `factor` around the point (`atX`, `atY`) of the visible square (0 to 1). */
export function zoomBy(size: Size, crop: Crop, factor: number, atX = 0.5, atY = 0.5): Crop {
  const zoom = clamp(crop.zoom * factor, 1, maxZoom(size));
  const grown = sideOf(size, crop) - sideOf(size, { ...crop, zoom });
  return fitCrop(size, {
    zoom,
    x: crop.x + ((atX - 0.5) * grown) / size.width,
    y: crop.y + ((atY - 0.5) * grown) / size.height,
  });
}

/** Returns the visible square, in pixels of the picture. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), Math.max(min, max));
