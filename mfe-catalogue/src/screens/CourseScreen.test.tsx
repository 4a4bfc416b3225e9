import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { fetchFrom, listedCategory, listedCourse, publishFiles } from '../testBed';
import CourseScreen from './CourseScreen';

let running: TestBackend;
let giveFetchBack: () => void;
const at = new Date('2026-03-04T10:00:00Z');
const price = { priceId: 'pr1', amount: 2900, currency: 'eur' };
const bread = listedCourse('Bread', { subtitle: 'Flour and time', subcategory: 'baking', ratingCount: 2, ratingSum: 8 });
const paid = listedCourse('Pizza', { price, ratingCount: 0 });
const courses = [bread, paid, listedCourse('Soup'), listedCourse('Cake', { subcategory: 'baking' }), listedCourse('Piano', { category: 'music' })];
const courseDocument = (facts: object = {}): object => ({
  slug: 'bread', title: 'Bread', subtitle: '', summary: 'You will bake.', category: 'cooking', subcategory: 'baking', teacherUid: 'ada', teacherName: 'Ada', level: 'beginner', language: 'en',
  captionLanguages: ['de'], durationSec: 600, lessonCount: 2, productId: null, ratingSum: 8, ratingCount: 2, cover: null, tags: ['sourdough'], status: 'published', createdAt: at, updatedAt: at, ...facts,
});
const review = (rating: number, text: string, authorName: string): object => ({ rating, text, authorName, createdAt: at, updatedAt: at });

beforeAll(async () => {
  running = await startTestBackend();
  giveFetchBack = fetchFrom(running.url);
  await publishFiles(running.backend.storage.admin, { categories: [listedCategory('cooking'), listedCategory('baking', 'cooking')], courses });
  running.seed({
    'courses/bread': courseDocument(), 'courses/pizza': courseDocument({ slug: 'pizza', title: 'Pizza', productId: 'product-1' }),
    'courses/bread/sections/s1': { title: 'The start', order: 0 }, 'courses/bread/sections/s2': { title: 'Empty', order: 1 },
    'courses/bread/sections/s1/lessons/l1': { title: 'Flour', order: 0, kind: 'video', durationSec: 65, preview: true },
    'courses/bread/sections/s1/lessons/l2': { title: 'Water', order: 1, kind: 'quiz', durationSec: 600, preview: false },
    'courses/bread/content/l1': { video: 'courses/bread/previews/l1.mp4', captions: [], chapters: [], body: '', resources: [], preview: true },
    'courses/bread/reviews/cy': review(5, 'Warm and patient.', 'Cyril'), 'courses/bread/reviews/di': review(3, '', 'Dinah'), 'courses/bread/reviews/broken': { rating: 'many' },
  });
  await running.backend.storage.admin.put('lectern', 'courses/bread/previews/l1.mp4', 'film', { contentType: 'video/mp4' });
});
beforeEach(() => localStorage.clear());
afterEach(() => running.signOut());
afterAll(async () => {
  giveFetchBack();
  await running.stop();
});

const open = (path: string, options: Parameters<typeof renderScreen>[1] = {}) => renderScreen(<CourseScreen />, { path, route: '/course/:course_name/:course_id', ...options });

it('shows a course to everybody: what it is about, its outline, and what learners say', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open('/course/bread/bread');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bread' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enrol for free' })).toHaveAttribute('href', '/enroll/bread/me/bread');
  expect(await screen.findByText('You will bake.')).toBeVisible();
  expect(screen.getByText('Captions: German')).toBeVisible();
  expect(await screen.findByText('The start')).toBeVisible();
  expect(screen.queryByText('Empty')).toBeNull();
  expect(await screen.findByText('Warm and patient.')).toBeVisible();
  expect(screen.getAllByText('4 March 2026')).toHaveLength(2);
  expect(await screen.findAllByText('50%')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: 'You may also like' })).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Cake', 'Pizza', 'Soup']);
  expect(screen.queryByRole('form', { name: 'Write a review' })).toBeNull();
  warn.mockRestore();
});

it('plays a preview without an account', async () => {
  const { person } = open('/course/bread/bread');
  await person.click(await screen.findByRole('button', { name: 'Preview of Flour' }));
  const video = await within(screen.getByRole('dialog', { name: 'Flour' })).findByLabelText('Flour');
  expect(video).toHaveAttribute('src', expect.stringContaining(encodeURIComponent('courses/bread/previews/l1.mp4')));
  expect(screen.queryByRole('button', { name: 'Preview of Water' })).toBeNull();
});

it('describes the course for search engines while it is shown', async () => {
  const { unmount } = open('/course/bread/bread');
  await screen.findByRole('heading', { level: 1, name: 'Bread' });
  const block = document.head.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject({ '@type': 'Course', name: 'Bread', isAccessibleForFree: true, aggregateRating: { ratingValue: 4, ratingCount: 2 } });
  unmount();
  expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull();
});

it('corrects the name in the path', async () => {
  const { location } = open('/course/pizza/bread');
  await screen.findByRole('heading', { level: 1, name: 'Bread' });
  await waitFor(() => expect(location()).toBe('/course/bread/bread'));
});

it('answers an unknown course like a page that does not exist', async () => {
  open('/course/bread/unknown');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('puts what costs something into the cart, once', async () => {
  const { person, announced } = open('/course/pizza/pizza');
  await person.click(await screen.findByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Go to cart' }) ?? screen.getByRole('button', { name: 'Add to cart' })).not.toHaveAttribute('aria-busy'));
  const button = screen.queryByRole('button', { name: 'Add to cart' });
  if (button) await person.click(button);
  expect(await screen.findByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/shopping');
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveFocus();
  expect(announced).toEqual(['“Pizza” is in your cart']);
  expect(JSON.parse(localStorage.getItem('lectern.cart')!)).toEqual([{ productId: 'product-1', priceId: 'pr1', kind: 'course', refId: 'pizza' }]);
});

it('lets those who are enrolled write a review, change it and take it back', async () => {
  const user = await running.signIn({ name: 'noor', displayName: 'Noor' });
  running.seed({ 'users/noor/enrolments/bread': { source: 'free', entitlement: null, createdAt: at } });
  const { person, announced } = open('/course/bread/bread', { user });
  expect(await screen.findByRole('link', { name: 'Go to course' })).toHaveAttribute('href', '/watch/bread/noor/bread');
  const form = within(await screen.findByRole('form', { name: 'Write a review' }));
  await person.type(form.getByRole('textbox', { name: 'What should others know?' }), 'Worth it.');
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

it('asks a teacher for no review of their own course', async () => {
  const user = await running.signIn({ name: 'ada', roles: ['teacher'] });
  running.seed({ 'users/ada/enrolments/bread': { source: 'free', entitlement: null, createdAt: at } });
  open('/course/bread/bread', { user });
  expect(await screen.findByText('Warm and patient.')).toBeVisible();
  await screen.findByRole('link', { name: 'Go to course' });
  expect(screen.queryByRole('form')).toBeNull();
});
