import { highlightSelectionMatches, openSearchPanel, searchKeymap } from '@codemirror/search';
import { StateEffect } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';

const prepared = new WeakSet<EditorView>();

/** Opens the find-and-replace panel of a pane. The first call adds the search keys to the pane. */
export function openSearch(view: EditorView): void {
  if (!prepared.has(view))
    view.dispatch({ effects: StateEffect.appendConfig.of([highlightSelectionMatches(), keymap.of(searchKeymap)]) });
  prepared.add(view);
  openSearchPanel(view);
}
