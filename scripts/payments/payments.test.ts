import { checkoutOf } from '../tests/fixtures/paymentShop';
import { startPaymentTestBed, type PaymentTestBed } from './testBed';

let testBed: PaymentTestBed;
beforeEach(async () => (testBed = await startPaymentTestBed()));
afterEach(() => testBed.stop());

const owns = async (uid: string, product: string): Promise<boolean> =>
  (await testBed.read(`entitlements/${uid}/items/${product}`)) !== null;
const paymentOf = (answer: Record<string, unknown>, uid = 'ann') =>
  testBed.read(`customers/${uid}/payments/${String(answer.paymentId)}`);
const mailsTo = (email: string): string[] => testBed.running.backend.auth.mailbox.list(email).map(({ kind }) => kind);

test('a paid checkout grants its items, with a receipt', async () => {
  const answer = await testBed.checkOut('ann', checkoutOf('book-loaf', 'course-bread'));
  expect(answer).toMatchObject({ status: 'open', total: 3800, discount: 0, currency: 'eur' });
  expect(await paymentOf(answer)).toBeNull();
  expect(await owns('ann', 'book-loaf')).toBe(false);
  expect(await testBed.press(answer, 'succeeds')).toBe(303);
  expect(await paymentOf(answer)).toMatchObject({
    status: 'succeeded',
    amount: 3800,
    number: 'L-000001',
    test: true,
    seller: { name: 'Lectern' },
    buyer: { email: 'ann@lectern.example' },
    items: [{ productId: 'book-loaf', title: 'loaf', amount: 900 }, { productId: 'course-bread' }],
  });
  expect([await owns('ann', 'book-loaf'), await owns('ann', 'course-bread')]).toEqual([true, true]);
  expect(await testBed.read(String(answer.path))).toMatchObject({ status: 'complete' });
  expect(mailsTo('ann@lectern.example')).toEqual(['RECEIPT']);
  expect(await testBed.checkOut('ann')).toMatchObject({ status: 'refused', error: { kind: 'owned' } });
});

test.each(['twice', 'reordered'])('a payment that is reported %s grants once', async (outcome) => {
  const answer = await testBed.checkOut('ann');
  await testBed.press(answer, outcome);
  await testBed.until(() => owns('ann', 'book-loaf'));
  if (outcome === 'reordered') await testBed.until(async () => (await testBed.list('testPayments')).length === 1);
  expect(await paymentOf(answer)).toMatchObject({ status: 'succeeded', number: 'L-000001' });
  expect(mailsTo('ann@lectern.example')).toEqual(['RECEIPT']);
});

test('a declined payment can be paid again on the same page; a cancelled one grants nothing', async () => {
  const answer = await testBed.checkOut('ann');
  expect(await testBed.press(answer, 'declined')).toBe(200);
  expect(await paymentOf(answer)).toMatchObject({ status: 'failed' });
  expect(await testBed.press(answer, 'cancelled')).toBe(303);
  expect(await owns('ann', 'book-loaf')).toBe(false);
  expect(await testBed.checkOut('ann')).toMatchObject({ url: answer.url, paymentId: answer.paymentId });
  await testBed.press(answer, 'succeeds');
  expect(await paymentOf(answer)).toMatchObject({ status: 'succeeded' });
});

test('a payment that arrives later waits as processing; one that never arrives fails', async () => {
  const answer = await testBed.checkOut('ann');
  await testBed.press(answer, 'later', 1);
  expect(await paymentOf(answer)).toMatchObject({ status: 'processing', number: null });
  expect(await owns('ann', 'book-loaf')).toBe(false);
  await testBed.until(() => owns('ann', 'book-loaf'));
  const other = await testBed.checkOut('bo');
  await testBed.press(other, 'laterFails');
  await testBed.until(async () => (await paymentOf(other, 'bo'))?.status === 'failed');
  expect(await owns('bo', 'book-loaf')).toBe(false);
});

test('two tabs and a double click share one page; another cart closes it', async () => {
  const [first, second] = await Promise.all([testBed.checkOut('ann'), testBed.checkOut('ann')]);
  expect(second.url).toBe(first.url);
  const larger = await testBed.checkOut('ann', checkoutOf('book-loaf', 'book-soup'));
  expect(larger.url).not.toBe(first.url);
  expect(await testBed.read(String(first.path))).toMatchObject({ status: 'expired' });
  expect(await testBed.press(first, 'succeeds')).toBe(409);
  await testBed.press(larger, 'succeeds');
  expect((await testBed.list('entitlements/ann/items')).length).toBe(2);
});

