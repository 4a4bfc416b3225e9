import type { PenSource } from '../data/penDraft';

/** A pane of the editor, reduced to the operations that the editor needs. */
export type Pane = {
  setText: (text: string) => void;
  /** Makes Tab indent; else Tab moves the focus. After Escape it always does. */
  setTabIndents: (indents: boolean) => void;
  showLine: (line: number) => void;
  destroy: () => void;
};

/**
 * Options of a pane. `pane` is the source that it edits, `label` its accessible name; `onChange` receives each new
 * text.
 */
export type PaneOptions = { pane: keyof PenSource; label: string; onChange: (text: string) => void };

/** A change of a text: `insert` takes the place of `from` to `to`. `at` is the time in milliseconds. */
export type PaneEdit = { from: number; to: number; insert: string; at: number };

/** Work in one pane that another one continues: the text before the edits, and the state after them. */
export type PaneWork = {
  text: string;
  edits: readonly PaneEdit[];
  selection: { anchor: number; head: number };
  /** Pixels from the top. */
  scroll: number;
  isFocused: boolean;
};
