import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { allOf, testBook, testCourse } from '../profile/testBed';
import ProfileScreen from './ProfileScreen';

let bed: TestBackend;
beforeAll(async () => {
  bed = await startTestBackend();
  bed.seed({
    'courses/bread': testCourse('Bread from scratch'),
    'courses/soup': testCourse('Soup'),
    'courses/cake': testCourse('Cake'),
    'courses/draft': testCourse('Draft', { status: 'draft' }),
    'books/loaf': testBook('The loaf'),
    'products/free': { active: true, name: 'Free thing', images: [] },
  });
});
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => bed.signOut());
afterAll(() => bed.stop());

const show = async (path: string, name = 'ada') =>
  renderScreen(<ProfileScreen />, {
    path: `/profile${path}`,
    user: await bed.signIn({ name, displayName: 'Ada Lovelace' }),
  });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each tab has its address, its title and, for somebody new, a way on', async () => {
  const { person, location, titles } = await show('', 'new');
  expect(screen.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/all-courses');
  for (const [tab, empty] of [
    ['Certificates', 'You have no certificates yet'],
    ['Orders', 'You have not ordered anything yet'],
    ['Books', 'You have no books yet'],
    ['Saved', 'You have saved nothing yet'],
  ] as const) {
    await person.click(screen.getByRole('tab', { name: tab }));
    expect(await screen.findByRole('heading', { name: empty })).toBeVisible();
    expect(location()).toBe(`/profile?tab=${tab.toLowerCase()}`);
    expect(titles.at(-1)).toBe(tab);
  }
});

test('courses are shown with what is done, to be gone on with, in an order of choice', async () => {
  const at = (day: number): Date => new Date(2026, 2, day);
  const enrolled = { source: 'free', entitlement: null, createdAt: at(1) };
  const progress = (percent: number, day: number): object => ({
    lessons: {},
    lastLessonId: 'two',
    percent,
    updatedAt: at(day),
  });
  bed.seed({
    'users/lea/enrolments/bread': enrolled,
    'users/lea/enrolments/soup': enrolled,
    'users/lea/enrolments/cake': enrolled,
    'users/lea/enrolments/draft': enrolled,
    'users/lea/progress/bread': progress(100, 9),
    'users/lea/progress/soup': progress(40, 8),
  });
  const { person, location } = await show('?tab=learning', 'lea');
  const next = within(await screen.findByRole('region', { name: 'Go on learning' }));
  expect(next.getByRole('link', { name: 'Go on learning' })).toHaveAttribute('href', '/watch/soup/lea/soup?lesson=two');
  expect(screen.getByText('4 courses, 1 finished')).toBeVisible();
  const titles = (): string[] =>
    within(screen.getByRole('list'))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent ?? '');
  expect(titles().slice(0, 2)).toEqual(['Bread from scratch', 'Soup']);
  expect(titles()).toContain('A course that is no longer published');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Finished last');
  await waitFor(() => expect(titles().at(-1)).toBe('Bread from scratch'));
  expect(location()).toBe('/profile?tab=learning&order=finished-last');
});

test('a certificate is printed by whose it is, and proves itself to whoever has its number', async () => {
  bed.seed({
    ...allOf('bea'),
    'certificates/other_bread': {
      uid: 'other',
      courseId: 'bread',
      courseTitle: 'Bread from scratch',
      learnerName: 'Otto Ther',
      issuedAt: new Date('2026-03-04T10:00:00Z'),
    },
  });
  const own = await show('?tab=certificates', 'bea');
  await own.person.click(await screen.findByRole('link', { name: 'View the certificate of Bread' }));
  expect(await screen.findByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  expect(within(screen.getByRole('article')).getByText('bea_bread')).toBeVisible();
  expect(screen.queryByText('This certificate is genuine')).toBeNull();
  own.unmount();
  const theirs = await show('?tab=certificates&certificate=other_bread', 'bea');
  expect(await screen.findByText('Lectern issued it to Otto Ther on 4 March 2026.')).toBeVisible();
  theirs.unmount();
  const forged = await show('?tab=certificates&certificate=..%2Fusers%2Fother', 'bea');
  expect(await screen.findByRole('heading', { name: 'There is no certificate with this number' })).toBeVisible();
  forged.unmount();
});

test("payments have receipts, of one's own alone; what was free is listed beside them", async () => {
  bed.seed({
    ...allOf('cem'),
    ...allOf('eve'),
    'customers/cem/payments/open': {
      status: 'requires_payment_method',
      amount: 100,
      currency: 'eur',
      prices: [],
      created: 1_770_000_001,
    },
    'entitlements/cem/items/free': {
      kind: 'course',
      refId: 'soup',
      priceId: 'x',
      paymentId: null,
      grantedAt: new Date('2026-03-04T10:00:00Z'),
    },
    'customers/eve/payments/theirs': { status: 'succeeded', amount: 1, currency: 'eur', prices: [] },
  });
  const { person, unmount } = await show('?tab=orders', 'cem');
  await screen.findByText('The loaf');
  expect(rows()).toEqual([
    expect.stringMatching(/^An item.*Not paid.*€1/),
    expect.stringMatching(/^The loaf.*Paid.*€9Receipt/),
    expect.stringMatching(/^Free thing.*Go to the course/),
  ]);
  await person.click(screen.getByRole('link', { name: 'Receipt of payment paid' }));
  const receipt = within(await screen.findByRole('article', { name: 'Receipt of payment paid' }));
  expect(receipt.getByRole('row', { name: 'Total €9' })).toBeVisible();
  expect(receipt.getByText(/cem@lectern\.example/)).toBeVisible();
  unmount();
  await show('?tab=orders&receipt=theirs', 'cem');
  expect(await screen.findByRole('heading', { name: 'You have no payment with this number' })).toBeVisible();
});

test('books stand with the place where they were left', async () => {
  bed.seed(allOf('dan'));
  await show('?tab=books', 'dan');
  expect(await screen.findByRole('link', { name: 'The loaf' })).toHaveAttribute('href', '/books?read=loaf');
  expect(screen.getByText('40% read')).toBeVisible();
});

test('what is saved is gone to, removed, and saved again', async () => {
  bed.seed(allOf('fay'));
  const { person, announced } = await show('?tab=saved', 'fay');
  expect(await screen.findByRole('link', { name: 'Open Soup' })).toHaveAttribute('href', '/course/soup/soup');
  await person.click(screen.getByRole('button', { name: 'Remove Soup' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(bed.backend.firestore.admin.get('users/fay/saved/course-soup')).toBeNull();
  await person.click(undo);
  await screen.findByRole('link', { name: 'Open Soup' });
  expect(bed.backend.firestore.admin.get('users/fay/saved/course-soup')).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Remove Soup' }));
  await screen.findByRole('button', { name: 'Undo' });
  await person.click(screen.getByRole('tab', { name: 'Books' }));
  await person.click(screen.getByRole('tab', { name: 'Saved' }));
  expect(await screen.findByRole('heading', { name: 'You have saved nothing yet' })).toBeVisible();
  expect(announced).toEqual(['Soup was removed.', 'Soup is saved again.', 'Soup was removed.']);
});

test('a backend that does not answer leaves a way on', async () => {
  const user = await bed.signIn('ada');
  await bed.kill();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderScreen(<ProfileScreen />, { path: '/profile?tab=orders', user });
  expect(
    await screen.findByRole('heading', { name: 'Your orders could not be loaded' }, { timeout: 15_000 }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  jest.restoreAllMocks();
});
