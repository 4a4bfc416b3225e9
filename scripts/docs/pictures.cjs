// Takes the pictures of the information pages from a running site with the sample content:
// node scripts/docs/pictures.cjs [URL], default http://localhost:4000.
const { writeFileSync, mkdirSync } = require('node:fs');
const { join } = require('node:path');
const { chromium } = require('playwright-core');

const FOLDER = join(__dirname, '../../mfe-info/src/pictures');
const QUALITY = 55;

/** The player for teams and about Lectern, a course's page for teachers, a list on a phone for the app. */
const PICTURES = [
  { name: 'player', path: '/watch/open-courses/reading-a-chart', width: 960, height: 640, prepare: seek },
  { name: 'course', path: '/course/honest-charts/honest-charts', width: 1100, height: 740 },
  { name: 'phone', path: '/all-courses', width: 390, height: 640 },
];

async function seek(page) {
  await page.evaluate(async () => {
    const video = document.querySelector('video');
    if (!video) return;
    video.muted = true;
    video.currentTime = 12;
    await new Promise((done) => video.addEventListener('seeked', done, { once: true }));
  });
}

async function main() {
  const origin = process.argv[2] ?? 'http://localhost:4000';
  const browser = await chromium.launch({
    executablePath: process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, path, width, height, prepare } of PICTURES) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.locator('main h1').first().waitFor();
    await prepare?.(page);
    await page.waitForTimeout(500);
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
    await page.close();
  }
  await browser.close();
}

void main();
