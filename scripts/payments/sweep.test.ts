import { RetryLater } from '../processing';
import type { PaymentProvider } from './provider/paymentProvider';
import { startPaymentBed, type PaymentBed } from './testBed';

let bed: PaymentBed;
beforeEach(async () => (bed = await startPaymentBed()));
afterEach(() => bed.stop());

const owns = async (uid: string): Promise<boolean> => (await bed.read(`entitlements/${uid}/items/book-loaf`)) !== null;

function testProvider(): PaymentProvider {
  const { provider } = bed.payments.services;
  if (provider === null) throw new Error('The bed takes no payments.');
  return provider;
}

test('a payment that nobody reported is found by the sweep', async () => {
  const answer = await bed.checkOut('ann');
  await bed.press(answer, 'silent');
  expect(await owns('ann')).toBe(false);
  expect(await bed.payments.sweep()).toEqual({ checked: 1, changed: [answer.paymentId], failed: 0 });
  expect(await owns('ann')).toBe(true);
});

test('an order that the provider does not answer for delays the sweep of no other', async () => {
  const answers = [await bed.checkOut('ann'), await bed.checkOut('bo')];
  for (const answer of answers) await bed.press(answer, 'silent');
  const provider = testProvider();
  const fetchEvents = provider.fetchEvents.bind(provider);
  const ids = (await bed.list('paymentOrders')).map(({ sessionId }) => sessionId);
  const asked = jest.spyOn(provider, 'fetchEvents').mockImplementation((session) => {
    if (session.sessionId === ids[0]) return Promise.reject(new RetryLater('No answer.'));
    return fetchEvents(session);
  });
  await expect(bed.payments.sweep()).rejects.toThrow('No answer.');
  expect(asked).toHaveBeenCalledTimes(2);
  const owners = await Promise.all(['ann', 'bo'].map((uid) => owns(uid)));
  expect(owners.filter(Boolean)).toHaveLength(1);
});

test('a sweep asks a provider that is away only a few times', async () => {
  await bed.press(await bed.checkOut('ann'), 'silent');
  const [order] = await bed.list('paymentOrders');
  for (let n = 0; n < 20; n += 1) bed.set(`paymentOrders/copy${n}`, { ...order, path: undefined });
  const provider = testProvider();
  const asked = jest.spyOn(provider, 'fetchEvents').mockRejectedValue(new RetryLater('No answer.'));
  await expect(bed.payments.sweep()).rejects.toThrow('No answer.');
  expect(asked).toHaveBeenCalledTimes(5);
});
