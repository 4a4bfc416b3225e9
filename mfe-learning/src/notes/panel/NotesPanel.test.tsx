import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import NotesPanel from './NotesPanel';
import { NotesTab } from '../tab/NotesTab';
import { textOf } from '@lectern/shared/text';
import { notesText } from '../../text/lesson/notes.en';

const text = textOf(notesText);

// These tests expect refused and unanswered requests, which the SDK prints.
beforeAll(() => {
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
});
const lesson = (title: string, order: number) => ({ title, order, kind: 'video', durationSec: 30, preview: false });

const SAVED_NOTE = {
  kind: 'lesson',
  courseId: 'bread',
  itemId: 'salt',
  timeSec: 65,
  locator: null,
  text: 'A pinch',
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

let testBackend: TestBackend;
beforeEach(async () => {
  testBackend = await startTestBackend();
  testBackend.seed({
    'courses/bread': storedCourse('Bread'),
    'courses/bread/sections/s': { title: 'S', order: 0 },
    'courses/bread/sections/s/lessons/flour': lesson('Flour', 0),
    'courses/bread/sections/s/lessons/salt': lesson('Salt', 1),
    'users/ada/notes/old': SAVED_NOTE,
    'users/mia/notes/old': SAVED_NOTE,
  });
  await testBackend.signIn('ada');
});
afterEach(async () => {
  localStorage.clear();
  await testBackend.stop();
});

const user = {
  uid: 'ada',
  email: 'ada@lectern.example',
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: null,
  roles: [],
};
const saved = (): string[] =>
  [...testBackend.backend.firestore.admin.scan('users/ada/notes')]
    .map(({ fields }) => JSON.stringify(fields.text))
    .map((text) => text.slice(16, -2))
    .sort();

function show(uid = 'ada') {
  let second = 12.7;
  const seeks: number[] = [];
  const rendered = renderScreen(
    <NotesPanel uid={uid} courseId="bread" lessonId="flour" getTime={() => second} onSeek={(to) => seeks.push(to)} />,
    { user, path: '/watch/bread/me/bread?tab=notes' },
  );
  return {
    ...rendered,
    seeks,
    setTime: (to: number) => {
      second = to;
    },
  };
}

test('a lesson without a position has notes without a time', async () => {
  const { person } = renderScreen(
    <NotesPanel uid="ada" courseId="bread" lessonId="flour" getTime={() => null} onSeek={() => undefined} />,
    { user, path: '/watch/bread/me/bread?tab=notes' },
  );
  await person.type(await screen.findByLabelText(text.write(null)), 'Read twice');
  expect(screen.queryByRole('button', { name: text.now })).toBeNull();
  await person.click(screen.getByRole('button', { name: text.add }));
  await waitFor(() => expect(saved()).toContain('Read twice'));
  expect(screen.getByRole('button', { name: text.editAt(null) })).toBeVisible();
  expect(screen.queryByText('0:00')).toBeNull();
});

test('a note is added at its second by keyboard alone, changed, deleted and restored', async () => {
  const { person, seeks, setTime } = show();
  await screen.findByText(text.none);
  await person.click(screen.getByLabelText(text.write('0:12')));
  await person.keyboard('Sieve it');
  setTime(40);
  await person.keyboard(' twice{Control>}{Enter}{/Control}');
  await waitFor(() => expect(saved()).toContain('Sieve it twice'));
  await person.click(await screen.findByRole('button', { name: text.jump('0:12') }));
  expect(seeks).toEqual([12]);
  await waitFor(() => expect(screen.queryByText(text.saving)).toBeNull());

  await person.click(screen.getByRole('button', { name: text.editAt('0:12') }));
  const field = screen.getByLabelText(text.editLabel('0:12'));
  expect(document.activeElement).toBe(field);
  await person.type(field, '!{Control>}{Enter}{/Control}');
  await waitFor(() => expect(saved()).toContain('Sieve it twice!'));

  await person.click(screen.getByRole('button', { name: text.removeAt('0:12') }));
  await waitFor(() => expect(saved()).toEqual(['A pinch']));
  expect(document.activeElement?.textContent).toBe(text.undo);
  await person.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: text.jump('0:12') })).toHaveFocus();
  await waitFor(() => expect(saved()).toContain('Sieve it twice!'));
  await screen.findByText('Sieve it twice!');
});

