import { squareOf, type Crop } from './crop';

/** Maximum side of the uploaded picture, in pixels. */
const MAX_SIDE = 512;

/**
 * Encodes the visible square as a picture of at most 512 × 512 pixels: WebP, or JPEG where the browser cannot write it.
 * Redrawing removes the metadata of the file, such as location, time and camera. Rejects when the browser cannot encode
 * the picture.
 */
export async function encodeAvatar(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const { left, top, side } = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const length = Math.round(Math.min(MAX_SIDE, side));
  const canvas = document.createElement('canvas');
  canvas.width = length;
  canvas.height = length;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas context.');
  context.imageSmoothingQuality = 'high';
  // Transparent pixels become white: JPEG has no transparency, and a dark page would show through.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, length, length);
  context.drawImage(image, left, top, side, side, 0, 0, length, length);
  const webp = await toBlob(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg');
}

/** Encodes the canvas. A browser that does not support the type returns a PNG. */
function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((done, fail) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('This browser could not write the picture.'))),
      type,
      0.86,
    );
  });
}
