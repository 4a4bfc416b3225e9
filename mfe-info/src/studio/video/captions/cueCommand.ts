import type { CueRow } from './editCues';

/** A command of a row to the editor. `at` is the position of the text cursor. */
export type CueCommand =
  | { kind: 'change'; change: Partial<CueRow> }
  | { kind: 'split'; at: number }
  | { kind: 'setStart' | 'setEnd' | 'merge' | 'remove' | 'seek' | 'play' | 'previous' | 'next' | 'add' };

/** Returns the position of the cursor in the text of a row; that of the middle where the cursor divides nothing. */
export function cursorOf(row: Element | null): number {
  const area = row?.querySelector('textarea');
  if (!area) return 0;
  const { selectionStart, value } = area;
  if (selectionStart > 0 && selectionStart < value.length) return selectionStart;
  const middle = Math.floor(value.length / 2);
  const space = value.indexOf(' ', middle);
  return space > 0 ? space : middle;
}
