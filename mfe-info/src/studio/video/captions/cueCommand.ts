import type { CueRow } from './editCues';

/** A command that a row of captions gives to the editor. `at` is the character before which the text is split. */
export type CueCommand =
  | { kind: 'change'; change: Partial<CueRow> }
  | { kind: 'split'; at: number }
  | { kind: 'setStart' | 'setEnd' | 'merge' | 'remove' | 'seek' | 'play' | 'previous' | 'next' | 'add' };

/**
 * Returns the character before which to split the text of a row: at the cursor if it is inside the text, else at the
 * first space from the middle on. 0 without a text.
 */
export function splitPositionOf(row: Element | null): number {
  const area = row?.querySelector('textarea');
  if (!area) return 0;
  const { selectionStart, value } = area;
  if (selectionStart > 0 && selectionStart < value.length) return selectionStart;
  const middle = Math.floor(value.length / 2);
  const space = value.indexOf(' ', middle);
  return space > 0 ? space : middle;
}
