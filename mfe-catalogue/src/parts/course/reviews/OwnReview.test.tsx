import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQueryClient, type QueryClient } from '@lectern/shared/query';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { courseDocument, reviewDocument } from '../../../testBed';
import { reviewText } from '../../../text/reviews.en';
import { OwnReview } from './OwnReview';

const text = textOf(reviewText);
let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
  testBackend.seed({ 'courses/bread': courseDocument() });
});
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});
afterAll(() => testBackend.stop());

/** Opens the form of the learner `uid`, types into it, and returns a function that loads the reviews again. */
async function write(uid: string, words: string) {
  const user = await testBackend.signIn(uid);
  let client: QueryClient | null = null;
  function Page() {
    client = useQueryClient();
    return <OwnReview courseId="bread" user={user} onChange={() => undefined} />;
  }
  const { person, unmount } = renderScreen(<Page />, { user });
  const form = within(await screen.findByRole('form', { name: text.write }));
  await person.type(form.getByRole('textbox', { name: new RegExp(text.text) }), words);
  const refetch = async (): Promise<void> => {
    await client?.refetchQueries();
    // Queries notify their components in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const openAgain = (): void => {
    unmount();
    renderScreen(<Page />, { user });
  };
  return { person, refetch: () => act(refetch), openAgain };
}

const field = () => screen.queryByRole('textbox', { name: new RegExp(text.text) });

test('a review that is being written stays when loading it again fails', async () => {
  const { refetch } = await write('lea', 'Warm crust.');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await refetch();
  expect(field()).toHaveValue('Warm crust.');
});

test('a review that is being written stays when one from another device is loaded', async () => {
  const { refetch } = await write('moe', 'Cold crust.');
  testBackend.seed({ 'courses/bread/reviews/moe': reviewDocument(5, 'From the phone.', 'Moe') });
  await refetch();
  expect(field()).toHaveValue('Cold crust.');
  expect(screen.getByRole('form', { name: text.change })).toBeVisible();
});

test('a review that was begun is there again after a visit to another page, and gone once it is saved', async () => {
  const at = new Date();
  testBackend.seed({ 'users/noa/enrolments/bread': { source: 'free', createdAt: at } });
  const { openAgain } = await write('noa', 'Soft crumb.');
  openAgain();
  await waitFor(() => expect(field()).toHaveValue('Soft crumb.'));
  const person = userEvent.setup();
  await person.click(screen.getByRole('radio', { name: text.stars(4) }));
  await person.click(screen.getByRole('button', { name: text.save }));
  expect(await screen.findByText(text.yours)).toBeVisible();
  openAgain();
  expect(await screen.findByText(text.yours)).toBeVisible();
});

test('a change that was begun is open again after a visit to another page, until it is cancelled', async () => {
  testBackend.seed({ 'courses/bread/reviews/pia': reviewDocument(5, 'Fine.', 'Pia') });
  sessionStorage.setItem('lectern.draft:review bread pia', JSON.stringify({ body: 'Better than fine.' }));
  const user = await testBackend.signIn('pia');
  const { person } = renderScreen(<OwnReview courseId="bread" user={user} onChange={() => undefined} />, { user });
  await waitFor(() => expect(field()).toHaveValue('Better than fine.'));
  await person.click(screen.getByRole('button', { name: text.cancel }));
  await person.click(screen.getByRole('button', { name: text.edit }));
  expect(field()).toHaveValue('Fine.');
});

test('the focus stays in the review when it is opened to change, saved, deleted and refused', async () => {
  testBackend.seed({
    'users/kim/enrolments/bread': { source: 'free', createdAt: new Date() },
    'courses/bread/reviews/kim': reviewDocument(5, 'Fine.', 'Kim'),
  });
  const user = await testBackend.signIn('kim');
  const { person } = renderScreen(<OwnReview courseId="bread" user={user} onChange={() => undefined} />, { user });
  await person.click(await screen.findByRole('button', { name: text.edit }));
  expect(screen.getByRole('heading', { name: text.change })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: text.cancel }));
  expect(screen.getByRole('button', { name: text.edit })).toHaveFocus();
  await person.keyboard('{Enter}');
  await person.click(screen.getByRole('radio', { name: text.stars(4) }));
  await person.click(screen.getByRole('button', { name: text.save }));
  await waitFor(() => expect(screen.getByRole('button', { name: text.edit })).toHaveFocus());
  await person.click(screen.getByRole('button', { name: text.remove }));
  await person.click(screen.getByRole('button', { name: text.keep }));
  expect(screen.getByText(text.yours)).toBeVisible();
  await person.click(screen.getByRole('button', { name: text.remove }));
  await person.click(screen.getByRole('button', { name: text.removeConfirm }));
  await waitFor(() => expect(screen.getByRole('heading', { name: text.write })).toHaveFocus());
  // Without stars, the first of them takes the focus.
  await person.click(screen.getByRole('button', { name: text.save }));
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
});
