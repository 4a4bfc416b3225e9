import { text as readStream } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { plainFieldsOf } from '@lectern/backend';
import { parseVtt } from '@lectern/shared/captions';
import { withLocalBackend } from '../../../cli';
import { SAMPLE_PASSWORD } from '../../../content';
import { sendSignIn } from '../harness/account';
import { accessibilityProblemsInBothThemes } from '../harness/axe';
import { publishShortCourse, shortCourse } from '../harness/courses/shortCourse';
import type { Site } from '../harness/site';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';
import { longFilm } from '../video/longFilm';

const teacher = { email: 'teacher@lectern.example', password: SAMPLE_PASSWORD };
const { upload, captions, video } = texts;
const { id: courseId, film: lessonId } = shortCourse;
const FILM = 'honest-charts/media/order-is-meaning.webm';
const NAME = 'film.webm';
const BYTES = 4_000_000;

const BROKEN = 'WEBVTT\n\n00:01.000 --> 00:03.000\nHello\n\n00:0x.000 --> 00:05.000\nBroken\n';

type Draft = { video: string; captions: { path: string; language: string }[] };

/** Resolves to the stored parts of the lesson: its draft, the bytes of its video, and its captions. */
const stored = (site: Site) =>
  withLocalBackend({ home: site.home }, async ({ firestore, storage }) => {
    const document = firestore.admin.get(`courseDrafts/${courseId}/lessons/${lessonId}`);
    if (!document) return null;
    const draft = plainFieldsOf(document.fields) as unknown as Draft;
    const file = storage.admin.open('lectern', draft.captions[0]?.path ?? '');
    return {
      video: draft.video,
      bytes: storage.admin.get('lectern', draft.video)?.size ?? 0,
      cues: file ? parseVtt(await readStream(file)).map(({ text }) => text) : [],
    };
  });

async function openLesson(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'));
  await page.goto(`/sign_in?next=${encodeURIComponent(`/teach?course=${courseId}&part=outline&lesson=${lessonId}`)}`);
  await sendSignIn(page, teacher);
  await expect(page.getByRole('button', { name: upload.choose.video })).toBeVisible({ timeout: 20_000 });
}

test('a film is uploaded over a line that drops and a reload, and gets captions that its draft keeps', async ({
  page,
  site,
  faults,
  allow,
}) => {
  allow(/ERR_/);
  await publishShortCourse(site, teacher.email);
  await openLesson(page);
  const film = await longFilm(FILM, NAME, BYTES);

  const drop = faults.add(/upload_id=/, 'abort');
  await page.locator(`input[data-slot="${courseId}/${lessonId}/video"]`).setInputFiles(film);
  await expect(page.getByText(upload.status.retrying)).toBeVisible();
  await page.getByRole('button', { name: upload.pause(NAME) }).click();
  await page.reload();
  await expect(page.getByText(upload.status['needs-file'])).toBeVisible();
  drop();
  await page.locator('input[data-resume]').setInputFiles(film);
  await expect.poll(async () => (await stored(site))?.bytes, { timeout: 20_000 }).toBe(BYTES);
  await expect(page.getByRole('list', { name: upload.uploads })).toBeHidden();

  await page
    .locator('input[data-captions]')
    .setInputFiles({ name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from(BROKEN) });
  await expect(page.getByText(captions.problems.line(6))).toBeVisible();
  await page.getByRole('button', { name: captions.problems.useRest(1) }).click();
  const track = captions.of('en', captions.kinds.captions);
  await page.getByRole('button', { name: captions.edit(track) }).click();
  const editor = page.getByRole('dialog');
  await editor.getByLabel(captions.editor.text(1)).fill('Hello there');
  await page.keyboard.press('Home');
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+x');
  await expect(editor.getByLabel(captions.editor.text(2))).toHaveValue('there');
  await expect(editor.getByText(captions.editor.saved)).toBeVisible();
  expect(await accessibilityProblemsInBothThemes(page, 'caption editor')).toEqual([]);
  await editor.getByRole('button', { name: captions.editor.done }).click();
  await expect.poll(async () => (await stored(site))?.cues).toEqual(['Hello', 'there']);

  await page.setViewportSize({ width: 320, height: 800 });
  await expect(page.getByRole('heading', { name: video.chapters.title })).toBeVisible();
  expect(await accessibilityProblemsInBothThemes(page, 'video lesson')).toEqual([]);
});
