import { screen, waitFor } from '@testing-library/react';
import { cartButtonText } from '@lectern/shared/cartButton/text';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { courseFile, listedCourse } from '../../../testBed';
import { offerText } from '../../../text/offer.en';
import { CourseOffer } from './CourseOffer';

const text = textOf(offerText);
const cart = textOf(cartButtonText);
const price = { priceId: 'pr1', amount: 2900, currency: 'eur' };
const course = courseFile(listedCourse('Pizza', { price }), { price, productId: 'product-1' });

let running: TestBackend;
beforeAll(async () => {
  running = await startTestBackend();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => running.stop());

test('offers an owner nothing to buy while their access is unknown, and checks it again on request', async () => {
  const user = await running.signIn('olga');
  const bought = { kind: 'course', refId: course.id, priceId: 'pr1', paymentId: 'pay1', grantedAt: new Date() };
  running.seed({ 'entitlements/olga/items/product-1': bought });
  const network = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { person } = renderScreen(<CourseOffer course={course} />, { user });
  expect(await screen.findByRole('alert')).toHaveTextContent(text.accessFailed);
  expect(screen.queryByRole('button', { name: cart.add })).toBeNull();
  const calls = network.mock.calls.length;
  await person.click(screen.getByRole('button', { name: text.again }));
  await waitFor(() => expect(network.mock.calls.length).toBeGreaterThan(calls));
  expect(await screen.findByRole('button', { name: text.again })).toHaveFocus();
  network.mockRestore();
  await person.click(screen.getByRole('button', { name: text.again }));
  expect(await screen.findByRole('link', { name: text.enrolOwned })).toHaveFocus();
});
