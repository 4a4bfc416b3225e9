import type { Page } from '@playwright/test';
import { plainFieldsOf } from '@lectern/backend';
import { withLocalBackend } from '../../../../cli';
import type { Person } from '../account';
import { publishCourse } from './publishedCourse';
import type { Site } from '../site';
import { texts } from '../texts';

/** A course with one quiz of three questions, and a text that one can take notes on. */
export const quizCourse = {
  id: 'three-questions',
  quiz: 'quiz',
  questions: [
    { prompt: 'Which flour rises best?', right: 'Strong wheat', wrong: 'Rice' },
    { prompt: 'What feeds the yeast?', right: 'Sugar', wrong: 'Salt' },
    { prompt: 'How warm is the oven?', right: 'Very hot', wrong: 'Lukewarm' },
  ],
} as const;

const BODY = quizCourse.questions
  .map(({ prompt, right, wrong }) => `## ${prompt}\n\n- [x] ${right}\n- [ ] ${wrong}\n`)
  .join('\n');

/** Publishes the course on a site, past its rules. */
export const publishQuizCourse = (site: Site): Promise<void> =>
  withLocalBackend({ home: site.home }, (backend) =>
    publishCourse(backend, {
      id: quizCourse.id,
      title: 'Three questions',
      category: 'cooking',
      durationSec: 60,
      lessons: [{ id: quizCourse.quiz, title: 'A quiz', kind: 'quiz', durationSec: 60, body: BODY }],
    }),
  );

/** Enrols a visitor who is signed in, and answers the quiz. */
export async function enrolAndAnswer(page: Page): Promise<void> {
  const { id, questions } = quizCourse;
  await page.goto(`/enroll/${id}/me/${id}`);
  await page.getByRole('button', { name: /enrol/i }).click();
  await page.waitForURL(`**/watch/${id}/**`);
  for (const { prompt, right } of questions) {
    const question = page.locator('form', { hasText: prompt });
    await question.getByRole('radio', { name: right }).check();
    await question.getByRole('button', { name: texts.quiz.check }).click();
  }
  await page.getByText(texts.quiz.done).waitFor();
}

/** Reviews of all cards that the backend has, as `card seconds:grade`, sorted. */
export const storedReviews = (site: Site, { email }: Person): Promise<string[]> =>
  withLocalBackend({ home: site.home }, ({ auth, firestore }) => {
    const uid = auth.admin.getAccountByEmail(email)?.uid ?? '';
    const found = firestore.admin.get(`users/${uid}/recall/${quizCourse.id}`);
    const { cards = {} } = (found ? plainFieldsOf(found.fields) : {}) as {
      cards?: Record<string, { reviews: string }>;
    };
    const all = Object.entries(cards).flatMap(([id, { reviews }]) => reviews.split(' ').map((one) => `${id} ${one}`));
    return Promise.resolve(all.sort());
  });
