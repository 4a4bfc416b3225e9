import { screen, within } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { figuresText } from '../../text/figures.en';
import { studioText } from '../../text/studio.en';
import { FiguresPart } from './FiguresPart';

const text = textOf(figuresText);
const DAY = new Date('2026-11-01T10:00:00Z');
let running: TestBackend;
beforeAll(async () => {
  running = await startTestBackend();
});
afterAll(() => running.stop());

const open = async () => {
  const user = await running.signIn({ name: 'tea', roles: ['teacher'] });
  renderScreen(<FiguresPart user={user} courseId="bread" />, { path: '/teach?course=bread&part=figures', user });
};

test.each([
  [1, '1 has begun'],
  [2, '2 have begun'],
])('a count of %i who have begun reads %j', (count, words) => expect(text.started(count)).toBe(words));

test('a course without figures says when they begin', async () => {
  await open();
  expect(await screen.findByText(text.noneBody)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(textOf(studioText).course.figures);
});

test('shows the numbers, and each lesson in order with who finished it and who stopped there', async () => {
  const lesson = { section: 's', kind: 'text', durationSec: 60, preview: false, edited: 0 };
  running.seed({
    'courseDrafts/bread': {
      teacherUid: 'tea',
      revision: 1,
      details: {
        title: 'Bread',
        subtitle: '',
        summary: '',
        outcomes: [],
        category: null,
        subcategory: null,
        level: 'all',
        language: 'en',
        tags: [],
        cover: null,
      },
      sections: { s: { title: 'S', position: 'a' } },
      lessons: {
        two: { ...lesson, title: 'Fold', position: 'b' },
        one: { ...lesson, title: 'Mix', position: 'a' },
      },
      updatedAt: DAY,
    },
    'courseFigures/bread': {
      teacherUid: 'tea',
      learners: 4,
      started: 3,
      finished: 1,
      done: { one: 3, two: 1, gone: 2 },
      stopped: { one: 2 },
      stars: [0, 0, 0, 1, 1],
      questions: 2,
      unanswered: 1,
      income: { eur: 3800 },
      updatedAt: DAY,
    },
  });
  await open();
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Mix3 (75%)2', 'Fold1 (25%)0']);
  expect(screen.getByText(text.money(3800, 'eur'))).toBeVisible();
  expect(screen.getByText(text.average(4.5))).toBeVisible();
  expect(screen.getByText(text.unanswered(1))).toBeVisible();
});
