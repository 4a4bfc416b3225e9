import type { Page } from '@playwright/test';
import { withLocalBackend } from '../../../../cli';
import { publishCourse } from './publishedCourse';
import type { Site } from '../site';

/** A course with a film that has code beside it, a code exercise, and one that tests judge. */
export const codeCourse = {
  id: 'code-and-film',
  title: 'Code and film',
  film: 'film',
  exercise: 'exercise',
  judged: 'judged',
};

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
  withLocalBackend({ home: site.home }, (backend) => {
    const { id, title, film, exercise, judged } = codeCourse;
    return publishCourse(backend, {
      id,
      title,
      category: 'web-development',
      durationSec: 100,
      lessons: [
        { id: film, title: 'A film', kind: 'video', durationSec: 40, body: BESIDE },
        { id: exercise, title: 'An exercise', kind: 'pen', durationSec: 60, body: TASK },
        { id: judged, title: 'A judged exercise', kind: 'pen', durationSec: 60, body: JUDGED },
      ],
    });
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

/** Waits until the video's position is this second, within one. */
export async function filmAt(page: Page, second: number): Promise<void> {
  await page.waitForFunction((at) => {
    const film = document.querySelector('video');
    return film !== null && film.readyState >= 2 && Math.abs(film.currentTime - at) <= 1;
  }, second);
}
