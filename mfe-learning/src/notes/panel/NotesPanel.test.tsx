import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import NotesPanel from './NotesPanel';
import NotesTab from '../tab/NotesTab';

// What is refused, and what gets no answer, is expected here, and the SDK would print each time.
beforeAll(() => {
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
});
let bed: TestBackend;
beforeEach(async () => {
  bed = await startTestBackend();
  bed.seed({
    'courses/bread': {
      slug: 'bread',
      title: 'Bread',
      subtitle: '',
      summary: '',
      category: 'food',
      subcategory: null,
      teacherUid: 't',
      teacherName: 'Theo',
      level: 'all',
      language: 'en',
      captionLanguages: [],
      durationSec: 60,
      lessonCount: 2,
      productId: null,
      ratingSum: 0,
      ratingCount: 0,
      cover: null,
      tags: [],
      status: 'published',
      createdAt: new Date(0),
      updatedAt: new Date(0),
    },
    'courses/bread/sections/s': { title: 'S', order: 0 },
    'courses/bread/sections/s/lessons/flour': {
      title: 'Flour',
      order: 0,
      kind: 'video',
      durationSec: 30,
      preview: false,
    },
    'courses/bread/sections/s/lessons/salt': {
      title: 'Salt',
      order: 1,
      kind: 'video',
      durationSec: 30,
      preview: false,
    },
    ...Object.fromEntries(
      ['ada', 'mia'].map((uid) => [
        `users/${uid}/notes/old`,
        {
          kind: 'lesson',
          courseId: 'bread',
          itemId: 'salt',
          timeSec: 65,
          locator: null,
          text: 'A pinch',
          createdAt: new Date(0),
          updatedAt: new Date(0),
        },
      ]),
    ),
  });
  await bed.signIn('ada');
});
afterEach(async () => {
  localStorage.clear();
  await bed.stop();
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
  [...bed.backend.firestore.admin.scan('users/ada/notes')]
    .map(({ fields }) => JSON.stringify(fields.text))
    .map((text) => text.slice(16, -2))
    .sort();

function show(uid = 'ada') {
  let second = 12.7;
  const sought: number[] = [];
  const rendered = renderScreen(
    <NotesPanel uid={uid} courseId="bread" lessonId="flour" getTime={() => second} onSeek={(to) => sought.push(to)} />,
    { user, path: '/watch/bread/me/bread?tab=notes' },
  );
  return {
    ...rendered,
    sought,
    setTime: (to: number) => {
      second = to;
    },
  };
}

test('a lesson without a clock has notes without a time', async () => {
  const { person } = renderScreen(
    <NotesPanel uid="ada" courseId="bread" lessonId="flour" getTime={() => null} onSeek={() => undefined} />,
    { user, path: '/watch/bread/me/bread?tab=notes' },
  );
  await person.type(await screen.findByLabelText('Note on this lesson'), 'Read twice');
  expect(screen.queryByRole('button', { name: 'Use the current time' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(saved()).toContain('Read twice'));
  expect(screen.getByRole('button', { name: 'Edit the note' })).toBeVisible();
  expect(screen.queryByText('0:00')).toBeNull();
});

test('a note is added at its second with the keyboard alone, changed, deleted and taken back', async () => {
  const { person, sought, setTime } = show();
  await screen.findByText('No notes in this lesson yet.');
  await person.click(screen.getByLabelText('Note at 0:12'));
  await person.keyboard('Sieve it');
  setTime(40);
  await person.keyboard(' twice{Control>}{Enter}{/Control}');
  await waitFor(() => expect(saved()).toContain('Sieve it twice'));
  await person.click(await screen.findByRole('button', { name: 'Go to 0:12' }));
  expect(sought).toEqual([12]);
  await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull());

  await person.click(screen.getByRole('button', { name: 'Edit the note at 0:12' }));
  const field = screen.getByLabelText('Text of the note at 0:12');
  expect(document.activeElement).toBe(field);
  await person.type(field, '!{Control>}{Enter}{/Control}');
  await waitFor(() => expect(saved()).toContain('Sieve it twice!'));

  await person.click(screen.getByRole('button', { name: 'Delete the note at 0:12' }));
  await waitFor(() => expect(saved()).toEqual(['A pinch']));
  expect(document.activeElement?.textContent).toBe('Undo');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(saved()).toContain('Sieve it twice!'));
  await screen.findByText('Sieve it twice!');
});

test('the notes of the whole course lead to their lesson and second, and keep the chosen tab', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Whole course (1)' }));
  const link = await screen.findByRole('link', { name: 'Salt · 1:05' });
  expect(link.getAttribute('href')).toBe('/watch/bread/me/bread?tab=notes&lesson=salt&t=65');
});

test('the length is counted, and a note that is too long is not taken', async () => {
  const { person } = show();
  const field = await screen.findByLabelText('Note at 0:12');
  await person.click(field);
  await person.paste('x'.repeat(2001));
  expect(screen.getByText('2,001 of 2,000')).toBeTruthy();
  expect(screen.getByText(/1 character too long/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add note' }).disabled).toBe(true);
  await person.type(field, '{Backspace}');
  await person.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(saved()).toHaveLength(2));
});

test(
  'without the backend a note stays on the device, and is delivered once it is back; an unfinished ' +
    'one is there again',
  async () => {
    const before = show();
    await screen.findByText('No notes in this lesson yet.');
    await bed.kill();
    await before.person.type(screen.getByLabelText('Note at 0:12'), 'Offline{Control>}{Enter}{/Control}');
    await screen.findByText(/Kept on this device/);
    await before.person.type(screen.getByLabelText('Note at 0:12'), 'half a thou');
    before.unmount();
    expect(localStorage.getItem('lectern.notes:ada')).toContain('Offline');

    show();
    expect(screen.getByText('Offline')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note at 0:12').value).toBe('half a thou');
  },
);

test("another person's notes are refused, and those of one's own are found by their words", async () => {
  show('eve');
  await screen.findByText('This could not be loaded');
  cleanup();
  await bed.signIn('mia');
  const { person } = renderScreen(<NotesTab uid="mia" />, { user: { ...user, uid: 'mia' } });
  await screen.findByRole('heading', { name: 'Bread' });
  const link = screen.getByRole('link', { name: 'Salt · 1:05' });
  expect(link.getAttribute('href')).toBe('/watch/bread/mia/bread?lesson=salt&t=65');
  await person.type(screen.getByLabelText('Search your notes'), 'absent');
  await screen.findByText('No note holds these words');
  await person.click(screen.getByRole('button', { name: 'Show all notes' }));
  await person.click(await screen.findByRole('button', { name: 'Delete the note at 1:05' }));
  await screen.findByText('You have not written a note yet');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(within(await screen.findByRole('list')).getByText('A pinch')).toBeTruthy();
});
