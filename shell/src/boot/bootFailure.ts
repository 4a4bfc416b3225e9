import { en } from '../text/en';
import { dismissLoading } from './loadingScreen';

/**
 * Shows in plain elements why the site can't start, for nothing else can be relied on. Offers to load the page again.
 */
export function showBootFailure(error: unknown, page: Document): void {
  const main = page.createElement('main');
  main.setAttribute('role', 'alert');
  main.dataset.kind = 'boot';
  main.style.cssText =
    'max-inline-size: 40rem; margin: 15vh auto; padding: 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif';
  const again = page.createElement('button');
  again.textContent = en.boot.again;
  again.addEventListener('click', () => page.defaultView?.location.reload());
  const detail = error instanceof Error ? error.message : String(error);
  main.append(element(page, 'h1', en.boot.title), element(page, 'p', en.boot.body), element(page, 'p', detail), again);
  page.body.append(main);
  dismissLoading();
}

function element(page: Document, tag: 'h1' | 'p', words: string): HTMLElement {
  const node = page.createElement(tag);
  node.textContent = words;
  return node;
}