test('an edited text is held until it is saved or given up, and the focus returns to its note', async () => {
  const { person, isHeld } = show();
  await person.click(await screen.findByRole('button', { name: text.wholeCourse(1) }));
  const edit = { name: text.editAt('1:05') };
  await person.click(await screen.findByRole('button', edit));
  expect(isHeld()).toBe(false);
  await person.type(screen.getByLabelText(text.editLabel('1:05')), ' more');
  expect(isHeld()).toBe(true);
  await person.click(screen.getByRole('button', { name: text.cancel }));
  expect(isHeld()).toBe(false);
  expect(screen.getByRole('button', edit)).toHaveFocus();
});

test('the notes of the whole course link to their lesson and second, and the tab stays', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: text.wholeCourse(1) }));
  const link = await screen.findByRole('link', { name: text.lessonAt('Salt', '1:05') });
  expect(link.getAttribute('href')).toBe('/watch/bread/me/bread?tab=notes&lesson=salt&t=65');
});

test('the length is counted, and a note that is too long cannot be added', async () => {
  const { person } = show();
  const field = await screen.findByLabelText(text.write('0:12'));
  await person.click(field);
  await person.paste('x'.repeat(2001));
  expect(screen.getByText(text.counted(2001, 2000))).toBeTruthy();
  expect(screen.getByText(text.tooLong(1))).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: text.add }).disabled).toBe(true);
  await person.type(field, '{Backspace}');
  await person.click(screen.getByRole('button', { name: text.add }));
  await waitFor(() => expect(saved()).toHaveLength(2));
});

test('without the backend, unsent notes and drafts stay on the device', async () => {
  const before = show();
  await screen.findByText(text.none);
  await testBackend.kill();
  await before.person.type(screen.getByLabelText(text.write('0:12')), 'Offline{Control>}{Enter}{/Control}');
  await screen.findByText(text.unsent('').trim(), { exact: false });
  await before.person.type(screen.getByLabelText(text.write('0:12')), 'half a thou');
  before.unmount();
  expect(localStorage.getItem('lectern.notes:ada')).toContain('Offline');

  show();
  expect(screen.getByText('Offline')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(text.write('0:12')).value).toBe('half a thou');
});

test("another person's notes are refused, and the person's own can be searched", async () => {
  show('eve');
  await screen.findByRole('alert');
  cleanup();
  await testBackend.signIn('mia');
  const mia = { ...user, uid: 'mia' };
  const { person } = renderScreen(<NotesTab user={mia} />, { user: mia });
  await screen.findByRole('heading', { name: 'Bread' });
  const link = screen.getByRole('link', { name: text.lessonAt('Salt', '1:05') });
  expect(link.getAttribute('href')).toBe('/watch/bread/mia/bread?lesson=salt&t=65');
  await person.type(screen.getByLabelText(text.search), 'absent');
  await screen.findByText(text.nothingFound);
  await person.click(screen.getByRole('button', { name: text.clearSearch }));
  await person.click(await screen.findByRole('button', { name: text.removeAt('1:05') }));
  await screen.findByText(text.empty);
  await person.click(screen.getByRole('button', { name: text.undo }));
  expect(within(await screen.findByRole('list')).getByText('A pinch')).toBeTruthy();
  expect(screen.getByRole('link', { name: text.lessonAt('Salt', '1:05') })).toHaveFocus();
});

test('an edit stays open when the last note of another course is removed', async () => {
  testBackend.seed({
    'courses/soup': storedCourse('Soup'),
    'users/ada/notes/other': { ...SAVED_NOTE, courseId: 'soup', text: 'Stir' },
  });
  const { person } = renderScreen(<NotesTab user={user} />, { user });
  const bread = within(await screen.findByRole('region', { name: 'Bread' }));
  await person.click(bread.getByRole('button', { name: text.editAt('1:05') }));
  await person.type(bread.getByLabelText(text.editLabel('1:05')), ' of salt');
  await person.click(screen.getByRole('button', { name: text.removeAt('1:05') }));
  expect(screen.getByText(text.removed('1:05'))).toBeVisible();
  expect(screen.getByLabelText(text.editLabel('1:05'))).toHaveValue('A pinch of salt');
});
