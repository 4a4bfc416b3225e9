import { highlightSelectionMatches, openSearchPanel, searchKeymap } from '@codemirror/search';
import { StateEffect } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';

const searched = new WeakSet<EditorView>();

/**
 * Opens the search panel of a pane, which finds and replaces; the first time, it gives the pane the keys that go with
 * it.
 */
export function openSearch(view: EditorView): void {
  if (!searched.has(view))
    view.dispatch({ effects: StateEffect.appendConfig.of([highlightSelectionMatches(), keymap.of(searchKeymap)]) });
  searched.add(view);
  openSearchPanel(view);
}
