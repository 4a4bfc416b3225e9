import { textOf } from '@lectern/shared/text';
import { shellText } from '../text/shell.en';
import { dismissLoading } from './loadingScreen';

/** Shows why the site cannot start, with a reload button. Uses plain elements only: nothing else can be relied on. */
export function showBootFailure(error: unknown, page: Document): void {
  const text = textOf(shellText).boot;
  const main = page.createElement('main');
  main.setAttribute('role', 'alert');
  main.dataset.kind = 'boot';
  main.style.cssText =
    'max-inline-size: 40rem; margin: 15vh auto; padding: 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif';
  const reload = page.createElement('button');
  reload.textContent = text.again;
  reload.addEventListener('click', () => page.defaultView?.location.reload());
  const detail = error instanceof Error ? error.message : String(error);
  main.append(element(page, 'h1', text.title), element(page, 'p', text.body), element(page, 'p', detail), reload);
  page.body.append(main);
  dismissLoading();
}

function element(page: Document, tag: 'h1' | 'p', content: string): HTMLElement {
  const node = page.createElement(tag);
  node.textContent = content;
  return node;
}
