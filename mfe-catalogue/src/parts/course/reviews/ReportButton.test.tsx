import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { parseReport } from '@lectern/shared/domain';
import { getDocument } from '@lectern/shared/firebase/documents';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { courseDocument, courseFile, listedCourse, reviewDocument } from '../../../testBed';
import { reportText } from '../../../text/report.en';
import { reviewText } from '../../../text/reviews.en';
import { Reviews } from './Reviews';

const text = textOf(reportText);
const reviewTexts = textOf(reviewText);
const updatedAt = new Date('2026-03-04T10:00:00Z').getTime() / 1000;
const course = courseFile(listedCourse('Bread'), {
  reviews: {
    stars: [1, 0, 0, 0, 1],
    newest: [
      { rating: 5, text: 'Buy gold!', authorName: 'Cyril', updatedAt },
      { rating: 1, text: 'Gone.', authorName: 'Dinah', updatedAt },
    ],
  },
});
let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
  testBackend.seed({
    'courses/bread': courseDocument(),
    'courses/bread/reviews/cy': reviewDocument(5, 'Buy gold!', 'Cyril'),
    'courses/bread/reviews/di': reviewDocument(1, 'Changed.', 'Dinah'),
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => testBackend.stop());

const reports = () => testBackend.backend.firestore.admin.query({ collection: 'reports' }).map(({ path }) => path);

/** Opens the dialog for the review of `name`, as the account `uid`. */
async function openDialog(uid: string, name = 'Cyril') {
  const user = await testBackend.signIn(uid);
  const shown = renderScreen(<Reviews course={course} />, { user });
  await shown.person.click(screen.getByRole('button', { name: reviewTexts.reportOf(name) }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: text.title })) };
}

test('what was typed about a review stays with it when a newer one is added before it', async () => {
  const user = await testBackend.signIn('ida');
  let add = (): void => undefined;
  function Page() {
    const [hasNew, setHasNew] = useState(false);
    add = () => setHasNew(true);
    const newest = [{ rating: 4, text: 'New.', authorName: 'Nell', updatedAt }, ...course.reviews.newest];
    return <Reviews course={hasNew ? { ...course, reviews: { ...course.reviews, newest } } : course} />;
  }
  const { person } = renderScreen(<Page />, { user });
  const openFor = async (name: string) => {
    await person.click(screen.getByRole('button', { name: reviewTexts.reportOf(name) }));
    return within(await screen.findByRole('dialog', { name: text.title }));
  };
  const dialog = await openFor('Cyril');
  await person.selectOptions(await dialog.findByRole('combobox', { name: text.reason }), text.reasons.spam);
  await person.click(dialog.getByRole('button', { name: text.cancel }));
  act(() => add());
  const again = await openFor('Cyril');
  expect(await again.findByRole('combobox', { name: text.reason })).toHaveDisplayValue(text.reasons.spam);
});

test('a signed-out visitor is led to sign in, and back to the reviews', () => {
  renderScreen(<Reviews course={course} />);
  expect(screen.getByRole('link', { name: reviewTexts.signInToReport('Cyril') })).toHaveAttribute(
    'href',
    `/sign_in?next=${encodeURIComponent('/course/bread/bread#reviews')}`,
  );
  expect(screen.queryByRole('button', { name: reviewTexts.reportOf('Cyril') })).toBeNull();
});

test('a learner can report a review once, and a failed attempt keeps the typed note', async () => {
  const { person, dialog, announced, unmount } = await openDialog('rae');
  await person.click(await dialog.findByRole('button', { name: text.send }));
  const reason = dialog.getByRole('combobox', { name: text.reason });
  expect(dialog.getByText(text.reasonMissing)).toBeVisible();
  expect(reason).toHaveFocus();
  await person.selectOptions(reason, text.reasons.spam);
  const note = dialog.getByRole('textbox', { name: new RegExp(`^${text.note.replace('?', '\\?')}`) });
  await person.type(note, ' It sells gold. ');
  const { fetch } = globalThis;
  const cut = jest.spyOn(globalThis, 'fetch').mockImplementation((asked, init) => {
    const url = typeof asked === 'string' ? asked : 'url' in asked ? asked.url : asked.href;
    return url.includes(':commit') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(asked, init);
  });
  await person.click(dialog.getByRole('button', { name: text.send }));
  expect(await dialog.findByText(text.notSent)).toBeVisible();
  expect(note).toHaveValue(' It sells gold. ');
  expect(reports()).toEqual([]);
  cut.mockRestore();
  await person.click(dialog.getByRole('button', { name: text.send }));
  expect(await dialog.findByText(text.reported)).toBeVisible();
  expect(announced).toEqual([text.sent]);
  unmount();
  const again = await openDialog('rae');
  expect(await again.dialog.findByText(text.reported)).toBeVisible();
  expect(again.dialog.queryByRole('form')).toBeNull();
  again.unmount();
  await testBackend.signIn({ name: 'boss', roles: ['admin'] });
  expect(await getDocument('reports/review~bread~cy~rae', parseReport)).toMatchObject({
    authorUid: 'cy',
    by: 'rae',
    reason: 'spam',
    note: 'It sells gold.',
    status: 'open',
  });
});

test('a report that was stored counts as sent, even if the response is lost', async () => {
  const { person, dialog } = await openDialog('lou');
  await person.selectOptions(await dialog.findByRole('combobox', { name: text.reason }), text.reasons.other);
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    const answer = await fetch(asked, init);
    const url = typeof asked === 'string' ? asked : 'url' in asked ? asked.url : asked.href;
    if (url.includes(':commit')) throw new TypeError('Failed to fetch');
    return answer;
  });
  await person.click(dialog.getByRole('button', { name: text.send }));
  expect(await dialog.findByText(text.reported)).toBeVisible();
  expect(reports()).toContain('reports/review~bread~cy~lou');
});

test('a learner can’t report their own review, or one whose text has changed since', async () => {
  const own = await openDialog('cy');
  expect(await own.dialog.findByText(text.own)).toBeVisible();
  own.unmount();
  const { dialog } = await openDialog('rae', 'Dinah');
  expect(await dialog.findByText(text.gone)).toBeVisible();
});
