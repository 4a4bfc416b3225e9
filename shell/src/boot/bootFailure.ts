import { textOf } from '@lectern/shared/text';
import { shellText } from '../text/shell.en';
import { dismissLoading } from './loadingScreen';

/** Shows why the site cannot start, with a reload button. Uses plain elements only: nothing else can be relied on. */
export function showBootFailure(error: unknown): void {
  const text = textOf(shellText).boot;
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.dataset.kind = 'boot';
  main.style.cssText =
    'max-inline-size: 40rem; margin: 15vh auto; padding: 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif';
  const reload = element('button', text.again);
  reload.addEventListener('click', () => location.reload());
  const detail = error instanceof Error ? error.message : String(error);
  main.append(element('h1', text.title), element('p', text.body), element('p', detail), reload);
  document.body.append(main);
  dismissLoading();
}

function element(tag: 'h1' | 'p' | 'button', content: string): HTMLElement {
  const node = document.createElement(tag);
  node.textContent = content;
  return node;
}
