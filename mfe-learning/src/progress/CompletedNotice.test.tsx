import { screen } from '@testing-library/react';
import { parseCertificate, type Certificate } from '@lectern/shared/domain';
import { getDocument, listDocuments } from '@lectern/shared/firebase/documents';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import CompletedNotice from './CompletedNotice';
import { issueCertificate, issueDueCertificates } from './certificateIssue';

let bed: TestBackend;
beforeAll(async () => {
  bed = await startTestBackend();
});
// The SDK says of each request that it was refused.
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await bed.signOut();
});
afterAll(() => bed.stop());

const at = new Date('2026-11-01T10:00:00.000Z');
const course = (title: string): object => ({
  slug: 'c',
  title,
  subtitle: '',
  summary: '',
  category: 'data',
  subcategory: null,
  teacherUid: 't',
  teacherName: 'T',
  level: 'all',
  language: 'en',
  captionLanguages: [],
  durationSec: 0,
  lessonCount: 1,
  productId: null,
  ratingSum: 0,
  ratingCount: 0,
  cover: null,
  tags: [],
  status: 'published',
  createdAt: at,
  updatedAt: at,
});
const finish = (uid: string, courseId: string, percent = 100): void =>
  bed.seed({
    [`courses/${courseId}`]: course(`Course ${courseId}`),
    [`users/${uid}/enrolments/${courseId}`]: { source: 'free', entitlement: null, createdAt: at },
    [`users/${uid}/progress/${courseId}`]: { lessons: {}, lastLessonId: null, percent, updatedAt: at },
  });
const certificateOf = (uid: string, courseId: string): Promise<Certificate | null> =>
  getDocument(`certificates/${uid}_${courseId}`, parseCertificate);

it('congratulates once, and makes the certificate in the name of the profile', async () => {
  const user = await bed.signIn({ name: 'ada', displayName: 'Ada' });
  finish('ada', 'bread');
  bed.seed({
    'profiles/ada': {
      displayName: 'Ada Lovelace',
      headline: '',
      bio: '',
      avatar: null,
      links: [],
      visibility: 'private',
      createdAt: at,
      updatedAt: at,
    },
  });
  const { announced, unmount } = renderScreen(<CompletedNotice uid="ada" courseId="bread" isSaved />, { user });
  expect(await screen.findByText(/^Congratulations!/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my certificate' })).toHaveAttribute('href', '/profile?tab=certificates');
  expect(announced).toHaveLength(1);
  expect(await certificateOf('ada', 'bread')).toMatchObject({
    learnerName: 'Ada Lovelace',
    courseTitle: 'Course bread',
    uid: 'ada',
  });
  unmount();
  const again = renderScreen(<CompletedNotice uid="ada" courseId="bread" isSaved />, { user });
  await screen.findByText('Your certificate is ready.');
  expect(screen.queryByText(/^Congratulations!/)).toBeNull();
  expect(again.announced).toEqual([]);
});

it('waits until the backend knows that the course is finished', async () => {
  const user = await bed.signIn({ name: 'bob', displayName: 'Bob' });
  finish('bob', 'soup');
  const { unmount } = renderScreen(<CompletedNotice uid="bob" courseId="soup" isSaved={false} />, { user });
  expect(screen.getByText(/as soon as you are connected again/)).toBeVisible();
  expect(await certificateOf('bob', 'soup')).toBeNull();
  unmount();
  renderScreen(<CompletedNotice uid="bob" courseId="soup" isSaved />, { user });
  await screen.findByText('Your certificate is ready.');
});

it('asks for a name where there is none, and keeps what was written when it is refused', async () => {
  const user = await bed.signIn({ name: 'cleo', displayName: '' });
  finish('cleo', 'cake');
  const { person } = renderScreen(<CompletedNotice uid="cleo" courseId="cake" isSaved />, { user });
  const field = await screen.findByRole('textbox', { name: /Your name/ });
  await person.type(field, 'C');
  await person.click(screen.getByRole('button', { name: 'Make my certificate' }));
  expect(await screen.findByText('Write a name of 2 to 60 characters.')).toBeVisible();
  await person.type(field, 'leo of Rhodes{Enter}');
  expect(await screen.findByText(/^Congratulations!/)).toBeVisible();
  expect((await certificateOf('cleo', 'cake'))?.learnerName).toBe('Cleo of Rhodes');
});

it('says so when the backend refuses, with a way to try again', async () => {
  const user = await bed.signIn({ name: 'dora', displayName: 'Dora' });
  finish('dora', 'tart', 99);
  const { person } = renderScreen(<CompletedNotice uid="dora" courseId="tart" isSaved />, { user });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
  finish('dora', 'tart');
  await person.click(again);
  await screen.findByText('Your certificate is ready.');
}, 40_000);

it('is made once, however many ask at once', async () => {
  await bed.signIn({ name: 'emil', displayName: 'Emil' });
  finish('emil', 'pie');
  const issues = await Promise.all(
    Array.from({ length: 10 }, () => issueCertificate({ uid: 'emil', courseId: 'pie', name: 'Emil' })),
  );
  expect(issues.every(({ kind }) => kind === 'issued')).toBe(true);
  expect(issues.filter((issue) => issue.kind === 'issued' && issue.isNew)).toHaveLength(1);
});

it('is made for what was finished elsewhere, and for nothing else', async () => {
  await bed.signIn({ name: 'finn', displayName: 'Finn' });
  finish('finn', 'one');
  finish('finn', 'two');
  finish('finn', 'three', 60);
  expect(await issueDueCertificates('finn', 'Finn')).toBe(2);
  expect(await issueDueCertificates('finn', 'Finn')).toBe(0);
  const list = await listDocuments({ collection: 'certificates', where: [['uid', '==', 'finn']] }, parseCertificate);
  expect(list.map(({ courseId }) => courseId).sort()).toEqual(['one', 'two']);
});
