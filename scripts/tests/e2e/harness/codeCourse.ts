import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { wireFieldsOf } from '@lectern/backend';
import { withLocalBackend } from '../../../cli';
import type { Site } from './site';

/** A course with a film that has code beside it, a code exercise, and one that tests judge. */
export const codeCourse = {
  id: 'code-and-film',
  title: 'Code and film',
  film: 'film',
  exercise: 'exercise',
  judged: 'judged',
};

const FILM = join(__dirname, '../../../content/sample/courses/honest-charts/media/bars-begin-at-zero.webm');
const BESIDE = 'What the film shows:\n\n```html\n<h1>From the film</h1>\n```\n\n```css\nh1 { color: teal }\n```\n';
const TASK = '**Make the heading red.**\n\n```html\n<h1>Exercise</h1>\n```\n\n```css\nh1 { color: black }\n```\n';

const JUDGED = `Add two numbers.

\`\`\`html
<p id="sum"></p>
\`\`\`

\`\`\`js
function add(a, b) {}
\`\`\`

\`\`\`js test Adds two numbers
// hint: Return the sum.
// limit: 1 s
expect(add(2, 3)).toBe(5);
\`\`\`

\`\`\`js test Shows the sum
// hidden
// limit: 1 s
expect(document.querySelector('#sum').textContent).toBe('7');
\`\`\`
`;

/** Publishes the course on a site, past its rules. */
export const publishCodeCourse = (site: Site): Promise<void> =>
  withLocalBackend({ home: site.home }, async ({ firestore, storage }) => {
    const { id, title, film, exercise } = codeCourse;
    const now = new Date();
    const write = (path: string, data: object): void => {
      firestore.admin.set(path, wireFieldsOf({ ...data }));
    };
    write(`courses/${id}`, {
      slug: id,
      title,
      subtitle: '',
      summary: '',
      category: 'web-development',
      subcategory: null,
      teacherUid: 'nobody',
      teacherName: 'Nobody',
      level: 'beginner',
      language: 'en',
      captionLanguages: [],
      durationSec: 100,
      lessonCount: 3,
      productId: null,
      ratingSum: 0,
      ratingCount: 0,
      cover: null,
      tags: [],
      status: 'published',
      createdAt: now,
      updatedAt: now,
    });
    write(`courses/${id}/sections/all`, { title: 'All of it', order: 0 });
    write(`courses/${id}/sections/all/lessons/${film}`, {
      title: 'A film',
      order: 0,
      kind: 'video',
      durationSec: 40,
      preview: false,
    });
    write(`courses/${id}/sections/all/lessons/${exercise}`, {
      title: 'An exercise',
      order: 1,
      kind: 'pen',
      durationSec: 60,
      preview: false,
    });
    write(`courses/${id}/sections/all/lessons/${codeCourse.judged}`, {
      title: 'A judged exercise',
      order: 2,
      kind: 'pen',
      durationSec: 60,
      preview: false,
    });
    const content = { captions: [], chapters: [], resources: [], preview: false };
    write(`courses/${id}/content/${film}`, { ...content, video: `courses/${id}/film.webm`, body: BESIDE });
    write(`courses/${id}/content/${exercise}`, { ...content, video: null, body: TASK });
    write(`courses/${id}/content/${codeCourse.judged}`, { ...content, video: null, body: JUDGED });
    await storage.admin.put('lectern', `courses/${id}/film.webm`, await readFile(FILM), { contentType: 'video/webm' });
  });

/** Enrols a visitor who is signed in, and leaves them in the course's player. */
export async function enrolInCodeCourse(page: Page): Promise<void> {
  await page.goto(`/enroll/${codeCourse.id}/me/${codeCourse.id}`);
  await page.getByRole('button', { name: /enrol/i }).click();
  await page.waitForURL(`**/watch/${codeCourse.id}/**`);
}

/** The address of a lesson, as its learner sees it, at a second. */
export const lessonAddress = (lesson: string, second = 0): string =>
  `/watch/${codeCourse.id}/me/${codeCourse.id}?lesson=${lesson}&t=${String(second)}`;

/** Waits until the film stands at this second, within one. */
export async function filmAt(page: Page, second: number): Promise<void> {
  await page.waitForFunction((at) => {
    const film = document.querySelector('video');
    return film !== null && film.readyState >= 2 && Math.abs(film.currentTime - at) <= 1;
  }, second);
}
