import { screen } from '@testing-library/react';
import { parseCertificate, type Certificate } from '@lectern/shared/domain';
import { getDocument, listDocuments } from '@lectern/shared/firebase/documents';
import { renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { CompletedNotice } from './CompletedNotice';
import { issueCertificate, issueDueCertificates } from './certificateIssue';
import { textOf } from '@lectern/shared/text';
import { completedText } from '../../text/lesson/completed.en';

const text = textOf(completedText);

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
// Some of these tests expect refused requests, which the SDK prints.
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await testBackend.signOut();
});
afterAll(() => testBackend.stop());

const at = new Date('2026-11-01T10:00:00.000Z');
const finish = (uid: string, courseId: string, percent = 100): void =>
  testBackend.seed({
    [`courses/${courseId}`]: storedCourse(`Course ${courseId}`),
    [`users/${uid}/enrolments/${courseId}`]: { source: 'free', entitlement: null, createdAt: at },
    [`users/${uid}/progress/${courseId}`]: { lessons: {}, lastLessonId: null, percent, updatedAt: at },
  });
const certificateOf = (uid: string, courseId: string): Promise<Certificate | null> =>
  getDocument(`certificates/${uid}_${courseId}`, parseCertificate);

/** Withholds every request until `passOn` is called. */
function holdNetwork(): { passOn: () => void } {
  const network = globalThis.fetch;
  let passOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (passOn = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    await held;
    return network(...call);
  });
  return { passOn };
}

test("a learner is congratulated once, and the certificate has the profile's name", async () => {
  const user = await testBackend.signIn({ name: 'ada', displayName: 'Ada' });
  finish('ada', 'bread');
  testBackend.seed({
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
  expect(await screen.findByText(text.justFinished)).toBeVisible();
  expect(screen.getByRole('link', { name: text.certificate })).toHaveAttribute('href', '/profile?tab=certificates');
  expect(announced).toHaveLength(1);
  expect(await certificateOf('ada', 'bread')).toMatchObject({
    learnerName: 'Ada Lovelace',
    courseTitle: 'Course bread',
    uid: 'ada',
  });
  unmount();
  const again = renderScreen(<CompletedNotice uid="ada" courseId="bread" isSaved />, { user });
  await screen.findByText(text.ready);
  expect(screen.queryByText(text.justFinished)).toBeNull();
  expect(again.announced).toEqual([]);
});

test('the certificate waits until the backend has all progress', async () => {
  const user = await testBackend.signIn({ name: 'bob', displayName: 'Bob' });
  finish('bob', 'soup');
  const { unmount } = renderScreen(<CompletedNotice uid="bob" courseId="soup" isSaved={false} />, { user });
  expect(screen.getByText(text.waiting)).toBeVisible();
  expect(await certificateOf('bob', 'soup')).toBeNull();
  unmount();
  renderScreen(<CompletedNotice uid="bob" courseId="soup" isSaved />, { user });
  await screen.findByText(text.ready);
});

test('an account without a name is asked for one, and invalid input stays', async () => {
  const user = await testBackend.signIn({ name: 'cleo', displayName: '' });
  finish('cleo', 'cake');
  const { person } = renderScreen(<CompletedNotice uid="cleo" courseId="cake" isSaved />, { user });
  const field = await screen.findByRole('textbox', { name: /Your name/ });
  await person.type(field, 'C');
  await person.click(screen.getByRole('button', { name: text.make }));
  expect(await screen.findByText(text.nameFault)).toBeVisible();
  await person.type(field, 'leo of Rhodes{Enter}');
  expect(await screen.findByText(text.justFinished)).toBeVisible();
  expect((await certificateOf('cleo', 'cake'))?.learnerName).toBe('Cleo of Rhodes');
});

test('a refusal of the backend is reported, with a retry', async () => {
  const user = await testBackend.signIn({ name: 'dora', displayName: 'Dora' });
  finish('dora', 'tart', 99);
  const { person } = renderScreen(<CompletedNotice uid="dora" courseId="tart" isSaved />, { user });
  const again = await screen.findByRole('button', { name: text.again });
  finish('dora', 'tart');
  const { passOn } = holdNetwork();
  await person.click(again);
  expect(await screen.findByText(text.making)).toBeVisible();
  expect(again).toHaveFocus();
  passOn();
  await screen.findByText(text.ready);
});

test('ten simultaneous calls issue one certificate', async () => {
  await testBackend.signIn({ name: 'emil', displayName: 'Emil' });
  finish('emil', 'pie');
  const issues = await Promise.all(
    Array.from({ length: 10 }, () => issueCertificate({ uid: 'emil', courseId: 'pie', name: 'Emil' })),
  );
  expect(issues.every(({ kind }) => kind === 'issued')).toBe(true);
  expect(issues.filter((issue) => issue.kind === 'issued' && issue.isNew)).toHaveLength(1);
});

test('courses finished elsewhere get their certificates, unfinished ones do not', async () => {
  await testBackend.signIn({ name: 'finn', displayName: 'Finn' });
  finish('finn', 'one');
  finish('finn', 'two');
  finish('finn', 'three', 60);
  expect(await issueDueCertificates('finn', 'Finn')).toBe(2);
  expect(await issueDueCertificates('finn', 'Finn')).toBe(0);
  const list = await listDocuments({ collection: 'certificates', where: [['uid', '==', 'finn']] }, parseCertificate);
  expect(list.map(({ courseId }) => courseId).sort()).toEqual(['one', 'two']);
});
