/** The largest file that is read, in bytes. What is sent is far smaller. */
export const MOST_BYTES = 15_000_000;

/** The shortest side that a picture may have, in pixels. */
export const LEAST_SIDE = 64;

/** The most pixels that are worked on: some devices give a canvas no more. */
const MOST_PIXELS = 50_000_000;

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Why a file is refused; `type` is what the browser takes it for, and `disguised` a file that by its name should do,
 * and does not hold a picture.
 */
export type ImageFault =
  | { kind: 'type'; type: string }
  | { kind: 'empty' | 'disguised' }
  | { kind: 'large'; bytes: number }
  | { kind: 'broken' }
  | { kind: 'small' | 'vast'; width: number; height: number };

/** A file that can't be a person's picture, and why. */
export class ImageFileError extends Error {
  readonly fault: ImageFault;
  constructor(fault: ImageFault) {
    super(`The picture is refused: ${fault.kind}.`);
    this.name = 'ImageFileError';
    this.fault = fault;
  }
}

/**
 * Opens a picture; the caller closes it with `release`. Rejects with an ImageFileError. Goes by what the file holds,
 * not by what it is called.
 */
export async function openImage(file: File): Promise<{ image: HTMLImageElement; release: () => void }> {
  if (file.size === 0) throw new ImageFileError({ kind: 'empty' });
  if (file.size > MOST_BYTES) throw new ImageFileError({ kind: 'large', bytes: file.size });
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

/** What is wrong with a picture's measures, or null. */
export function faultOfSize(width: number, height: number): ImageFault | null {
  if (Math.min(width, height) < LEAST_SIDE) return { kind: 'small', width, height };
  return width * height > MOST_PIXELS ? { kind: 'vast', width, height } : null;
}

/**
 * True for the first bytes of a JPEG, PNG or WebP file. Source: ITU-T T.81, PNG (Third Edition) §5.2, RFC 9649 §2.4.
 */
export function isPicture(head: Uint8Array): boolean {
  const begins = (bytes: readonly number[], at = 0): boolean => bytes.every((byte, index) => head[at + index] === byte);
  const isWebp = begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8);
  return begins([0xff, 0xd8, 0xff]) || begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) || isWebp;
}

/** The browser turns it as its EXIF data says. */
function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new ImageFileError({ kind: 'broken' }));
    image.src = url;
  });
}
