import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
  type LanguageSupport,
} from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type KeyBinding,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { PenSource } from '../data/penDraft';

/** A pane of the editor: a CodeMirror view reduced to the operations that the editor needs. */
export type Pane = {
  setText: (text: string) => void;
  setTabIndents: (indents: boolean) => void;
  showLine: (line: number) => void;
  destroy: () => void;
};

const LANGUAGES: Record<keyof PenSource, () => LanguageSupport> = { html, css, js: javascript };

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--pen-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue, tags.regexp], color: 'var(--pen-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.unit, tags.color], color: 'var(--pen-number)' },
  { tag: [tags.comment], color: 'var(--pen-comment)', fontStyle: 'italic' },
  { tag: [tags.tagName, tags.className, tags.typeName], color: 'var(--pen-tag)' },
  { tag: [tags.attributeName, tags.propertyName, tags.function(tags.variableName)], color: 'var(--pen-name)' },
]);

const THEME = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--color-text)',
    backgroundColor: 'var(--color-surface)',
    fontSize: 'var(--text-sm)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.6' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--color-text-muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--pen-line)' },
  '.cm-cursor': { borderInlineStartColor: 'var(--color-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--pen-selection)',
  },
});

/** Loads the search on first use. If loading fails the key does nothing, and the next press tries again. */
const SEARCH_KEY: KeyBinding = {
  key: 'Mod-f',
  run: (view) => {
    void import('./paneSearch').then(
      ({ openSearch }) => openSearch(view),
      () => undefined,
    );
    return true;
  },
};

/** Returns the extensions of a pane, in order of precedence. */
const extensionsOf = (pane: keyof PenSource): Extension[] => [
  lineNumbers(),
  highlightActiveLineGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  highlightActiveLine(),
  LANGUAGES[pane](),
  syntaxHighlighting(COLOURS),
  THEME,
  EditorView.lineWrapping,
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, SEARCH_KEY, ...historyKeymap, ...completionKeymap]),
];

/**
 * Creates a pane in a shadow root of `parent`. In a shadow root CodeMirror uses constructed style sheets, which a
 * strict content security policy allows. `onChange` receives each new text. Tab moves the focus until
 * `setTabIndents(true)`.
 */
export function createPane(
  parent: HTMLElement,
  pane: keyof PenSource,
  label: string,
  text: string,
  onChange: (text: string) => void,
): Pane {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  const tab = new Compartment();
  const extensions = [
    ...extensionsOf(pane),
    tab.of([]),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
  const view = new EditorView({ root, parent: root, state: EditorState.create({ doc: text, extensions }) });
  return {
    setText: (next) => {
      if (next !== view.state.doc.toString())
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    setTabIndents: (indents) => view.dispatch({ effects: tab.reconfigure(indents ? keymap.of([indentWithTab]) : []) }),
    showLine: (line) => {
      const target = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      view.dispatch({ selection: { anchor: target.from }, scrollIntoView: true });
      view.focus();
    },
    destroy: () => {
      view.destroy();
      root.replaceChildren();
    },
  };
}
