import { whenIdle } from '@lectern/shared/idle';
import type { Pane, PaneOptions } from './Pane';
import { createTextPane, type TextPane } from './createTextPane';

/**
 * Opens a pane: the text area `element` at once, which CodeMirror replaces when the page is idle or the pane gets the
 * focus. On a device without a mouse it waits for the first touch of the page: a phone that only looks at a result
 * neither loads the editor nor runs it. Text, selection, scroll position, focus and undo steps move along. Where
 * CodeMirror can't be loaded, the text area stays, and the next focus tries again. While nobody uses the pane, each
 * step of the replacement waits for an idle moment, so that the page answers between them.
 */
export function openPane(element: HTMLTextAreaElement, options: PaneOptions): Pane {
  const parent = element.parentElement ?? document.body;
  const area = createTextPane(element, options);
  let pane: Pane = area;
  let isOpen = true;
  let tabIndents = false;
  const idle = idleMoments();
  const upgrade = (between: () => Promise<void>): void =>
    void prepare(area, options, between).then(
      (createPane) =>
        area.whenSettled(() => {
          if (!isOpen || pane !== area) return;
          const work = area.work();
          area.destroy();
          pane = createPane(parent, work);
          if (tabIndents) pane.setTabIndents(true);
        }),
      () => undefined,
    );
  const begin = (): void => void idle.next().then(() => upgrade(idle.next));
  const waiting = new AbortController();
  if (isTouchDevice()) addEventListener('pointerdown', begin, { once: true, signal: waiting.signal });
  else begin();
  area.onFocus(() => upgrade(AT_ONCE));
  return {
    setText: (next) => pane.setText(next),
    setTabIndents(indents) {
      tabIndents = indents;
      pane.setTabIndents(indents);
    },
    showLine: (line) => pane.showLine(line),
    destroy() {
      isOpen = false;
      waiting.abort();
      idle.cancel();
      pane.destroy();
    },
  };
}

/** Waits for nothing between the steps: somebody wants to type. */
const AT_ONCE = (): Promise<void> => Promise.resolve();

const isTouchDevice = (): boolean => typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;

/** Resolves to what creates the CodeMirror pane for the work in `area`. Awaits `between` after each step. */
async function prepare(area: TextPane, options: PaneOptions, between: () => Promise<void>) {
  const { loadCodePane } = await import(/* webpackChunkName: "code-pane" */ './loadCodePane');
  const { prepareCodePane, loadLanguage, warmUp } = await loadCodePane(between);
  await between();
  const language = await loadLanguage(options.pane);
  await between();
  if (between !== AT_ONCE) await warmUp(area.work().text, language, between);
  const createPane = prepareCodePane({ ...options, language }, area.work());
  await between();
  return createPane;
}

/** Returns idle moments of the browser to wait for, one after another. After `cancel`, the current wait never ends. */
function idleMoments(): { next: () => Promise<void>; cancel: () => void } {
  let cancel = (): void => undefined;
  const next = (): Promise<void> =>
    new Promise((resolve) => {
      cancel = whenIdle(resolve);
    });
  return { next, cancel: () => cancel() };
}
