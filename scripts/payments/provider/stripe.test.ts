import { mkdir, writeFile } from 'node:fs/promises';
import { checkoutOf } from '../../tests/fixtures/paymentShop';
import { startFakeStripe, type FakeStripe } from '../../tests/fixtures/fakeStripe';
import { listRefused } from '../administration';
import { paymentGauges } from '../paymentGauges';
import { startPaymentTestBed, type PaymentTestBed } from '../testBed';

let stripe: FakeStripe;
let testBed: PaymentTestBed;
const reports: string[] = [];
const environment = {
  LECTERN_PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_WEBHOOK_SECRET: 'whsec_fake',
};

beforeEach(async () => {
  stripe = await startFakeStripe();
  reports.length = 0;
  testBed = await startPaymentTestBed({ environment: { LECTERN_PAYMENTS: 'none' } });
  const { home } = testBed;
  await mkdir(`${home}/config`);
  const seller = { name: 'Bread Ltd', address: ['1 Mill Lane'], taxId: 'DE1', tax: { label: 'VAT', percent: 19 } };
  await writeFile(`${home}/config/seller.json`, JSON.stringify(seller));
  await testBed.restart({ environment, stripeApi: stripe.api, report: (message) => reports.push(message) });
});
afterEach(async () => {
  await testBed.stop();
  await stripe.close();
});

const paymentOf = (answer: Record<string, unknown>) =>
  testBed.read(`customers/ann/payments/${String(answer.paymentId)}`);
const owns = async (): Promise<boolean> => (await testBed.read('entitlements/ann/items/book-loaf')) !== null;

async function deliver(event: object, headers?: Record<string, string>): Promise<number> {
  const payload = JSON.stringify(event);
  const request = {
    method: 'POST' as const,
    url: '/__/payments/webhook',
    headers: headers ?? stripe.sign(payload),
    payload,
  };
  const { statusCode } = await testBed.app.inject(request);
  await testBed.idle();
  return statusCode;
}

test('a signed event grants what was paid, with the receipt of that moment', async () => {
  const answer = await testBed.checkOut('ann');
  const id = String(answer.sessionId);
  expect(answer.url).toBe(`https://checkout.stripe.com/c/pay/${id}`);
  expect(await deliver(stripe.pay(id))).toBe(200);
  expect(await owns()).toBe(true);
  expect(await paymentOf(answer)).toMatchObject({
    status: 'succeeded',
    test: false,
    seller: { name: 'Bread Ltd', address: ['1 Mill Lane'], taxId: 'DE1' },
    tax: { label: 'VAT', percent: 19, amount: 144 },
  });
});

test('a wrong, missing, old or reused signature is refused, and a replay changes nothing', async () => {
  const answer = await testBed.checkOut('ann');
  const event = stripe.pay(String(answer.sessionId));
  const payload = JSON.stringify(event);
  expect(await deliver(event, stripe.sign(payload, 0, 'whsec_wrong'))).toBe(400);
  expect(await deliver(event, { 'content-type': 'application/json' })).toBe(400);
  expect(await deliver(event, stripe.sign(payload, 301))).toBe(400);
  expect(await deliver({ ...event, id: 'evt_forged' }, stripe.sign(payload))).toBe(400);
  expect(await owns()).toBe(false);
  const headers = stripe.sign(payload);
  for (let turn = 0; turn < 3; turn += 1) expect(await deliver(event, headers)).toBe(200);
  expect(await paymentOf(answer)).toMatchObject({ status: 'succeeded', number: 'L-000001' });
  expect((await testBed.list(`paymentOrders/${String(answer.paymentId)}/events`)).length).toBe(2);
});

test('a checkout that is repeated after a crash gets the same session', async () => {
  const answer = await testBed.checkOut('ann');
  const order = `paymentOrders/${String(answer.paymentId)}`;
  testBed.set(order, { ...(await testBed.read(order)), sessionId: null, url: null, expiresAt: null });
  const { url, sessionId, status, ...rest } = answer;
  testBed.set(String(answer.path), { ...rest, path: undefined });
  await testBed.idle();
  expect(await testBed.read(String(answer.path))).toMatchObject({ url, sessionId, status });
  expect(stripe.sessions.size).toBe(1);
});

test('an unreachable service is retried; a refusal is reported', async () => {
  stripe.failWith = 500;
  const answer = await testBed.checkOut('ann');
  expect(answer.status).toBeUndefined();
  stripe.failWith = null;
  await testBed.until(async () => (await testBed.read(String(answer.path)))?.status === 'open');
  stripe.failWith = 400;
  expect(await testBed.checkOut('bo')).toMatchObject({ status: 'refused', error: { kind: 'provider' } });
  expect(reports.join()).not.toContain('sk_test_secret');
});

test('a wrong key is not retried: buyer and operator learn of it, and the cart works with the right one', async () => {
  stripe.failWith = 401;
  const answer = await testBed.checkOut('ann');
  expect(answer).toMatchObject({ status: 'refused', error: { kind: 'provider' } });
  const asked = stripe.requests.length;
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(stripe.requests.length).toBe(asked);
  const { documents } = testBed.payments.services;
  const [refused] = await listRefused(documents, 10);
  expect(refused?.email).toBe('ann@lectern.example');
  expect(refused?.problem).toContain('STRIPE_SECRET_KEY');
  const figures = await Promise.all(paymentGauges({ documents }).map((gauge) => gauge.value()));
  expect(figures).toEqual([1, 0]);
  expect(reports.filter((text) => text.includes('STRIPE_SECRET_KEY'))).toHaveLength(1);
  stripe.failWith = null;
  expect(await testBed.checkOut('ann')).toMatchObject({ status: 'open' });
  expect(await listRefused(documents, 10)).toEqual([]);
});

