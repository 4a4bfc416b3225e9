import type { Page, Response } from '@playwright/test';
import { withLocalBackend } from '../../../cli';
import { expect, test } from '../harness/test';
import { keyFrameOf, writeWebm } from '../video/webm';

const SECONDS = 600;
const SEEK_TO = 450;
const SIZE = { width: 640, height: 360 };

test('seeking in a video of 100 MB uses Range requests, and the video resumes where it was left', async ({
  page,
  site,
  allow,
}) => {
  // The page of a folder that the catalogue does not list is answered with 404.
  allow(/404/);
  await page.goto('/site_map');
  const frame = keyFrameOf(await drawNoise(page));
  const video = writeWebm({ ...SIZE, interval: 500, frames: Array.from({ length: SECONDS * 2 }, () => frame) });
  expect(video.length > 100_000_000, `${String(video.length)} bytes`).toBeTruthy();
  await withLocalBackend({ home: site.home }, ({ storage }) =>
    storage.admin.put('open-courses', 'slow-noise/01-first.webm', Buffer.from(video), { contentType: 'video/webm' }),
  );
  const ranges: { status: number; start: number; total: number }[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).searchParams.get('alt') === 'media' && response.url().includes('first.webm'))
      ranges.push(rangeOf(response));
  });

  await page.goto('/watch/open-courses/slow-noise');
  const player = page.locator('video');
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1);
  expect(await player.evaluate(({ duration, videoWidth }: HTMLVideoElement) => [duration, videoWidth])).toEqual([
    SECONDS,
    SIZE.width,
  ]);

  await player.evaluate((element: HTMLVideoElement, to) => {
    element.muted = true;
    element.currentTime = to;
    return element.play();
  }, SEEK_TO);
  await page.waitForFunction((to) => (document.querySelector('video')?.currentTime ?? 0) > to + 1, SEEK_TO);
  await player.evaluate((element: HTMLVideoElement) => element.pause());
  const sought = ranges.filter(
    ({ status, start, total }) => status === 206 && total === video.length && start > total / 2,
  );
  expect(sought.length > 0, `the part that was sought was asked for by itself: ${JSON.stringify(ranges)}`).toBeTruthy();
  expect(
    ranges.every(({ status }) => status === 206),
    `every answer was a part: ${JSON.stringify(ranges)}`,
  ).toBeTruthy();

  await page.reload();
  await page.waitForFunction((from) => {
    const element = document.querySelector('video');
    return element !== null && element.readyState >= 2 && element.currentTime >= from;
  }, SEEK_TO);
  const place = await player.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  expect(place < SEEK_TO + 20, `the place is kept over a reload: ${String(place)}`).toBeTruthy();
});

/** A picture that hardly compresses, as lossy WebP. */
async function drawNoise(page: Page): Promise<Uint8Array> {
  const dataUrl = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d', { alpha: false });
    if (!pen) throw new Error('This browser does not draw.');
    const image = pen.createImageData(width, height);
    for (let index = 0; index < image.data.length; index += 1)
      image.data[index] = index % 4 === 3 ? 255 : Math.random() * 256;
    pen.putImageData(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.85);
  }, SIZE);
  return new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
}

function rangeOf(response: Response): { status: number; start: number; total: number } {
  const [, start = '0', total = '0'] = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers()['content-range'] ?? '') ?? [];
  return { status: response.status(), start: Number(start), total: Number(total) };
}
