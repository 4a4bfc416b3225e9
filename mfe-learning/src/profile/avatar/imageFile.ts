/** Maximum size of a chosen file, in bytes. The uploaded picture is far smaller. */
export const MAX_BYTES = 15_000_000;

/** Minimum length of a picture's shorter side, in pixels. */
export const MIN_SIDE = 64;

/** Maximum number of pixels, because some devices limit the size of a canvas. */
const MAX_PIXELS = 50_000_000;

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Reason why a file is refused. `type` is the type as guessed by the browser. A `disguised` file has the type of a
 * picture but not its content.
 */
export type ImageFault =
  | { kind: 'type'; type: string }
  | { kind: 'empty' | 'disguised' }
  | { kind: 'large'; bytes: number }
  | { kind: 'broken' }
  | { kind: 'small' | 'vast'; width: number; height: number };

/** Thrown for a file that cannot be used as a picture. */
export class ImageFileError extends Error {
  readonly fault: ImageFault;
  constructor(fault: ImageFault) {
    super(`The picture is refused: ${fault.kind}.`);
    this.name = 'ImageFileError';
    this.fault = fault;
  }
}

/** An open picture. `release` frees its memory. */
export type OpenImage = { image: HTMLImageElement; release: () => void };

/** Opens a picture. Its content decides its type, not its name. Rejects with an ImageFileError. */
export async function openImage(file: File): Promise<OpenImage> {
  if (file.size === 0) throw new ImageFileError({ kind: 'empty' });
  if (file.size > MAX_BYTES) throw new ImageFileError({ kind: 'large', bytes: file.size });
  if (!isPicture(new Uint8Array(await file.slice(0, 12).arrayBuffer())))
    throw new ImageFileError(
      TYPES.includes(file.type) ? { kind: 'disguised' } : { kind: 'type', type: file.type || file.name },
    );
  const url = URL.createObjectURL(file);
  const release = (): void => URL.revokeObjectURL(url);
  try {
    const image = await loadImage(url);
    const fault = faultOfSize(image.naturalWidth, image.naturalHeight);
    if (fault) throw new ImageFileError(fault);
    return { image, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Returns the fault in a picture's size, or null. */
export function faultOfSize(width: number, height: number): ImageFault | null {
  if (Math.min(width, height) < MIN_SIDE) return { kind: 'small', width, height };
  return width * height > MAX_PIXELS ? { kind: 'vast', width, height } : null;
}

/**
 * Returns true for the first bytes of a JPEG, PNG or WebP file. Sources: ITU-T T.81, PNG (Third Edition) §5.2, RFC 9649
 * §2.4.
 */
export function isPicture(head: Uint8Array): boolean {
  const startsWith = (bytes: readonly number[], at = 0): boolean =>
    bytes.every((byte, index) => head[at + index] === byte);
  const isWebp = startsWith([0x52, 0x49, 0x46, 0x46]) && startsWith([0x57, 0x45, 0x42, 0x50], 8);
  return startsWith([0xff, 0xd8, 0xff]) || startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) || isWebp;
}

/** Loads a picture. The browser rotates it by its EXIF data. */
function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new ImageFileError({ kind: 'broken' }));
    image.src = url;
  });
}
