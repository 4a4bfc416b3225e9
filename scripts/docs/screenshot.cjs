// Takes README's picture from a running site: node scripts/docs/screenshot.cjs [URL], default http://localhost:4000.
const { join } = require('node:path');
const { chromium } = require('playwright-core');

async function main() {
  const browser = await chromium.launch({
    executablePath: process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
  await page.goto(process.argv[2] ?? 'http://localhost:4000', { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor();
  await page.screenshot({ path: join(__dirname, 'lectern.png') });
  await browser.close();
}

void main();
