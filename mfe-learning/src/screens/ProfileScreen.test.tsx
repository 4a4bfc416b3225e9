import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { fullAccount, testBook } from '../profile/testBed';
import ProfileScreen from './ProfileScreen';
import { textOf } from '@lectern/shared/text';
import { booksText } from '../text/profile/books.en';
import { certificateCheckText } from '../text/profile/certificateCheck.en';
import { certificatesText } from '../text/profile/certificates.en';
import { learningText } from '../text/profile/learning.en';
import { orderText } from '../text/profile/order.en';
import { ordersText } from '../text/profile/orders.en';
import { profileText } from '../text/profile/profile.en';
import { publicProfileText } from '../text/profile/publicProfile.en';
import { savedText } from '../text/profile/saved.en';

const learning = textOf(learningText);
const certificates = textOf(certificatesText);
const check = textOf(certificateCheckText);
const orders = textOf(ordersText);
const order = textOf(orderText);
const books = textOf(booksText);
const saved = textOf(savedText);
const publicProfile = textOf(publicProfileText);
const pen = (ownerUid: string, title: string, visibility: string) => ({
  ...{ ownerUid, title, html: '', css: '', js: '', visibility, forkOf: null },
  ...{ createdAt: new Date(), updatedAt: new Date() },
});
const tabs = textOf(profileText).names;

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
  testBackend.seed({
    'courses/bread': storedCourse('Bread from scratch'),
    'courses/soup': storedCourse('Soup'),
    'courses/cake': storedCourse('Cake'),
    'courses/draft': storedCourse('Draft', { status: 'draft' }),
    'books/loaf': testBook('The loaf'),
    'products/free': { active: true, name: 'Free thing', images: [] },
  });
});
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => testBackend.signOut());
afterAll(() => testBackend.stop());

const show = async (path: string, name: string | null = 'ada') =>
  renderScreen(<ProfileScreen />, {
    path: `/profile${path}`,
    user: name === null ? null : await testBackend.signIn({ name, displayName: 'Ada Lovelace' }),
  });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each tab has its address, its title and, for a new account, a next step', async () => {
  const { person, location, titles } = await show('', 'new');
  expect(screen.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  expect(await screen.findByRole('link', { name: learning.browse })).toHaveAttribute('href', '/all-courses');
  for (const [tab, empty] of [
    [tabs.certificates, certificates.none],
    [tabs.orders, orders.none],
    [tabs.books, books.none],
    [tabs.saved, saved.none],
  ] as const) {
    await person.click(screen.getByRole('tab', { name: tab }));
    expect(await screen.findByRole('heading', { name: empty })).toBeVisible();
    expect(location()).toBe(`/profile?tab=${tab.toLowerCase()}`);
    expect(titles.at(-1)).toBe(tab);
  }
});

test('courses are listed with their progress, the one to continue, and in the chosen order', async () => {
  const at = (day: number): Date => new Date(2026, 2, day);
  const enrolled = { source: 'free', entitlement: null, createdAt: at(1) };
  const progress = (percent: number, day: number): object => ({
    lessons: {},
    lastLessonId: 'two',
    percent,
    updatedAt: at(day),
  });
  testBackend.seed({
    'users/lea/enrolments/bread': enrolled,
    'users/lea/enrolments/soup': enrolled,
    'users/lea/enrolments/cake': enrolled,
    'users/lea/enrolments/draft': enrolled,
    'users/lea/progress/bread': progress(100, 9),
    'users/lea/progress/soup': progress(40, 8),
  });
  const { person, location } = await show('?tab=learning', 'lea');
  const next = within(await screen.findByRole('region', { name: learning.continue }));
  expect(next.getByRole('link', { name: learning.continue })).toHaveAttribute(
    'href',
    '/watch/soup/lea/soup?lesson=two',
  );
  expect(screen.getByText(learning.summary(4, 1))).toBeVisible();
  const titles = (): string[] =>
    within(screen.getByRole('list'))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent ?? '');
  expect(titles().slice(0, 2)).toEqual(['Bread from scratch', 'Soup']);
  expect(titles()).toContain(learning.withdrawn);
  await person.selectOptions(screen.getByRole('combobox', { name: learning.order }), learning.orders['finished-last']);
  await waitFor(() => expect(titles().at(-1)).toBe('Bread from scratch'));
  expect(location()).toBe('/profile?tab=learning&order=finished-last');
});

