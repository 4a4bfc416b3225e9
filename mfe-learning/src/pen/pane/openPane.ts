import { whenIdle } from '@lectern/shared/idle';
import type { Pane, PaneOptions } from './Pane';
import { createTextPane } from './createTextPane';

/**
 * Opens a pane in `parent`: a plain text area at once, which CodeMirror replaces when the page is idle or the pane gets
 * the focus. Text, selection, scroll position, focus and undo steps move along. Where CodeMirror can't be loaded, the
 * text area stays, and the next focus tries again.
 */
export function openPane(parent: HTMLElement, options: PaneOptions, text: string): Pane {
  const area = createTextPane(parent, options, text);
  let pane: Pane = area;
  let isOpen = true;
  let tabIndents = false;
  const upgrade = (): void =>
    void import(/* webpackChunkName: "code-pane" */ './createCodePane').then(
      ({ createCodePane }) =>
        area.whenSettled(() => {
          if (!isOpen || pane !== area) return;
          const work = area.work();
          area.destroy();
          pane = createCodePane(parent, options, work);
          pane.setTabIndents(tabIndents);
        }),
      () => undefined,
    );
  const cancel = whenIdle(upgrade);
  area.onFocus(upgrade);
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