test('a key without permission refuses a checkout that would close another one first', async () => {
  const first = await testBed.checkOut('ann');
  stripe.failWith = 403;
  const second = await testBed.checkOut('ann', checkoutOf('book-loaf', 'book-soup'));
  expect(second).toMatchObject({ status: 'refused', error: { kind: 'provider' } });
  stripe.failWith = null;
  expect(await deliver(stripe.pay(String(first.sessionId)))).toBe(200);
  expect(await owns()).toBe(true);
});

test('the sweep reads page by page, reports failures in one message, and closes orders never opened', async () => {
  const { now } = testBed.payments.services;
  stripe.failWith = 401;
  const answer = await testBed.checkOut('ann');
  const [order] = await testBed.list('paymentOrders');
  const { path, ...fields } = order!;
  const opened = { sessionId: 'cs_unknown', createdAt: now() };
  for (let index = 0; index < 450; index += 1)
    testBed.set(`paymentOrders/${String(index).padStart(22, 'a')}`, { ...fields, ...opened, checkoutId: `c${index}` });
  testBed.set(`paymentOrders/${'b'.repeat(22)}`, { ...fields, ...opened, status: 'failed', isClosed: true });
  testBed.set(String(path), { ...fields, createdAt: new Date(Date.now() - 25 * 3_600_000) });
  reports.length = 0;
  expect(await testBed.payments.sweep()).toEqual({
    checked: 451,
    changed: [answer.paymentId ?? idOf(path)],
    failed: 450,
  });
  expect(reports).toEqual([expect.stringContaining('450 orders could not be checked')]);
  expect((await testBed.read(String(path)))?.status).toBe('cancelled');
});

const idOf = (path: unknown): string => String(path).split('/')[1] ?? '';

test('the sweep finds what was paid without an event, and refunds reach the service once', async () => {
  const answer = await testBed.checkOut('ann');
  stripe.pay(String(answer.sessionId));
  await testBed.payments.sweep();
  expect(await owns()).toBe(true);
  const refund = `paymentOrders/${String(answer.paymentId)}/refunds/test`;
  for (let turn = 0; turn < 2; turn += 1) {
    testBed.set(refund, { amount: 900, status: 'requested', at: new Date() });
    await testBed.until(async () => (await testBed.read(refund))?.status === 'done');
  }
  expect(stripe.sessions.get(String(answer.sessionId))?.refunded).toBe(900);
  await testBed.until(async () => (await paymentOf(answer))?.status === 'refunded');
  expect(await owns()).toBe(false);
});

test('an order that this version cannot read does not delay the sweep of others', async () => {
  const answer = await testBed.checkOut('ann');
  stripe.pay(String(answer.sessionId));
  testBed.set(`paymentOrders/${'0'.repeat(22)}`, { status: 'open', createdAt: new Date(0) });
  reports.length = 0;
  expect(await testBed.payments.sweep()).toMatchObject({ checked: 2, failed: 1 });
  expect(reports).toEqual([expect.stringContaining('1 orders could not be checked, first 000')]);
  expect(await owns()).toBe(true);
});

test('a refund that is retried after a day, when its key is forgotten, is not made twice', async () => {
  const answer = await testBed.checkOut('ann');
  await deliver(stripe.pay(String(answer.sessionId)));
  const refund = `paymentOrders/${String(answer.paymentId)}/refunds/part`;
  for (let turn = 0; turn < 2; turn += 1) {
    testBed.set(refund, { amount: 300, status: 'requested', at: new Date() });
    await testBed.until(async () => (await testBed.read(refund))?.status === 'done');
    stripe.forgetKeys();
  }
  expect(stripe.sessions.get(String(answer.sessionId))?.refunded).toBe(300);
});

test('a payment link of the seller never pays for an order, even if its address names one', async () => {
  const answer = await testBed.checkOut('ann');
  const link = { id: 'cs_link', status: 'complete', payment_status: 'paid', payment_intent: null, metadata: {} };
  const event = stripe.event('checkout.session.completed', { ...link, client_reference_id: answer.paymentId });
  expect(await deliver(event)).toBe(200);
  expect([await owns(), await paymentOf(answer)]).toEqual([false, null]);
});

test('refunds and disputes that begin at the service are followed', async () => {
  const answer = await testBed.checkOut('ann');
  const session = stripe.sessions.get(String(answer.sessionId))!;
  await deliver(stripe.pay(session.id));
  const dispute = (status: string) =>
    stripe.event('charge.dispute.created', { id: 'dp_1', status, payment_intent: `pi_${session.id}` });
  await deliver(dispute('warning_needs_response'));
  expect(await owns()).toBe(true);
  await deliver(dispute('needs_response'));
  expect([await owns(), (await paymentOf(answer))?.status]).toEqual([false, 'disputed']);
  await deliver(dispute('won'));
  expect(await owns()).toBe(true);
  session.refunded = 900;
  await deliver(stripe.event('charge.refunded', stripe.chargeObject(session)));
  expect([await owns(), (await paymentOf(answer))?.status]).toEqual([false, 'refunded']);
});

test('unknown events and those of other sites are accepted and ignored', async () => {
  expect(await deliver(stripe.event('customer.created', { id: 'cus_1' }))).toBe(200);
  const foreign = {
    id: 'cs_1',
    client_reference_id: 'x',
    status: 'complete',
    payment_status: 'paid',
    payment_intent: null,
  };
  expect(await deliver(stripe.event('checkout.session.completed', foreign))).toBe(200);
  expect(await testBed.list('paymentOrders')).toEqual([]);
});