test('a certificate is printed by its owner and checked by anybody, signed in or not', async () => {
  const at = new Date('2026-03-04T10:00:00Z');
  testBackend.seed({
    ...fullAccount('bea'),
    'certificates/other_bread': {
      uid: 'other',
      courseId: 'bread',
      courseTitle: 'Bread from scratch',
      learnerName: 'Otto Ther',
      issuedAt: at,
    },
    'credentials/4FZK9D2MX7TB': {
      uid: 'other',
      courseId: 'bread',
      courseTitle: 'Bread from scratch',
      learnerName: 'Otto Ther',
      issuedAt: at,
      jwt: 'e30.e30.e30',
      status: 'revoked',
      revokedAt: at,
      revocationReason: 'Issued by mistake.',
    },
  });
  const own = await show('?tab=certificates', 'bea');
  await own.person.click(await screen.findByRole('link', { name: certificates.viewOf('Bread') }));
  expect(await screen.findByRole('button', { name: certificates.print })).toBeVisible();
  expect(within(screen.getByRole('article')).getByText('bea_bread')).toBeVisible();
  own.unmount();
  for (const uid of ['bea', null]) {
    const theirs = await show('?certificate=other_bread', uid);
    expect(await screen.findByText(check.waitingLead)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    theirs.unmount();
  }
  const revoked = await show('?certificate=4fzk-9d2m-x7tb', null);
  expect(await screen.findByText(check.revokedLead(at, 'Issued by mistake.'))).toBeVisible();
  await revoked.person.clear(screen.getByLabelText(check.field));
  await revoked.person.click(screen.getByRole('button', { name: check.check }));
  expect(screen.getByText(check.empty)).toBeVisible();
  await revoked.person.type(screen.getByLabelText(check.field), '..%2Fusers%2Fother');
  await revoked.person.click(screen.getByRole('button', { name: check.check }));
  expect(await screen.findByText(check.unknownLead)).toBeVisible();
  revoked.unmount();
});

test("the person's own orders have receipts, and free items are orders too", async () => {
  const item = { priceId: 'p', productId: 'tart', kind: 'book', refId: 'tart', title: 'The tart', amount: 1000 };
  const at = new Date('2026-02-02T02:41:00Z');
  testBackend.seed({
    ...fullAccount('cem'),
    ...fullAccount('eve'),
    'customers/cem/payments/gift': {
      status: 'partly_refunded',
      amount: 800,
      discount: 200,
      amountRefunded: 300,
      coupon: 'SPRING',
      tax: { label: 'VAT', percent: 7, amount: 52 },
      currency: 'eur',
      number: 'L-000007',
      seller: { name: 'Books Ltd', address: ['1 High Street', 'London'], taxId: 'GB1' },
      gift: { email: 'ada@lectern.example', message: 'Enjoy', state: 'sent', claimedAt: null },
      items: [item],
      created: at,
    },
    'customers/cem/payments/open': { status: 'failed', amount: 100, currency: 'eur', items: [], created: at },
    'entitlements/cem/items/free': { kind: 'course', refId: 'soup', priceId: 'x', paymentId: null, grantedAt: at },
    'customers/eve/payments/theirs': { status: 'succeeded', amount: 1, currency: 'eur', items: [], created: at },
  });
  const { person, unmount } = await show('?tab=orders', 'cem');
  await screen.findByText('The loaf');
  expect(rows()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^An item.*Declined.*€1.00/),
      expect.stringMatching(/^The loaf.*Paid.*€9.00Details/),
      expect.stringMatching(/^The tart.*L-000007.*ada@lectern.example, not claimed yet.*Partly refunded.*€8.00/),
      expect.stringMatching(/^Free thing.*Free.*Go to the course/),
    ]),
  );
  await person.click(screen.getByRole('link', { name: orders.detailsOf(['The tart']) }));
  const receipt = within(await screen.findByRole('article', { name: order.receiptOf('L-000007') }));
  const cells = receipt.getAllByRole('row').map(({ textContent }) => textContent);
  expect(cells.slice(1)).toEqual([
    'The tart€10.00',
    'Discount (SPRING)-€2.00',
    'Total€8.00',
    'Includes VAT 7%€0.52',
    'Refunded-€3.00',
  ]);
  expect(receipt.getByRole('link', { name: 'The tart' })).toHaveAttribute('href', '/books?book=tart');
  expect(receipt.getByText(/Books Ltd/)).toHaveTextContent('Books Ltd');
  expect(receipt.getByText('London')).toBeVisible();
  expect(receipt.getByText(/cem@lectern\.example/)).toBeVisible();
  unmount();
  await show('?tab=orders&order=theirs', 'cem');
  expect(await screen.findByRole('heading', { name: order.unknown })).toBeVisible();
});

