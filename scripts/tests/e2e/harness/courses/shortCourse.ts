import type { Locator, Page } from '@playwright/test';
import { plainFieldsOf, type Backend } from '@lectern/backend';
import { withLocalBackend } from '../../../../cli';
import type { Person } from '../account';
import { publishCourse } from './publishedCourse';
import type { Site } from '../site';
import { texts } from '../texts';

/** A course that is finished within a minute: one film and one text. */
export const shortCourse = {
  id: 'two-steps',
  slug: 'two-steps',
  title: 'Two steps',
  film: 'film',
  text: 'text',
  filmSec: 40,
};

/** Publishes the course on a site, past its rules, with one of the sample films; `teacher` is an e-mail address. */
export const publishShortCourse = (site: Site, teacher?: string): Promise<void> =>
  onBackend(site, (backend) => {
    const { id, title, film, text, filmSec } = shortCourse;
    const account = teacher === undefined ? null : backend.auth.admin.getAccountByEmail(teacher);
    return publishCourse(backend, {
      id,
      title,
      summary: 'A film and a text.',
      category: 'data',
      ...(account ? { teacherUid: account.uid } : {}),
      durationSec: filmSec,
      lessons: [
        { id: film, title: 'A film', kind: 'video', durationSec: filmSec, body: '' },
        { id: text, title: 'A text', kind: 'text', durationSec: 60, body: 'To read.' },
      ],
    });
  });

/** Enrols a visitor who is signed in, and leaves them in the course's player. */
export async function enrolInShortCourse(page: Page): Promise<void> {
  await page.goto(`/enroll/${shortCourse.id}/me/${shortCourse.slug}`);
  await page.getByRole('button', { name: /enrol/i }).click();
  await page.waitForURL('**/watch/two-steps/**');
}

/** The film, once its length is known and it stands where the learner left it. */
export async function openedFilm(page: Page): Promise<Locator> {
  const film = page.locator('main[data-remote="learning"] video');
  await page.waitForFunction(
    () => (document.querySelector('video')?.readyState ?? 0) >= 2 && document.querySelector('video')?.seeking === false,
  );
  return film;
}

/** Plays the film at twice its speed until `sec`, and lets it play on. */
export async function playTo(page: Page, sec: number): Promise<void> {
  const film = await openedFilm(page);
  const player = page.getByRole('group', { name: texts.player.controls });
  if ((await film.evaluate((video: HTMLVideoElement) => video.playbackRate)) !== 2) {
    await player.getByRole('button', { name: /^Speed/ }).click();
    await page
      .getByRole('menuitemradio', { name: '2×', exact: true })
      .or(page.getByRole('menuitem', { name: '2×', exact: true }))
      .click();
  }
  if (await film.evaluate((video: HTMLVideoElement) => video.paused))
    await player.getByRole('button', { name: texts.player.play, exact: true }).click();
  await page.waitForFunction(
    (to) => {
      const video = document.querySelector('video');
      return video !== null && (video.currentTime >= to || video.ended);
    },
    sec,
    { timeout: 60_000, polling: 50 },
  );
}

/** Resolves to the position of the video, in seconds. */
export const placeOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? NaN);

/** Resolves to a person's document in the backend: the one at `path`, in which `{uid}` stands for theirs, or null. */
export const storedFor = (site: Site, { email }: Person, path: string): Promise<Record<string, unknown> | null> =>
  onBackend(site, ({ auth, firestore }) => {
    const found = firestore.admin.get(path.replace('{uid}', auth.admin.getAccountByEmail(email)?.uid ?? ''));
    return Promise.resolve(found && plainFieldsOf(found.fields));
  });

/** The windows of five seconds of the film that the backend has as watched, by their number. */
export async function watchedBy(site: Site, person: Person): Promise<number[]> {
  const document = (await storedFor(site, person, `users/{uid}/progress/${shortCourse.id}`)) as {
    lessons: Record<string, { watched: string } | undefined>;
  } | null;
  const bytes = Buffer.from(document?.lessons[shortCourse.film]?.watched ?? '', 'base64');
  return [...bytes].flatMap((byte, index) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (1 << bit)).map((bit) => index * 8 + bit),
  );
}

const onBackend = <T>(site: Site, work: (backend: Backend) => Promise<T>): Promise<T> =>
  withLocalBackend({ home: site.home }, work);
