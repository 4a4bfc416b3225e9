// Prints the sample book in PDF from its source: `node scripts/docs/printSampleBook.cjs [chromium]`.
// The file is tagged and has an outline. Its dates are fixed, so that the same source gives the same bytes.
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { chromium } = require('playwright-core');

const BOOK = join(__dirname, '../content/sample/books/the-tidy-table');
const DATE = 'D:20260506000000+00';

async function print(executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--export-tagged-pdf'] });
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(join(BOOK, 'source/book.html')).href);
    const file = join(BOOK, 'book.pdf');
    await page.pdf({ path: file, preferCSSPageSize: true, tagged: true, outline: true, printBackground: true });
    const text = readFileSync(file, 'latin1');
    // Dates of equal length keep the offsets of the file's table.
    writeFileSync(file, text.replace(/D:\d{14}\+00/g, DATE), 'latin1');
  } finally {
    await browser.close();
  }
}

void print(process.argv[2] ?? '/usr/bin/chromium');
