import { fork, type ChildProcess } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { checkOut } from '../../fixtures/checkOut';
import type { Ready } from './developmentServer';

/** Times of one remote under `lectern dev`, in milliseconds. `kept`: edits that did not mount the screen again. */
export type RemoteTimes = { remote: string; firstStart: number; secondStart: number; edits: number[]; kept: number };

/** A screen of each remote whose heading is edited. */
export const EDITED_SCREENS = [
  { remote: 'catalogue', screen: 'SearchScreen', path: '/search' },
  // Without a pen's id the screen itself has the heading; the editor's is another file's.
  { remote: 'learning', screen: 'CodepenScreen', path: '/codepen?pen=' },
  { remote: 'commerce', screen: 'BooksScreen', path: '/books' },
  { remote: 'info', screen: 'ContactScreen', path: '/contact' },
] as const;

type EditedScreen = (typeof EDITED_SCREENS)[number];

const HEADING = 'title={text.title}';

/** Starts `lectern dev` twice for a checkout of one remote, and edits the heading of a screen `edits` times. */
export async function measureRemote(
  site: string,
  browser: Browser,
  { remote, screen, path }: EditedScreen,
  edits: number,
): Promise<RemoteTimes> {
  const root = await checkOut(remote);
  const file = join(root, `mfe-${remote}`, 'src/screens', `${screen}.tsx`);
  const source = await readFile(file, 'utf8');
  if (!source.includes(HEADING)) throw new Error(`${screen} of ${remote} has no ${HEADING} to edit.`);
  try {
    const first = await start(root, remote, site);
    await stop(first.child);
    const second = await start(root, remote, site);
    const page = await browser.newPage({ serviceWorkers: 'block' });
    try {
      await page.goto(second.url + path);
      await page.locator(`main[data-remote="${remote}"][data-release$="-development"] h1`).waitFor();
      await page.evaluate('void (document.querySelector("main h1").isFirst = true)');
      const times: number[] = [];
      let kept = 0;
      for (let edit = 1; edit <= edits; edit += 1) {
        const text = `Edit ${String(edit)}`;
        const seen = headingShown(page, text);
        const begun = Date.now();
        await writeFile(file, source.replace(HEADING, `title="${text}"`));
        const { at, isFirst } = await seen;
        times.push(at - begun);
        if (isFirst) kept += 1;
      }
      return { remote, firstStart: first.ms, secondStart: second.ms, edits: times, kept };
    } finally {
      await page.close();
      await stop(second.child);
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/**
 * Resolves to the time at which the page shows the heading, in milliseconds since 1970. `isFirst`: it is the element of
 * the first render, so that nothing was mounted again. A text, since tsx would add helpers to a function.
 */
function headingShown(page: Page, text: string): Promise<{ at: number; isFirst: boolean }> {
  return page.evaluate(`new Promise((done, fail) => {
    const look = () => {
      const heading = document.querySelector('main h1');
      if (!heading || heading.textContent !== ${JSON.stringify(text)}) return;
      observer.disconnect();
      done({ at: Date.now(), isFirst: heading.isFirst === true });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    setTimeout(() => fail(new Error('The edit did not reach the page within 30 s.')), 30_000);
    look();
  })`);
}

function start(root: string, remote: string, site: string): Promise<{ child: ChildProcess; url: string; ms: number }> {
  const begun = performance.now();
  const child = fork(join(__dirname, 'developmentServer.ts'), [root, remote, site], {
    execArgv: ['-r', 'tsx/cjs'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`lectern dev ${remote} ended with ${String(code)}.`)));
    child.once('message', (message) =>
      done({ child, url: (message as Ready).url, ms: Math.round(performance.now() - begun) }),
    );
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.send('stop');
  });
}
