import type { Edit } from './markdownEdits';

/**
 * Changes the text of a field as typing would, so that the browser's own undo takes it back. A browser that refuses the
 * command gets the text without undo.
 */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (!insertAsTyped(insert)) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }
  area.setSelectionRange(start, end);
}

/** The command is old, and still the only way that browsers offer. */
type WithCommands = { execCommand?: (command: string, ui: boolean, value: string) => boolean };

const insertAsTyped = (insert: string): boolean => {
  const page: WithCommands = document;
  return page.execCommand?.(insert === '' ? 'delete' : 'insertText', false, insert) ?? false;
};
