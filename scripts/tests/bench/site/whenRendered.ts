import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until a page comes with its content: the first one may not wait for the code of its release. Resolves to false
 * for one that still does not after ten seconds.
 */
export async function whenRendered(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if ((await visit(url)).includes('data-rendered')) return true;
    await wait(200);
  }
  return false;
}

/** Requests a page as a navigation: `fetch` would say that it is none. */
function visit(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { accept: 'text/html' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(text)).on('error', reject);
    }).on('error', reject);
  });
}
