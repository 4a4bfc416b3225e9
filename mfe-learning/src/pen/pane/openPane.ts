import { whenIdle } from '@lectern/shared/idle';
import type * as CodePane from './createCodePane';
import type { Pane, PaneOptions } from './Pane';
import { createTextPane } from './createTextPane';

type CodePaneModule = typeof CodePane;

/**
 * Opens a pane in `parent`: a plain text area at once, which CodeMirror replaces when the page is idle or the pane gets
 * the focus. Text, selection, scroll position, focus and undo steps move along. Where CodeMirror can't be loaded, the
 * text area stays, and the next focus tries again. Panes that nobody uses yet are replaced in an idle moment each, so
 * that the page answers between them.
 */
export function openPane(parent: HTMLElement, options: PaneOptions, text: string): Pane {
  const area = createTextPane(parent, options, text);
  let pane: Pane = area;
  let isOpen = true;
  let tabIndents = false;
  const replace = ({ createCodePane }: CodePaneModule): void =>
    area.whenSettled(() => {
      if (!isOpen || pane !== area) return;
      const work = area.work();
      area.destroy();
      pane = createCodePane(parent, options, work);
      pane.setTabIndents(tabIndents);
    });
  const upgrade = (then: (module: CodePaneModule) => void): void =>
    void import(/* webpackChunkName: "code-pane" */ './createCodePane').then(then, () => undefined);
  let cancel = whenIdle(() =>
    upgrade((module) => {
      if (isOpen) cancel = whenIdle(() => replace(module));
    }),
  );
  area.onFocus(() => upgrade(replace));
  return {
    setText: (next) => pane.setText(next),
    setTabIndents(indents) {
      tabIndents = indents;
      pane.setTabIndents(indents);
    },
    showLine: (line) => pane.showLine(line),
    destroy() {
      isOpen = false;
      cancel();
      pane.destroy();
    },
  };
}
