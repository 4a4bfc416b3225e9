import type { Pane, PaneEdit, PaneOptions, PaneWork } from './Pane';

/** A pane that is a plain text area. */
export type TextPane = Pane & {
  /** Returns the work in it, with an edit for each change, so that another pane can undo them. */
  work: () => PaneWork;
  /** Calls `task` at once, or after the word that an input method is composing. */
  whenSettled: (task: () => void) => void;
  onFocus: (listener: () => void) => void;
};

/** Changes that can be undone after the work has moved on. Older ones become part of the text. */
const MAX_EDITS = 1_000;
const INDENT = '  ';

/** Turns a text area into a pane. It has the text already, and is removed with the pane. */
export function createTextPane(area: HTMLTextAreaElement, { onChange }: Pick<PaneOptions, 'onChange'>): TextPane {
  const edits = recordEdits(area, onChange);
  let tabIndents = false;
  let isComposing = false;
  area.addEventListener('compositionstart', () => (isComposing = true));
  area.addEventListener('compositionend', () => (isComposing = false));
  indentByTab(area, () => tabIndents, edits.record);
  return {
    setText(next) {
      area.value = next;
      edits.record();
    },
    setTabIndents: (indents) => (tabIndents = indents),
    showLine: (line) => showLine(area, line),
    destroy: () => area.remove(),
    work: () => ({ ...edits.all(), selection: selectionOf(area), scroll: area.scrollTop, isFocused: isFocused(area) }),
    whenSettled: (task) =>
      isComposing ? area.addEventListener('compositionend', () => task(), { once: true }) : task(),
    onFocus: (listener) => area.addEventListener('focus', listener),
  };
}

/** Records each change of the area's value, and passes the new text on. */
function recordEdits(area: HTMLTextAreaElement, onChange: (text: string) => void) {
  const edits: PaneEdit[] = [];
  let text = area.value;
  let latest = text;
  const record = (): void => {
    const next = area.value;
    if (next === latest) return;
    edits.push({ ...editBetween(latest, next), at: Date.now() });
    const oldest = edits.length > MAX_EDITS ? edits.shift() : undefined;
    if (oldest) text = text.slice(0, oldest.from) + oldest.insert + text.slice(oldest.to);
    latest = next;
    onChange(next);
  };
  area.addEventListener('input', record);
  return { record, all: () => ({ text, edits: [...edits] }) };
}

/** Returns the one change that makes `after` of `before`: between their common beginning and their common end. */
export function editBetween(before: string, after: string): Omit<PaneEdit, 'at'> {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

function indentByTab(area: HTMLTextAreaElement, indents: () => boolean, record: () => void): void {
  let isLeaving = false;
  area.addEventListener('keydown', (event) => {
    const wasLeaving = isLeaving;
    isLeaving = event.key === 'Escape';
    if (event.key !== 'Tab' || event.shiftKey || wasLeaving || !indents()) return;
    event.preventDefault();
    area.setRangeText(INDENT, area.selectionStart, area.selectionEnd, 'end');
    record();
  });
}

function showLine(area: HTMLTextAreaElement, line: number): void {
  const before = area.value.split('\n').slice(0, Math.max(line - 1, 0));
  const from = Math.min(before.join('\n').length + (before.length > 0 ? 1 : 0), area.value.length);
  area.focus();
  area.setSelectionRange(from, from);
  area.scrollTop = before.length * (parseFloat(getComputedStyle(area).lineHeight) || 0);
}

function selectionOf({ selectionStart, selectionEnd, selectionDirection }: HTMLTextAreaElement) {
  return selectionDirection === 'backward'
    ? { anchor: selectionEnd, head: selectionStart }
    : { anchor: selectionStart, head: selectionEnd };
}

const isFocused = (area: HTMLTextAreaElement): boolean => document.activeElement === area;
