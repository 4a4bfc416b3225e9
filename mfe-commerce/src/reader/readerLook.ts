/** How a book is set: the step of the letters' size from 0 to 4, the width of the lines, and the kind of letters. */
export type ReaderLook = { size: number; width: 'narrow' | 'medium' | 'wide'; face: 'serif' | 'sans' };

const KEY = 'lectern.reader';

/** The sizes of the letters, the smallest first, in rem. */
export const SIZES = [1, 1.125, 1.25, 1.45, 1.75] as const;

/** The widths of the lines. */
export const WIDTHS = ['narrow', 'medium', 'wide'] as const;

/** The kinds of letters. */
export const FACES = ['serif', 'sans'] as const;

const FIRST: ReaderLook = { size: 1, width: 'medium', face: 'serif' };

/** The look that was chosen on this device, or the first one. */
export function getReaderLook(): ReaderLook {
  try {
    const { size, width, face } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return {
      size: typeof size === 'number' && SIZES[size] !== undefined ? size : FIRST.size,
      width: WIDTHS.find((one) => one === width) ?? FIRST.width,
      face: FACES.find((one) => one === face) ?? FIRST.face,
    };
  } catch {
    return FIRST;
  }
}

/** Keeps the look; where the device keeps nothing it holds for this visit. */
export function saveReaderLook(look: ReaderLook): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // It holds for this visit.
  }
}
