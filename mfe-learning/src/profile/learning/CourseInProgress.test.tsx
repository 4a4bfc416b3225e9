import { screen, within } from '@testing-library/react';
import { renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import ProfileScreen from '../../screens/ProfileScreen';
import { learningText } from '../../text/profile/learning.en';

const text = textOf(learningText);
const owned = (refId: string) => ({
  ...{ kind: 'course', refId, priceId: 'x', paymentId: 'paid' },
  grantedAt: new Date(2026, 2, 2),
});

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
  testBackend.seed({
    'courses/bread': storedCourse('Bread'),
    'courses/soup': storedCourse('Soup'),
    'entitlements/kay/items/p1': owned('bread'),
    'entitlements/kay/items/p2': owned('soup'),
    'users/kay/enrolments/soup': { source: 'purchase', entitlement: 'p2', createdAt: new Date(2026, 2, 3) },
  });
});
afterAll(() => testBackend.stop());

test('a course that was bought is listed before its enrolment, and leads to it', async () => {
  renderScreen(<ProfileScreen />, {
    path: '/profile?tab=learning',
    user: await testBackend.signIn({ name: 'kay', displayName: 'Kay' }),
  });
  expect(await screen.findByText(text.summary(2, 0))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bread' })).toHaveAttribute('href', '/enroll/bread/kay/bread');
  expect(screen.getByRole('link', { name: 'Soup' })).toHaveAttribute('href', '/watch/soup/kay/soup');
});

test('a course whose first lesson is begun counts as started', async () => {
  const at = new Date(2026, 2, 4);
  testBackend.seed({
    'users/may/enrolments/bread': { source: 'free', entitlement: null, createdAt: at },
    'users/may/progress/bread': { lessons: {}, lastLessonId: 'one', percent: 0, updatedAt: at },
    'users/may/enrolments/soup': { source: 'free', entitlement: null, createdAt: at },
  });
  renderScreen(<ProfileScreen />, { path: '/profile?tab=learning', user: await testBackend.signIn({ name: 'may' }) });
  const cards = within(await screen.findByRole('list'));
  expect(cards.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
    expect.stringContaining(text.done(0)),
    expect.stringContaining(text.notStarted),
  ]);
});
