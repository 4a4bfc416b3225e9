import { screen, waitFor, within } from '@testing-library/react';
import { textOf } from '@lectern/shared/text';
import { renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import ProfileScreen from '../screens/ProfileScreen';
import WatchScreen from '../screens/WatchScreen';
import { watchText } from '../text/lesson/watch.en';
import { goalText } from '../text/profile/goal.en';
import { learningText } from '../text/profile/learning.en';
import { settingsText } from '../text/profile/settings.en';
import { calendarMoment, daysBefore } from './days/calendarDay';
import { emptyDay, monthFields } from './days/learnedDays';

const text = textOf(goalText);
const { sections } = textOf(settingsText);
const at = new Date('2026-03-04T12:00:00Z');
const today = calendarMoment(Date.now()).day;

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
  testBackend.seed({
    'courses/bread': storedCourse('About bread', { slug: 'bread', lessonCount: 1 }),
    'courses/bread/sections/one': { title: 'Flour', order: 0 },
    'courses/bread/sections/one/lessons/read': {
      ...{ title: 'Read about flour', order: 0, kind: 'text', durationSec: 60, preview: false },
    },
    'courses/bread/content/read': {
      video: null,
      captions: [],
      chapters: [],
      body: 'Ground.',
      resources: [],
      preview: false,
    },
    'users/noor/enrolments/bread': { source: 'free', entitlement: null, createdAt: at },
  });
  // React prints each answer of the backend that arrives after a test has ended.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => localStorage.clear());
afterAll(() => testBackend.stop());

const show = async (tab: string) =>
  renderScreen(<ProfileScreen />, { path: `/profile?tab=${tab}`, user: await testBackend.signIn('noor') });
const section = async () => within(await screen.findByRole('region', { name: sections.goal }));

test('a goal is off until it is set, is reached by finishing a lesson, and can be forgotten', async () => {
  const learning = await show('learning');
  expect(await screen.findByText(textOf(learningText).summary(1, 0))).toBeVisible();
  expect(screen.queryByRole('region', { name: text.title })).toBeNull();
  learning.unmount();

  const settings = await show('settings');
  const goal = await section();
  const isOn = await goal.findByRole('checkbox', { name: text.isOn });
  expect(isOn).not.toBeChecked();
  expect(goal.queryByRole('button', { name: text.forget })).toBeNull();
  await settings.person.click(isOn);
  await settings.person.click(await goal.findByRole('radio', { name: text.kinds.lessons }));
  await settings.person.selectOptions(await goal.findByRole('combobox', { name: text.amount }), '1');
  await waitFor(() => expect(goal.getByRole('combobox', { name: text.amount })).toHaveValue('1'));
  await waitFor(() => expect(goal.getByText(textOf(settingsText).saved)).toBeVisible());
  settings.unmount();

  const watch = renderScreen(<WatchScreen />, {
    path: '/watch/bread/noor/bread',
    route: '/watch/:id/:uid/:name',
    user: await testBackend.signIn('noor'),
  });
  await watch.person.click(await screen.findByRole('button', { name: textOf(watchText).markRead }));
  await waitFor(() => expect(localStorage.getItem('lectern.days:noor')).toContain('bread~read'));
  watch.unmount();

  const reached = await show('learning');
  const card = within(await screen.findByRole('region', { name: text.title }));
  expect(card.getByText(text.progress.lessons(1, 1))).toBeVisible();
  expect(card.getByText(text.reached)).toBeVisible();
  expect(card.getAllByRole('listitem').at(-1)).toHaveTextContent(text.states.reached);
  await waitFor(() => expect(localStorage.getItem('lectern.days:noor')).toBeNull());
  reached.unmount();

  const { person } = await show('settings');
  const again = await section();
  await person.click(await again.findByRole('button', { name: text.forget }));
  await person.click(again.getByRole('button', { name: text.forgetNow }));
  expect(await again.findByText(text.forgotten)).toBeVisible();
  await person.click(again.getByRole('checkbox', { name: text.isOn }));
  await waitFor(() => expect(again.queryByRole('combobox', { name: text.amount })).toBeNull());
});

test('the card names a streak, and a missed day is a day off', async () => {
  const reached = { ...emptyDay, lessons: ['bread~read'], goals: { minutes: 0, lessons: 1 } };
  const months = [1, 2, 4].reduce<Record<string, Record<string, typeof reached>>>((all, back) => {
    const day = daysBefore(today, back);
    return { ...all, [day.slice(0, 7)]: { ...all[day.slice(0, 7)], [day]: reached } };
  }, {});
  testBackend.seed({
    'users/noor/settings/goal': { isOn: true, kind: 'lessons', perDay: 1, updatedAt: at },
    ...Object.fromEntries(
      Object.entries(months).map(([month, days]) => [
        `users/noor/days/${month}`,
        { ...monthFields(month, days), updatedAt: at },
      ]),
    ),
  });
  await show('learning');
  const card = within(await screen.findByRole('region', { name: text.title }));
  expect(card.getByText(text.streak(3))).toBeVisible();
  expect(card.getByText(text.progress.lessons(0, 1))).toBeVisible();
  expect(card.queryByText(text.reached)).toBeNull();
  const days = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(days.map((day) => day.slice(day.indexOf(': ') + 2))).toEqual([
    ...[text.states.none, text.states.none, text.states.reached, text.states.rest],
    ...[text.states.reached, text.states.reached, text.states.today],
  ]);
});
