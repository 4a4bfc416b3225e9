import { screen, waitFor, within } from '@testing-library/react';
import { fetchFrom, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { cartButtonText } from '@lectern/shared/cartButton/text';
import { textOf } from '@lectern/shared/text';
import {
  courseDocument,
  courseFile,
  lessonDocument,
  listedCategory,
  listedCourse,
  publishFiles,
  reviewDocument,
} from '../testBed';
import { courseText } from '../text/course.en';
import { offerText } from '../text/offer.en';
import { reviewText } from '../text/reviews.en';
import { previewText } from '../text/preview.en';
import CourseScreen from './CourseScreen';

const text = textOf(courseText);
const offer = textOf(offerText);
const cartButton = textOf(cartButtonText);
const reviewTexts = textOf(reviewText);
const previewTexts = textOf(previewText);
let running: TestBackend;
let restoreFetch: () => void;
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
  outcomes: ['Bake a loaf without a recipe', 'How dough rises'],
  tags: ['sourdough'],
  captionLanguages: ['de'],
  updatedAt: seconds,
  categories: [
    { slug: 'cooking', name: 'Cooking' },
    { slug: 'baking', name: 'Baking' },
  ],
  teacher: { uid: 'tess', name: 'Ada', headline: 'Baker', bio: 'At five in the morning.', avatar: null },
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
beforeAll(async () => {
  running = await startTestBackend();
  restoreFetch = fetchFrom(running.url);
  await publishFiles(running.backend.storage.admin, {
    categories: [listedCategory('cooking'), listedCategory('baking', 'cooking')],
    courses,
    pages: [breadPage, courseFile(paid, { price, productId: 'product-1' })],
  });
  running.seed({
    'courses/bread': courseDocument(),
    'courses/pizza': courseDocument({ slug: 'pizza', title: 'Pizza', productId: 'product-1' }),
    'courses/bread/content/l1': lessonDocument('', 'courses/bread/previews/l1.mp4'),
    'courses/bread/content/l2': lessonDocument('## How warm?\n- [x] Warm\n- [ ] Hot\n> Yeast dies of heat.'),
    'courses/bread/content/l3': lessonDocument('Salt **slows** it.'),
    'courses/bread/content/l4': lessonDocument('Draw an oven.\n\n```html\n<b>oven</b>\n```'),
    'courses/bread/content/l5': lessonDocument('No question at all.'),
    'courses/bread/reviews/cy': reviewDocument(5, 'Warm and patient.', 'Cyril'),
    'courses/bread/reviews/di': reviewDocument(3, '', 'Dinah'),
  });
  await running.backend.storage.admin.put('lectern', 'courses/bread/previews/l1.mp4', 'film', {
    contentType: 'video/mp4',
  });
});
beforeEach(() => localStorage.clear());
afterEach(() => running.signOut());
afterAll(async () => {
  restoreFetch();
  await running.stop();
});

const open = (path: string, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<CourseScreen />, { path, route: '/course/:course_name/:course_id', ...options });

test('shows goals, outline, teacher and reviews of a course to everybody, without reading a document', async () => {
  open('/course/bread/bread');
  expect(await screen.findByRole('link', { name: offer.enrol })).toHaveAttribute('href', '/enroll/bread/me/bread');
  expect(
    within(screen.getByRole('region', { name: text.learn }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bake a loaf without a recipe', 'How dough rises', 'When it is done']);
  expect(screen.getByText('You will bake bread.')).toBeVisible();
  expect(screen.getByText('German')).toBeVisible();
  expect(screen.getByText('The start')).toBeVisible();
  expect(screen.getByText(text.outlineSummary({ sections: 1, lessons: 6, hours: '7 minutes' }))).toBeVisible();
  expect(
    within(await screen.findByRole('region', { name: text.teacher })).getByText('At five in the morning.'),
  ).toBeVisible();
  expect(screen.getByText('Warm and patient.')).toBeVisible();
  expect(screen.getAllByText(reviewTexts.date(at))).toHaveLength(2);
  expect(screen.getAllByText(reviewTexts.share(0.5))).toHaveLength(2);
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('HomeCookingBakingBread');
  const related = within(await screen.findByRole('region', { name: text.related }));
  expect(related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Cake',
    'Pizza',
    'Soup',
  ]);
  expect(screen.queryByRole('form', { name: reviewTexts.write })).toBeNull();
  expect(screen.queryByRole('button', { name: offer.save })).toBeNull();
});

describe('previews without an account', () => {
  const preview = async (title: string) => {
    const { person } = open('/course/bread/bread');
    await person.click(await screen.findByRole('button', { name: text.previewOf(title) }));
    return { person, dialog: within(await screen.findByRole('dialog', { name: title })) };
  };

  test('plays a video', async () => {
    const { dialog } = await preview('Flour');
    expect(await dialog.findByLabelText('Flour')).toHaveAttribute(
      'src',
      expect.stringContaining(encodeURIComponent('courses/bread/previews/l1.mp4')),
    );
    expect(screen.queryByRole('button', { name: text.previewOf('Later') })).toBeNull();
  });

  test('checks the answers of a quiz', async () => {
    const { person, dialog } = await preview('Water');
    await person.click(await dialog.findByRole('radio', { name: 'Hot' }));
    await person.click(dialog.getByRole('button', { name: previewTexts.check }));
    expect(dialog.getByText(previewTexts.wrong)).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: 'Warm' }));
    await person.click(dialog.getByRole('button', { name: previewTexts.check }));
    expect(dialog.getByText('Yeast dies of heat.')).toBeVisible();
  });

  test('shows a text and the code of an exercise', async () => {
    const { person, dialog } = await preview('Salt');
    expect(await dialog.findByText('slows')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    await person.click(await screen.findByRole('button', { name: text.previewOf('Heat') }));
    const code = within(await screen.findByRole('dialog', { name: 'Heat' }));
    expect(await code.findByText('Draw an oven.')).toBeVisible();
    expect(within(code.getByRole('region', { name: previewTexts.panes.html })).getByText('<b>oven</b>')).toBeVisible();
  });

  test('shows an error for a broken lesson', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { dialog } = await preview('Crust');
    expect(await dialog.findByText(previewTexts.broken)).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

test('a signed-in learner saves a course for later, and removes it again', async () => {
  const user = await running.signIn({ name: 'mira' });
  const { person, announced } = open('/course/bread/bread', { user });
  const button = await screen.findByRole('button', { name: offer.save });
  await waitFor(() => expect(button).toBeEnabled());
  await person.click(button);
  await waitFor(() => expect(announced).toEqual([offer.savedNow('Bread')]));
  await person.click(await screen.findByRole('button', { name: offer.saved, pressed: true }));
  await waitFor(() => expect(announced).toHaveLength(2));
  expect(await screen.findByRole('button', { name: offer.save, pressed: false })).toBeVisible();
});

test('offers enrolment to the owner of a course', async () => {
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
  expect(await screen.findByText(offer.owned)).toBeVisible();
  expect(screen.getByRole('link', { name: offer.enrolOwned })).toHaveAttribute('href', '/enroll/pizza/owen/pizza');
});

test('describes the course to search engines while it is shown', async () => {
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

test('redirects a wrong name in the path', async () => {
  const { location } = open('/course/pizza/bread?ref=mail');
  await screen.findByRole('heading', { level: 1, name: 'Bread' });
  await waitFor(() => expect(location()).toBe('/course/bread/bread?ref=mail'));
});

test('an unknown course is not found', async () => {
  open('/course/bread/unknown');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a course with a price shows that payments are unavailable, and can be saved for later', async () => {
  const guest = open('/course/pizza/pizza');
  expect(await screen.findByText(offer.noPayments)).toBeVisible();
  expect(screen.getByRole('link', { name: offer.signInToSave })).toHaveAttribute(
    'href',
    '/sign_in?next=%2Fcourse%2Fpizza%2Fpizza',
  );
  guest.unmount();
  const learner = open('/course/pizza/pizza', { user: await running.signIn({ name: 'lena' }) });
  expect(await screen.findByRole('button', { name: offer.save })).toBeVisible();
  expect(await screen.findByRole('button', { name: cartButton.add })).toBeVisible();
  learner.unmount();
  await running.signOut();
  open('/course/bread/bread');
  await screen.findByRole('link', { name: offer.enrol });
  expect(screen.queryByText(offer.noPayments)).toBeNull();
  expect(screen.queryByRole('link', { name: offer.signInToSave })).toBeNull();
});

test('adds a course with a price to the cart, once', async () => {
  const { person, announced } = open('/course/pizza/pizza');
  await person.click(await screen.findByRole('button', { name: cartButton.add }));
  expect(await screen.findByRole('link', { name: cartButton.toCart })).toHaveAttribute('href', '/shopping');
  expect(screen.getByRole('link', { name: cartButton.toCart })).toHaveFocus();
  expect(announced).toEqual([cartButton.added('Pizza')]);
  expect(JSON.parse(localStorage.getItem('lectern.cart')!)).toEqual([
    { productId: 'product-1', priceId: 'pr1', kind: 'course', refId: 'pizza' },
  ]);
});

test('an enrolled learner writes, changes and deletes a review', async () => {
  const user = await running.signIn({ name: 'noor', displayName: 'Noor' });
  running.seed({ 'users/noor/enrolments/bread': { source: 'free', entitlement: null, createdAt: at } });
  const { person, announced } = open('/course/bread/bread', { user });
  expect(await screen.findByRole('link', { name: offer.goTo })).toHaveAttribute('href', '/watch/bread/noor/bread');
  const form = within(await screen.findByRole('form', { name: reviewTexts.write }));
  await person.type(form.getByRole('textbox', { name: `${reviewTexts.text} (optional)` }), 'Worth it.');
  await person.click(form.getByRole('button', { name: reviewTexts.save }));
  expect(form.getByRole('alert')).toHaveTextContent(reviewTexts.ratingMissing);
  await person.click(form.getByRole('radio', { name: reviewTexts.stars(4) }));
  await person.click(form.getByRole('button', { name: reviewTexts.save }));
  await waitFor(() => expect(announced).toContain(reviewTexts.saved));
  await person.click(await screen.findByRole('button', { name: reviewTexts.edit }));
  await person.click(screen.getByRole('radio', { name: reviewTexts.stars(5) }));
  await person.click(screen.getByRole('button', { name: reviewTexts.save }));
  await waitFor(() => expect(announced).toHaveLength(2));
  expect(await screen.findByText('Noor')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: reviewTexts.remove }));
  await person.click(screen.getByRole('button', { name: reviewTexts.removeConfirm }));
  await waitFor(() => expect(announced).toContain(reviewTexts.deleted));
  expect(await screen.findByRole('form', { name: reviewTexts.write })).toBeVisible();
});

test('a teacher cannot review their own course', async () => {
  const user = await running.signIn({ name: 'ada', roles: ['teacher'] });
  running.seed({ 'users/ada/enrolments/bread': { source: 'free', entitlement: null, createdAt: at } });
  open('/course/bread/bread', { user });
  expect(await screen.findByText('Warm and patient.')).toBeVisible();
  await screen.findByRole('link', { name: offer.goTo });
  expect(screen.queryByRole('form')).toBeNull();
});
