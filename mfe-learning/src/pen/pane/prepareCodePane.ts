import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
  type LanguageSupport,
} from '@codemirror/language';
import { Compartment, EditorState, Transaction, type Extension } from '@codemirror/state';
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
import type { Pane, PaneOptions, PaneWork } from './Pane';

const LANGUAGES: Record<keyof PenSource, () => Promise<LanguageSupport>> = {
  html: () => import(/* webpackMode: "eager" */ '@codemirror/lang-html').then(({ html }) => html()),
  css: () => import(/* webpackMode: "eager" */ '@codemirror/lang-css').then(({ css }) => css()),
  js: () => import(/* webpackMode: "eager" */ '@codemirror/lang-javascript').then(({ javascript }) => javascript()),
};

/** Loads the language of a pane without a request: its code is in this module's chunk, and runs on demand. */
export const loadLanguage = (pane: keyof PenSource): Promise<LanguageSupport> => LANGUAGES[pane]();

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
const extensionsOf = (language: LanguageSupport): Extension[] => [
  lineNumbers(),
  highlightActiveLineGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  highlightActiveLine(),
  language,
  syntaxHighlighting(COLOURS),
  THEME,
  EditorView.lineWrapping,
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, SEARCH_KEY, ...historyKeymap, ...completionKeymap]),
];

let isWarm = false;

/** Longest time that a step of parsing takes, in milliseconds. */
const PARSING_STEP = 4;

/** Number of characters that CodeMirror parses before it shows a text; the rest follows in the background. */
const PARSED_AT_ONCE = 3_000;

/**
 * Parses `text` and shows its beginning where nobody sees it, once per page. A browser compiles code when it first
 * runs: done beforehand, in steps with `between` awaited after each, this does not hold up a slow device when a pane
 * opens.
 */
export async function warmUp(text: string, language: LanguageSupport, between: () => Promise<void>): Promise<void> {
  if (isWarm) return;
  isWarm = true;
  const parse = language.language.parser.startParse(text.slice(0, PARSED_AT_ONCE));
  let end = performance.now() + PARSING_STEP;
  while (!parse.advance())
    if (performance.now() > end) {
      await between();
      end = performance.now() + PARSING_STEP;
    }
  await between();
  const state = EditorState.create({ doc: text.slice(0, 300), extensions: extensionsOf(language) });
  await between();
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  new EditorView({ root, parent: root, state }).destroy();
  await between();
}

/** Options of a CodeMirror pane, with the language of its source. */
export type CodePaneOptions = Omit<PaneOptions, 'pane'> & { language: LanguageSupport };

const tabKeys = (indents: boolean): Extension => (indents ? keymap.of([indentWithTab]) : []);

/**
 * Prepares a pane for `expected` and returns what creates it in a parent: it continues the work that it gets, whose
 * edits can be undone. Work with other edits is prepared again, which takes the greater part of the time.
 */
export function prepareCodePane(
  { language, label, onChange }: CodePaneOptions,
  expected: PaneWork,
): (parent: HTMLElement, work: PaneWork) => Pane {
  const tab = new Compartment();
  const extensions = [
    ...extensionsOf(language),
    tab.of(tabKeys(false)),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
  const prepared = stateOf(expected, extensions);
  return (parent, work) => {
    const isExpected = work.text === expected.text && work.edits.length === expected.edits.length;
    return showPane(parent, isExpected ? select(prepared, work) : stateOf(work, extensions), work, tab);
  };
}

function select(state: EditorState, { selection }: PaneWork): EditorState {
  const { anchor, head } = state.selection.main;
  return selection.anchor === anchor && selection.head === head ? state : state.update({ selection }).state;
}

/** Shows a pane. Its shadow root is needed for constructed style sheets, which a strict security policy allows. */
function showPane(parent: HTMLElement, state: EditorState, work: PaneWork, tab: Compartment): Pane {
  const host = document.createElement('div');
  host.dir = 'ltr';
  host.style.blockSize = '100%';
  parent.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const view = new EditorView({ root, parent: root, state });
  if (work.isFocused) view.focus();
  view.scrollDOM.scrollTop = work.scroll;
  return {
    setText: (next) => {
      if (next !== view.state.doc.toString())
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    setTabIndents: (indents) => view.dispatch({ effects: tab.reconfigure(tabKeys(indents)) }),
    showLine: (line) => showLine(view, line),
    destroy: () => {
      view.destroy();
      host.remove();
    },
  };
}

/** Returns the state after all edits, which its history holds. Edits in quick succession are undone together. */
function stateOf({ text, edits, selection }: PaneWork, extensions: Extension[]): EditorState {
  if (edits.length === 0) return EditorState.create({ doc: text, selection, extensions });
  const first = EditorState.create({ doc: text, extensions });
  const last = edits.reduce(
    (state, { at, ...changes }) =>
      state.update({ changes, annotations: [Transaction.time.of(at), Transaction.userEvent.of('input.type')] }).state,
    first,
  );
  return last.update({ selection }).state;
}

function showLine(view: EditorView, line: number): void {
  const target = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  view.dispatch({ selection: { anchor: target.from }, scrollIntoView: true });
  view.focus();
}