test('a second payment for what was paid meanwhile is refunded', async () => {
  const first = await testBed.checkOut('ann', checkoutOf('book-loaf', 'book-soup'));
  // Another order grants the same book while the page is open.
  testBed.set('entitlements/ann/items/book-loaf', {
    kind: 'book',
    refId: 'loaf',
    priceId: 'loaf',
    paymentId: 'another',
    grantedAt: new Date(),
  });
  await testBed.press(first, 'succeeds');
  await testBed.until(async () => (await paymentOf(first))?.amountRefunded === 900);
  expect(await paymentOf(first)).toMatchObject({ status: 'partly_refunded', items: [{ duplicate: true }, {}] });
  expect(await testBed.read('entitlements/ann/items/book-loaf')).toMatchObject({ paymentId: 'another' });
  expect(await owns('ann', 'book-soup')).toBe(true);
});

test('changed and retired prices are refused, and a late payment still grants', async () => {
  expect(await testBed.checkOut('ann', { expectedSubtotal: 800 })).toMatchObject({ error: { kind: 'price_changed' } });
  const answer = await testBed.checkOut('ann', { expectedSubtotal: 900 });
  const price = { unit_amount: 1200, currency: 'eur', active: false, type: 'one_time' };
  testBed.set('products/book-loaf/prices/loaf', price);
  expect(await testBed.checkOut('bo')).toMatchObject({ error: { kind: 'unavailable', products: ['book-loaf'] } });
  await testBed.press(answer, 'succeeds');
  expect(await paymentOf(answer)).toMatchObject({ status: 'succeeded', amount: 900 });
  expect(await owns('ann', 'book-loaf')).toBe(true);
});

test('a refund revokes what was bought, with the enrolment; progress stays', async () => {
  const answer = await testBed.checkOut('ann', checkoutOf('course-bread'));
  await testBed.press(answer, 'succeeds');
  testBed.set('users/ann/enrolments/bread', { source: 'purchase', entitlement: 'course-bread', createdAt: new Date() });
  testBed.set('users/ann/progress/bread', { percent: 40 });
  const request = `customers/ann/refund_requests/${String(answer.paymentId)}`;
  testBed.set(request, { reason: 'Not for me.', createdAt: new Date() });
  await testBed.until(async () => (await testBed.read(request))?.status === 'open');
  testBed.set(request, { ...(await testBed.read(request)), status: 'approved', answer: '', decidedAt: new Date() });
  await testBed.until(async () => (await testBed.read(request))?.status === 'refunded');
  await testBed.idle();
  expect(await paymentOf(answer)).toMatchObject({ status: 'refunded', amountRefunded: 2900 });
  expect([await owns('ann', 'course-bread'), await testBed.read('users/ann/enrolments/bread')]).toEqual([false, null]);
  expect(await testBed.read('users/ann/progress/bread')).toEqual({ percent: 40 });
  expect(mailsTo('ann@lectern.example')).toEqual(['REFUND', 'RECEIPT']);
  // The decision has notified her.
  expect(await testBed.list('users/ann/notifications')).toEqual([]);
});

test('a refund that the buyer did not request notifies the buyer once', async () => {
  const answer = await testBed.checkOut('ann');
  await testBed.press(answer, 'succeeds');
  await testBed.press(answer, 'refundAll');
  await testBed.payments.sweep();
  await testBed.idle();
  const path = `users/ann/notifications/refund-${String(answer.paymentId)}-900`;
  expect(await testBed.list('users/ann/notifications')).toMatchObject([{ path }]);
  expect(await testBed.read(path)).toMatchObject({
    kind: 'refund',
    title: expect.stringMatching(/L-\d{6}$/) as string,
    body: expect.stringContaining('9.00') as string,
    path: `/profile?tab=orders&order=${String(answer.paymentId)}`,
    readAt: null,
  });
});

test('a dispute suspends what was bought until it is won', async () => {
  const answer = await testBed.checkOut('ann');
  await testBed.press(answer, 'succeeds');
  await testBed.press(answer, 'disputed');
  expect([(await paymentOf(answer))?.status, await owns('ann', 'book-loaf')]).toEqual(['disputed', false]);
  await testBed.press(answer, 'disputeWon');
  expect([(await paymentOf(answer))?.status, await owns('ann', 'book-loaf')]).toEqual(['succeeded', true]);
});

