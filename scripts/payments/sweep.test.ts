import { RetryLater } from '../processing';
import type { PaymentProvider } from './provider/paymentProvider';
import { startPaymentTestBed, type PaymentTestBed } from './testBed';

let testBed: PaymentTestBed;
beforeEach(async () => (testBed = await startPaymentTestBed()));
afterEach(() => testBed.stop());

const owns = async (uid: string): Promise<boolean> =>
  (await testBed.read(`entitlements/${uid}/items/book-loaf`)) !== null;

function testProvider(): PaymentProvider {
  const { provider } = testBed.payments.services;
  if (provider === null) throw new Error('The test bed takes no payments.');
  return provider;
}

test('a payment that nobody reported is found by the sweep', async () => {
  const answer = await testBed.checkOut('ann');
  await testBed.press(answer, 'silent');
  expect(await owns('ann')).toBe(false);
  expect(await testBed.payments.sweep()).toEqual({ checked: 1, changed: [answer.paymentId], failed: 0 });
  expect(await owns('ann')).toBe(true);
});

test('an order whose provider does not answer does not delay the sweep of others', async () => {
  const answers = [await testBed.checkOut('ann'), await testBed.checkOut('bo')];
  for (const answer of answers) await testBed.press(answer, 'silent');
  const provider = testProvider();
  const fetchEvents = provider.fetchEvents.bind(provider);
  const ids = (await testBed.list('paymentOrders')).map(({ sessionId }) => sessionId);
  const asked = jest.spyOn(provider, 'fetchEvents').mockImplementation((session) => {
    if (session.sessionId === ids[0]) return Promise.reject(new RetryLater('No answer.'));
    return fetchEvents(session);
  });
  await expect(testBed.payments.sweep()).rejects.toThrow('No answer.');
  expect(asked).toHaveBeenCalledTimes(2);
  const owners = await Promise.all(['ann', 'bo'].map((uid) => owns(uid)));
  expect(owners.filter(Boolean)).toHaveLength(1);
});

test('a sweep gives up after five requests to an unavailable provider', async () => {
  await testBed.press(await testBed.checkOut('ann'), 'silent');
  const [order] = await testBed.list('paymentOrders');
  for (let n = 0; n < 20; n += 1) testBed.set(`paymentOrders/copy${n}`, { ...order, path: undefined });
  const provider = testProvider();
  const asked = jest.spyOn(provider, 'fetchEvents').mockRejectedValue(new RetryLater('No answer.'));
  await expect(testBed.payments.sweep()).rejects.toThrow('No answer.');
  expect(asked).toHaveBeenCalledTimes(5);
});