test('a refund is asked for once, with a reason, and its answer appears', async () => {
  testBackend.seed(fullAccount('cem'));
  testBackend.backend.firestore.admin.commit([{ delete: 'customers/cem/refund_requests/paid' }]);
  const { person } = await show('?tab=orders&order=paid', 'cem');
  await person.click(await screen.findByRole('button', { name: order.ask }));
  await person.click(screen.getByRole('button', { name: order.send }));
  expect(screen.getByText(order.reasonMissing)).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: order.reason }), 'The wrong book.');
  await person.click(screen.getByRole('button', { name: order.send }));
  expect(await screen.findByText(order.requests.sent)).toBeVisible();
  expect(screen.queryByRole('button', { name: order.ask })).toBeNull();
  const request = { reason: 'The wrong book.', createdAt: new Date() };
  testBackend.seed({
    'customers/cem/refund_requests/paid': { ...request, status: 'declined', answer: 'You have read it.' },
  });
  expect(await screen.findByText(/You have read it/)).toBeVisible();
  expect(screen.getByText(order.requests.declined)).toBeVisible();
});

test('books are listed with the reading progress', async () => {
  testBackend.seed(fullAccount('dan'));
  await show('?tab=books', 'dan');
  expect(await screen.findByRole('link', { name: 'The loaf' })).toHaveAttribute('href', '/books?read=loaf');
  expect(screen.getByText(books.read(0.4))).toBeVisible();
});

test('a saved item is opened, removed and restored', async () => {
  testBackend.seed(fullAccount('fay'));
  const { person, announced } = await show('?tab=saved', 'fay');
  expect(await screen.findByRole('link', { name: saved.openOf('Soup') })).toHaveAttribute('href', '/course/soup/soup');
  await person.click(screen.getByRole('button', { name: saved.remove('Soup') }));
  const undo = await screen.findByRole('button', { name: saved.undo });
  expect(undo).toHaveFocus();
  expect(testBackend.backend.firestore.admin.get('users/fay/saved/course-soup')).toBeNull();
  await person.click(undo);
  expect(await screen.findByRole('link', { name: saved.openOf('Soup') })).toHaveFocus();
  expect(testBackend.backend.firestore.admin.get('users/fay/saved/course-soup')).not.toBeNull();
  await person.click(screen.getByRole('button', { name: saved.remove('Soup') }));
  await screen.findByRole('button', { name: saved.undo });
  await person.click(screen.getByRole('tab', { name: tabs.books }));
  await person.click(screen.getByRole('tab', { name: tabs.saved }));
  expect(await screen.findByRole('heading', { name: saved.none })).toBeVisible();
  expect(announced).toEqual([saved.removed('Soup'), saved.restored('Soup'), saved.removed('Soup')]);
});

test('anyone sees a public profile without what somebody studies; a private one is not found', async () => {
  testBackend.seed(fullAccount('vera'));
  testBackend.seed({
    'pens/waves': pen('vera', 'Waves', 'public'),
    'pens/hidden': pen('vera', 'Hidden', 'unlisted'),
    'profiles/max': { ...fullAccount('max')['profiles/max'], displayName: 'Max', visibility: 'private' },
  });
  const { unmount } = await show('?user=vera', null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Waves' })).toHaveAttribute('href', '/codepen?pen=waves');
  for (const hidden of ['Hidden', /@/, /Bread/, /certificate/i, /100/]) expect(screen.queryByText(hidden)).toBeNull();
  unmount();
  for (const uid of ['max', 'nobody', '..']) {
    const { unmount: close } = await show(`?user=${uid}`, null);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    close();
  }
});

test('a private profile is shown only to its owner, and says so', async () => {
  testBackend.seed({
    'profiles/ida': { ...fullAccount('ida')['profiles/ida'], displayName: 'Ida', visibility: 'private' },
  });
  const { unmount } = await show('?user=ida', 'ida');
  expect(await screen.findByText(publicProfile.ownPrivate)).toBeVisible();
  unmount();
  await show('?user=ida', 'other');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the page of a valid certificate is named after its course, and leads to the own ones', async () => {
  const said = { uid: 'other', courseId: 'bread', courseTitle: 'Bread', learnerName: 'Otto', issuedAt: new Date() };
  const state = { jwt: 'e30.e30.e30', status: 'valid', revokedAt: null, revocationReason: null };
  testBackend.seed({ 'credentials/5FZK9D2MX7TB': { ...said, ...state } });
  const { titles } = await show('?certificate=5FZK9D2MX7TB', 'bea');
  await waitFor(() => expect(titles.at(-1)).toBe(certificates.titleOf('Bread')));
  expect(screen.getByRole('link', { name: tabs.certificates })).toBeVisible();
});

test('a backend that does not answer is reported, with a retry', async () => {
  const user = await testBackend.signIn('ada');
  await testBackend.kill();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderScreen(<ProfileScreen />, { path: '/profile?tab=orders', user });
  expect(await screen.findByRole('heading', { name: orders.failed })).toBeVisible();
  expect(within(screen.getByRole('alert')).getByRole('button')).toBeVisible();
  jest.restoreAllMocks();
});