test('coupons are applied by the server, at most as often as allowed', async () => {
  const coupon = { amountOff: null, currency: null, startsAt: null, endsAt: null, perAccount: 1, uses: 0 };
  testBed.set('coupons/SPRING', { ...coupon, percentOff: 25, maxUses: 1, createdAt: new Date() });
  const [ann, bo] = await Promise.all([
    testBed.checkOut('ann', { coupon: 'spring' }),
    testBed.checkOut('bo', { coupon: 'SPRING' }),
  ]);
  const [winner, loser] = ann.status === 'open' ? [ann, bo] : [bo, ann];
  expect(winner).toMatchObject({ subtotal: 900, discount: 225, total: 675 });
  expect(loser).toMatchObject({ status: 'refused', error: { kind: 'coupon' } });
  await testBed.press(winner, 'expires');
  expect(await testBed.read('coupons/SPRING')).toMatchObject({ uses: 0 });
  for (const code of ['nothing', '__reserved__'])
    expect(await testBed.checkOut('bo', { coupon: code })).toMatchObject({ error: { kind: 'coupon' } });
  testBed.set('coupons/ALL', { ...coupon, percentOff: 100, maxUses: null, createdAt: new Date() });
  const free = await testBed.checkOut('bo', { coupon: 'ALL' });
  expect(free).toMatchObject({ status: 'complete', total: 0 });
  expect(await paymentOf(free, 'bo')).toMatchObject({ status: 'succeeded', amount: 0 });
  expect(await owns('bo', 'book-loaf')).toBe(true);
});

test('a check shows the sums with a coupon, and neither orders nor uses anything', async () => {
  const coupon = { amountOff: null, currency: null, startsAt: null, endsAt: null, perAccount: 1, maxUses: 1, uses: 0 };
  for (const [code, percentOff] of [
    ['PART', 25],
    ['WHOLE', 100],
  ] as const)
    testBed.set(`coupons/${code}`, { ...coupon, percentOff, createdAt: new Date() });
  const check = { mode: 'check', acceptedTerms: undefined };
  expect(await testBed.checkOut('ann', { ...check, coupon: 'nothing' })).toMatchObject({ error: { kind: 'coupon' } });
  const sums = { status: 'checked', subtotal: 900, currency: 'eur' };
  expect(await testBed.checkOut('ann', { ...check, coupon: 'part' })).toMatchObject({
    ...sums,
    discount: 225,
    total: 675,
  });
  const whole = await testBed.checkOut('ann', { ...check, coupon: 'WHOLE' });
  expect(whole).toMatchObject({ ...sums, discount: 900, total: 0 });
  expect([whole.url, whole.paymentId, await owns('ann', 'book-loaf')]).toEqual([undefined, undefined, false]);
  for (const collection of ['paymentOrders', 'paymentLocks', 'customers/ann/payments', 'coupons/WHOLE/uses'])
    expect(await testBed.list(collection)).toEqual([]);
  // The coupon stays valid for the open order that holds its only use.
  const paid = await testBed.checkOut('ann', { coupon: 'PART' });
  expect(paid).toMatchObject({ status: 'open', total: 675 });
  expect(await testBed.checkOut('ann', { ...check, coupon: 'PART' })).toMatchObject({ status: 'checked', total: 675 });
  expect(await testBed.checkOut('bo', { ...check, coupon: 'PART' })).toMatchObject({ error: { kind: 'coupon' } });
});

test('nothing is sold without accepted terms, and nothing through a check with a payment', async () => {
  expect(await testBed.checkOut('ann', { acceptedTerms: undefined })).toMatchObject({ error: { kind: 'invalid' } });
  const open = await testBed.checkOut('ann', checkoutOf('book-free', 'book-loaf'));
  const forged = await testBed.checkOut('ann', { mode: 'check', acceptedTerms: undefined, paymentId: open.paymentId });
  expect([forged.status, forged.url]).toEqual(['checked', undefined]);
});

test('an account tries few codes of coupons: refused checkouts count too', async () => {
  const tried = { ...checkoutOf('book-loaf'), coupon: 'guess', status: 'refused', createdAt: new Date() };
  for (let n = 0; n < 99; n += 1) testBed.set(`customers/ann/checkout_sessions/tried-0123456789-${n}`, tried);
  const guess = { coupon: 'next', createdAt: new Date() };
  expect(await testBed.checkOut('ann', guess)).toMatchObject({ error: { kind: 'coupon' } });
  expect(await testBed.checkOut('ann', guess)).toMatchObject({ status: 'refused', error: { kind: 'too_many' } });
  const check = { ...guess, mode: 'check', acceptedTerms: undefined };
  expect(await testBed.checkOut('ann', check)).toMatchObject({ status: 'refused', error: { kind: 'too_many' } });
  expect(await testBed.checkOut('bo', guess)).toMatchObject({ error: { kind: 'coupon' } });
});

