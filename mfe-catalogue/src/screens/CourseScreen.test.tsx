import { screen, waitFor, within } from '@testing-library/react';
import { fetchFrom, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { courseFile, listedCategory, listedCourse, publishFiles } from '../testBed';
import CourseScreen from './CourseScreen';

let running: TestBackend;
let giveFetchBack: () => void;
const at = new Date('2026-03-04T10:00:00Z');
const seconds = at.getTime() / 1000;
const price = { priceId: 'pr1', amount: 2900, currency: 'eur' };
const bread = listedCourse('Bread', { subcategory: 'baking', ratingCount: 2, ratingSum: 8 });
const paid = listedCourse('Pizza', { price, ratingCount: 0 });
const courses = [
  bread,
  paid,
  listedCourse('Soup'),
  listedCourse('Cake', { subcategory: 'baking' }),
  listedCourse('Piano', { category: 'music' }),
];
const lesson = (id: string, title: string, kind: 'video' | 'text' | 'quiz' | 'pen', preview = true) => ({
  id,
  title,
  kind,
  durationSec: 65,
  preview,
});
const breadPage = courseFile(bread, {
  subtitle: 'Flour and time',
  summary: 'You will bake\nbread.\n\nWhat you learn: how dough rises; and when it is done.',
  tags: ['sourdough'],
  captionLanguages: ['de'],
  updatedAt: seconds,
  categories: [
    { slug: 'cooking', name: 'Cooking' },
    { slug: 'baking', name: 'Baking' },
  ],
  teacher: { name: 'Ada', headline: 'Baker', bio: 'At five in the morning.', avatar: null },
  sections: [
    {
      id: 's1',
      title: 'The start',
      lessons: [
        lesson('l1', 'Flour', 'video'),
        lesson('l2', 'Water', 'quiz'),
        lesson('l3', 'Salt', 'text'),
        lesson('l4', 'Heat', 'pen'),
        lesson('l5', 'Crust', 'quiz'),
        lesson('l6', 'Later', 'text', false),
      ],
    },
  ],
  reviews: {
    stars: [0, 0, 1, 0, 1],
    newest: [
      { rating: 5, text: 'Warm and patient.', authorName: 'Cyril', updatedAt: seconds },
      { rating: 3, text: '', authorName: 'Dinah', updatedAt: seconds },
    ],
  },
});
const courseDocument = (facts: object = {}): object => ({
  slug: 'bread',
  title: 'Bread',
  subtitle: '',
  summary: 'You will bake.',
  category: 'cooking',
  subcategory: 'baking',
  teacherUid: 'ada',
  teacherName: 'Ada',
  level: 'beginner',
  language: 'en',
  captionLanguages: ['de'],
  durationSec: 600,
  lessonCount: 2,
  productId: null,
  ratingSum: 8,
  ratingCount: 2,
  cover: null,
  tags: ['sourdough'],
  status: 'published',
  createdAt: at,
  updatedAt: at,
  ...facts,
});
const review = (rating: number, text: string, authorName: string): object => ({
  rating,
  text,
  authorName,
  createdAt: at,
  updatedAt: at,
});
const content = (body: string, video: string | null = null): object => ({
  video,
  captions: [],
  chapters: [],
  body,
  resources: [],
  preview: true,
});

beforeAll(async () => {
  running = await startTestBackend();
  giveFetchBack = fetchFrom(running.url);
  await publishFiles(running.backend.storage.admin, {
    categories: [listedCategory('cooking'), listedCategory('baking', 'cooking')],
    courses,
    pages: [breadPage, courseFile(paid, { price, productId: 'product-1' })],
  });
  running.seed({
    'courses/bread': courseDocument(),
    'courses/pizza': courseDocument({ slug: 'pizza', title: 'Pizza', productId: 'product-1' }),
    'courses/bread/content/l1': content('', 'courses/bread/previews/l1.mp4'),
    'courses/bread/content/l2': content('## How warm?\n- [x] Warm\n- [ ] Hot\n> Yeast dies of heat.'),
    'courses/bread/content/l3': content('Salt **slows** it.'),
    'courses/bread/content/l4': content('Draw an oven.\n\n```html\n<b>oven</b>\n```'),
    'courses/bread/content/l5': content('No question at all.'),
    'courses/bread/reviews/cy': review(5, 'Warm and patient.', 'Cyril'),
    'courses/bread/reviews/di': review(3, '', 'Dinah'),
  });
  await running.backend.storage.admin.put('lectern', 'courses/bread/previews/l1.mp4', 'film', {
    contentType: 'video/mp4',
  });
});
beforeEach(() => localStorage.clear());
afterEach(() => running.signOut());
afterAll(async () => {
  giveFetchBack();
  await running.stop();
});

const open = (path: string, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<CourseScreen />, { path, route: '/course/:course_name/:course_id', ...options });

test(
  'shows a course to everybody, without asking for a document: what is learned, its outline, its ' +
    'teacher, and what learners say',
  async () => {
    open('/course/bread/bread');
    expect(await screen.findByRole('link', { name: 'Enrol for free' })).toHaveAttribute(
      'href',
      '/enroll/bread/me/bread',
    );
    expect(
      within(screen.getByRole('region', { name: 'What you learn' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['How dough rises', 'When it is done']);
    expect(screen.getByText('You will bake bread.')).toBeVisible();
    expect(screen.getByText('German')).toBeVisible();
    expect(screen.getByText('The start')).toBeVisible();
    expect(screen.getByText('1 part · 6 lessons · 7 minutes')).toBeVisible();
    expect(
      within(await screen.findByRole('region', { name: 'Your teacher' })).getByText('At five in the morning.'),
    ).toBeVisible();
    expect(screen.getByText('Warm and patient.')).toBeVisible();
    expect(screen.getAllByText('4 March 2026')).toHaveLength(2);
    expect(screen.getAllByText('50%')).toHaveLength(2);
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('HomeCookingBakingBread');
    const related = within(await screen.findByRole('region', { name: 'You may also like' }));
    expect(related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Cake',
      'Pizza',
      'Soup',
    ]);
    expect(screen.queryByRole('form', { name: 'Write a review' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save for later' })).toBeNull();
  },
);

describe('previews without an account', () => {
  const preview = async (title: string) => {
    const { person } = open('/course/bread/bread');
    await person.click(await screen.findByRole('button', { name: `Preview of ${title}` }));
    return { person, dialog: within(await screen.findByRole('dialog', { name: title })) };
  };

  test('plays a video', async () => {
    const { dialog } = await preview('Flour');
    expect(await dialog.findByLabelText('Flour')).toHaveAttribute(
      'src',
      expect.stringContaining(encodeURIComponent('courses/bread/previews/l1.mp4')),
    );
    expect(screen.queryByRole('button', { name: 'Preview of Later' })).toBeNull();
  });

  test('lets a quiz be answered', async () => {
    const { person, dialog } = await preview('Water');
    await person.click(await dialog.findByRole('radio', { name: 'Hot' }));
    await person.click(dialog.getByRole('button', { name: 'Check the answer' }));
    expect(dialog.getByText('Not quite. Try again.')).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: 'Warm' }));
    await person.click(dialog.getByRole('button', { name: 'Check the answer' }));
    expect(dialog.getByText('Yeast dies of heat.')).toBeVisible();
  });

  test('shows a text and the code of an exercise', async () => {
    const { person, dialog } = await preview('Salt');
    expect(await dialog.findByText('slows')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    await person.click(await screen.findByRole('button', { name: 'Preview of Heat' }));
    const code = within(await screen.findByRole('dialog', { name: 'Heat' }));
    expect(await code.findByText('Draw an oven.')).toBeVisible();
    expect(within(code.getByRole('region', { name: 'HTML' })).getByText('<b>oven</b>')).toBeVisible();
  });

  test('says so where a lesson is not written as it should be', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { dialog } = await preview('Crust');
    expect(
      await dialog.findByText('This lesson is not written as it should be, so it cannot be shown here.'),
    ).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

test('keeps a course for later for those who are signed in, and lets go of it', async () => {
  const user = await running.signIn({ name: 'mira' });
  const { person, announced } = open('/course/bread/bread', { user });
  const button = await screen.findByRole('button', { name: 'Save for later' });
  await waitFor(() => expect(button).toBeEnabled());
  await person.click(button);
  await waitFor(() => expect(announced).toEqual(['“Bread” is saved: you find it in your profile']));
  await person.click(await screen.findByRole('button', { name: 'Saved for later', pressed: true }));
  await waitFor(() => expect(announced).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Save for later', pressed: false })).toBeVisible();
});

test('offers the enrolment to those who own the course', async () => {
  const user = await running.signIn({ name: 'owen' });
  running.seed({
    'entitlements/owen/items/product-1': {
      kind: 'course',
      refId: 'pizza',
      priceId: 'pr1',
      paymentId: 'pay1',
      grantedAt: at,
    },
  });
  open('/course/pizza/pizza', { user });
  expect(await screen.findByText('You own this course.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enrol' })).toHaveAttribute('href', '/enroll/pizza/owen/pizza');
});

test('describes the course for search engines while it is shown', async () => {
  const { unmount } = open('/course/bread/bread');
  await screen.findByText('Flour and time');
  const block = document.head.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject({
    '@type': 'Course',
    name: 'Bread',
    isAccessibleForFree: true,
    aggregateRating: { ratingValue: 4, ratingCount: 2 },
  });
  unmount();
  expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull();
});

test('corrects the name in the path', async () => {
  const { location } = open('/course/pizza/bread?ref=mail');
  await screen.findByRole('heading', { level: 1, name: 'Bread' });
  await waitFor(() => expect(location()).toBe('/course/bread/bread?ref=mail'));
});

test('answers an unknown course like a page that does not exist', async () => {
  open('/course/bread/unknown');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('says beside a price that nothing can be paid yet, and offers to keep the course for later', async () => {
  const guest = open('/course/pizza/pizza');
  expect(
    await screen.findByText(
      'This site takes no payments yet, so this course cannot be bought here. Your cart keeps it until it can.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in to save for later' })).toHaveAttribute(
    'href',
    '/sign_in?next=%2Fcourse%2Fpizza%2Fpizza',
  );
  guest.unmount();
  const learner = open('/course/pizza/pizza', { user: await running.signIn({ name: 'lena' }) });
  expect(await screen.findByRole('button', { name: 'Save for later' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
  learner.unmount();
  await running.signOut();
  open('/course/bread/bread');
  await screen.findByRole('link', { name: 'Enrol for free' });
  expect(screen.queryByText(/no payments/)).toBeNull();
  expect(screen.queryByRole('link', { name: /save for later/ })).toBeNull();
});

test('puts what costs something into the cart, once', async () => {
  const { person, announced } = open('/course/pizza/pizza');
  await person.click(await screen.findByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/shopping');
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveFocus();
  expect(announced).toEqual(['“Pizza” is in your cart']);
  expect(JSON.parse(localStorage.getItem('lectern.cart')!)).toEqual([
    { productId: 'product-1', priceId: 'pr1', kind: 'course', refId: 'pizza' },
  ]);
});

test('lets those who are enrolled write a review, change it and take it back', async () => {
  const user = await running.signIn({ name: 'noor', displayName: 'Noor' });
  running.seed({ 'users/noor/enrolments/bread': { source: 'free', entitlement: null, createdAt: at } });
  const { person, announced } = open('/course/bread/bread', { user });
  expect(await screen.findByRole('link', { name: 'Go to course' })).toHaveAttribute('href', '/watch/bread/noor/bread');
  const form = within(await screen.findByRole('form', { name: 'Write a review' }));
  await person.type(form.getByRole('textbox', { name: 'What should others know? (optional)' }), 'Worth it.');
  await person.click(form.getByRole('button', { name: 'Save review' }));
  expect(form.getByRole('alert')).toHaveTextContent('Choose from one to five stars.');
  await person.click(form.getByRole('radio', { name: '4 stars' }));
  await person.click(form.getByRole('button', { name: 'Save review' }));
  await waitFor(() => expect(announced).toContain('Your review is saved'));
  await person.click(await screen.findByRole('button', { name: 'Change' }));
  await person.click(screen.getByRole('radio', { name: '5 stars' }));
  await person.click(screen.getByRole('button', { name: 'Save review' }));
  await waitFor(() => expect(announced).toHaveLength(2));
  expect(await screen.findByText('Noor')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(announced).toContain('Your review is deleted'));
  expect(await screen.findByRole('form', { name: 'Write a review' })).toBeVisible();
});

test('asks a teacher for no review of their own course', async () => {
  const user = await running.signIn({ name: 'ada', roles: ['teacher'] });
  running.seed({ 'users/ada/enrolments/bread': { source: 'free', entitlement: null, createdAt: at } });
  open('/course/bread/bread', { user });
  expect(await screen.findByText('Warm and patient.')).toBeVisible();
  await screen.findByRole('link', { name: 'Go to course' });
  expect(screen.queryByRole('form')).toBeNull();
});
