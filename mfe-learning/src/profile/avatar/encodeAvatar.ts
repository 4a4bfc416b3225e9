import { squareOf, type Crop } from './crop';

/** The longest side of what is sent, in pixels. */
const MOST_SIDE = 512;

/**
 * The kept square as a new picture of at most 512 × 512 pixels: a WebP, or a JPEG where the browser writes none. It is
 * drawn anew, so that nothing but the pixels is left of the file: no place, no time, no camera. Rejects when the
 * browser gives no picture.
 */
export async function encodeAvatar(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const { left, top, side } = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const length = Math.round(Math.min(MOST_SIDE, side));
  const canvas = document.createElement('canvas');
  canvas.width = length;
  canvas.height = length;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  // What is transparent becomes white: a JPEG knows no transparency, and a dark page would shine through.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, length, length);
  context.drawImage(image, left, top, side, side, 0, 0, length, length);
  const webp = await toBlob(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg');
}

/** A browser that can't write the type gives a PNG. */
function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((done, fail) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('This browser could not write the picture.'))),
      type,
      0.86,
    );
  });
}