const codeIn = (email: string): string =>
  /[0-9A-Z]{4}(-[0-9A-Z]{4}){7}/.exec(testBed.running.backend.auth.mailbox.latest(email)?.text ?? '')?.[0] ?? '';
const claim = async (uid: string, code: string): Promise<Record<string, unknown> | null> => {
  const path = `customers/${uid}/gift_claims/claim-${Math.random()}`;
  testBed.set(path, { code, createdAt: new Date() });
  await testBed.idle();
  return testBed.read(path);
};
const gift = { email: 'mo@lectern.example', message: 'Enjoy!' };

test('a gift is mailed, claimed once, and shown to the giver', async () => {
  const answer = await testBed.checkOut('ann', { gift });
  await testBed.press(answer, 'succeeds');
  expect(await owns('ann', 'book-loaf')).toBe(false);
  expect((await paymentOf(answer))?.gift).toMatchObject({ ...gift, state: 'sent' });
  const code = codeIn(gift.email);
  expect(JSON.stringify(await testBed.list('gifts'))).not.toContain(code);
  expect(await testBed.list('paymentMails')).toEqual([]);
  expect(await claim('bo', 'AAAA-BBBB')).toMatchObject({ status: 'refused', reason: 'unknown' });
  const granted = await claim('bo', code.toLowerCase().replace(/-/g, ' '));
  expect(granted).toMatchObject({ status: 'granted', items: [{ productId: 'book-loaf' }] });
  expect(granted).not.toHaveProperty('code');
  expect(await owns('bo', 'book-loaf')).toBe(true);
  expect((await paymentOf(answer))?.gift).toMatchObject({ state: 'claimed' });
  expect(await claim('ann', code)).toMatchObject({ status: 'refused', reason: 'claimed' });
});

test('a refunded gift is void, also after it was claimed', async () => {
  const answer = await testBed.checkOut('ann', { gift });
  await testBed.press(answer, 'succeeds');
  const code = codeIn(gift.email);
  await testBed.press(answer, 'refundAll');
  expect(await claim('bo', code)).toMatchObject({ status: 'refused', reason: 'void' });
  const second = await testBed.checkOut('ann', { gift: { ...gift, message: 'Again' } });
  await testBed.press(second, 'succeeds');
  await claim('bo', codeIn(gift.email));
  expect(await owns('bo', 'book-loaf')).toBe(true);
  await testBed.press(second, 'refundAll');
  expect(await owns('bo', 'book-loaf')).toBe(false);
  expect((await paymentOf(second))?.gift).toMatchObject({ state: 'void' });
});

test('a free item that was taken without a checkout is an order of 0', async () => {
  testBed.set('entitlements/ann/items/book-free', {
    kind: 'book',
    refId: 'free',
    priceId: 'free',
    paymentId: null,
    grantedAt: new Date(),
  });
  await testBed.idle();
  expect(await testBed.list('customers/ann/payments')).toMatchObject([
    { status: 'succeeded', amount: 0, number: 'L-000001', items: [{ title: 'free', productId: 'book-free' }] },
  ]);
});

test('addresses of other sites, unknown accounts and mixed requests are refused', async () => {
  const away = { success_url: 'https://evil.example/shopping' };
  expect(await testBed.checkOut('ann', away)).toMatchObject({ error: { kind: 'invalid' } });
  expect(await testBed.checkOut('nobody')).toMatchObject({ error: { kind: 'invalid' } });
  expect(await testBed.checkOut('ann', checkoutOf('book-loaf', 'book-loaf'))).toMatchObject({
    error: { kind: 'invalid' },
  });
});

test('a site without payments says so, and still gives free items', async () => {
  await testBed.restart({ environment: { LECTERN_PAYMENTS: 'none' } });
  expect(await testBed.checkOut('ann')).toMatchObject({
    status: 'refused',
    error: { kind: 'payments_off', message: 'This site takes no payments.' },
  });
  expect(await testBed.checkOut('ann', checkoutOf('book-free'))).toMatchObject({ status: 'complete' });
  expect(await owns('ann', 'book-free')).toBe(true);
});
