import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until the gateway renders the content of a page, which it does not while it loads the code of the release.
 * Resolves to true then, and to false after ten seconds without.
 */
export async function whenRendered(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if ((await getPage(url)).includes('data-rendered')) return true;
    await wait(200);
  }
  return false;
}

/** Requests a page as a browser opens it. Node's `fetch` would say that this is no navigation. */
function getPage(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(text)).on('error', reject);
    }).on('error', reject);
  });
}
