import { SERVER_TIME, casesOf, invalidVariants, type Case } from './cases';
import * as good from './documents';

const SESSIONS = 'customers/learner/checkout_sessions';
const ENTITLEMENTS = 'entitlements/learner/items';
const CLAIMS = 'customers/learner/gift_claims';
const REFUNDS = 'customers/learner/refund_requests';
const nonce = (name: string): string => `${SESSIONS}/nonce-0123456789-${name}`;
const checkout = { ...good.checkout, createdAt: SERVER_TIME };
const { acceptedTerms: _, ...request } = checkout;
const check = { ...request, mode: 'check', coupon: 'SPRING-25' };
const free = {
  kind: 'book',
  refId: 'gift-book',
  priceId: 'price-free',
  paymentId: null as string | null,
  grantedAt: SERVER_TIME,
};
const course = { ...free, kind: 'course', refId: 'full', priceId: 'price-course' };
const line = (price: string, product: string) => ({ price, product, quantity: 1 });
const refund = { reason: 'It is not for me.', createdAt: SERVER_TIME };
const claim = { code: 'ABCD-EFGH', createdAt: SERVER_TIME };
const payment = { status: 'succeeded', amount: 900, currency: 'eur', items: [], created: good.now };

const CHECKOUTS: Case[] = [
  ...casesOf('learner', 'allowed', {
    'starts a checkout': { create: nonce('one'), data: checkout },
    'starts a checkout of two': {
      create: nonce('two'),
      data: { ...checkout, line_items: [line('price-book', 'prod-book'), line('price-course', 'prod-course')] },
    },
    'starts a checkout of ten': {
      create: nonce('ten'),
      data: { ...checkout, line_items: Array(10).fill(line('price-book', 'prod-book')) },
    },
    'starts a checkout with a coupon': { create: nonce('coupon'), data: { ...checkout, coupon: 'SPRING-25' } },
    'starts a checkout of a gift': {
      create: nonce('gift'),
      data: { ...checkout, gift: { email: 'mo@lectern.example', message: 'Enjoy!' } },
    },
    'starts a checkout with the sum it saw': { create: nonce('sum'), data: { ...checkout, expectedSubtotal: 900 } },
    'checks a coupon before accepting the terms': { create: nonce('check'), data: check },
    'checks a coupon for ten lines': {
      create: nonce('check-ten'),
      data: { ...check, line_items: Array(10).fill(line('price-book', 'prod-book')) },
    },
    'reads their own checkouts': { list: SESSIONS },
  }),
  ...casesOf('learner', 'refused', {
    'reads a checkout of another': { get: 'customers/other/checkout_sessions/session-of-another' },
    'lists checkouts of another': { list: 'customers/other/checkout_sessions' },
    'lists checkouts of all': { list: 'checkout_sessions', group: true },
    'starts a checkout for another': {
      create: 'customers/other/checkout_sessions/nonce-0123456789-x',
      data: checkout,
    },
    'changes a checkout': { update: nonce('one'), data: { url: 'https://evil.example' } },
    'removes a checkout': { remove: nonce('one') },
    'starts a checkout with a guessable id': { create: `${SESSIONS}/short`, data: checkout },
    'starts a checkout with an endless id': { create: `${SESSIONS}/${'x'.repeat(65)}`, data: checkout },
  }),
  ...casesOf('visitor', 'refused', {
    'starts a checkout': { create: nonce('visitor'), data: checkout },
    'reads a checkout': { get: 'customers/other/checkout_sessions/session-of-another' },
  }),
  ...casesOf('admin', 'refused', {
    'starts a checkout for a learner': { create: nonce('admin'), data: checkout },
    'answers a checkout': { update: nonce('one'), data: { status: 'complete' } },
  }),
  ...invalidVariants('learner', nonce('bad'), checkout, {
    'an amount': { amount: 1 },
    'a total': { total: 0 },
    'a discount': { discount: 900 },
    discounts: { discounts: [{ coupon: 'FREE' }] },
    'an answer of its own': { url: 'https://evil.example', sessionId: 'x' },
    'a status': { status: 'complete' },
    'a payment': { paymentId: 'paid' },
    'a price made up by the client': { line_items: [{ price_data: { unit_amount: 1, currency: 'eur' }, quantity: 1 }] },
    'an amount in a line': { line_items: [{ ...line('price-book', 'prod-book'), amount: 1 }] },
    'a retired price': { line_items: [line('price-old', 'prod-book')] },
    'a price of another product': { line_items: [line('price-free', 'prod-course')] },
    'a price that does not exist': { line_items: [line('price-none', 'prod-book')] },
    'a retired price in the second line': {
      line_items: [line('price-book', 'prod-book'), line('price-old', 'prod-book')],
    },
    'a retired price in the tenth line': {
      line_items: [...Array<object>(9).fill(line('price-book', 'prod-book')), line('price-old', 'prod-book')],
    },
    'a path as its product': { line_items: [line('price-book', '../products/prod-book')] },
    'no product': { line_items: [{ price: 'price-book', quantity: 1 }] },
    'a quantity of 2': { line_items: [{ ...line('price-book', 'prod-book'), quantity: 2 }] },
    'a quantity below zero': { line_items: [{ ...line('price-book', 'prod-book'), quantity: -1 }] },
    'a quantity of 0': { line_items: [{ ...line('price-book', 'prod-book'), quantity: 0 }] },
    'no lines': { line_items: [] },
    'eleven lines': { line_items: Array(11).fill(line('price-book', 'prod-book')) },
    'lines as a map': { line_items: { 0: line('price-book', 'prod-book') } },
    metadata: { metadata: { x: '1' } },
    'a client': { client: 'mobile' },
    'another mode': { mode: 'subscription' },
    'promotion codes': { allow_promotion_codes: true },
    'a trial': { trial_period_days: 30 },
    'a return URL on another path': { success_url: 'https://lectern.example/elsewhere' },
    'a return URL that runs a script': { success_url: 'javascript:alert(1)' },
    'a cancel URL on another path': { cancel_url: 'https://evil.example/phish' },
    'terms that are not accepted': { acceptedTerms: false },
    'no terms': { acceptedTerms: undefined },
    'a time chosen by the client': { createdAt: good.now },
    'a coupon of 41 characters': { coupon: 'x'.repeat(41) },
    'a coupon as a list': { coupon: ['SPRING-25'] },
    'a coupon as a path': { coupon: '../coupons/X' },
    'a gift to nobody': { gift: { email: 'nobody', message: '' } },
    'a gift with a novel': { gift: { email: 'mo@lectern.example', message: 'x'.repeat(501) } },
    'a gift that is sent already': { gift: { email: 'mo@lectern.example', message: '', state: 'sent' } },
    'a sum below zero': { expectedSubtotal: -1 },
    'a sum as text': { expectedSubtotal: '900' },
    'terms of a check': { mode: 'check' },
  }),
  ...invalidVariants('learner', nonce('bad-check'), check, {
    'another mode': { mode: 'payment' },
    'terms that are not accepted': { acceptedTerms: false },
    'a payment': { paymentId: 'paid' },
    'a status': { status: 'checked' },
    'a retired price': { line_items: [line('price-old', 'prod-book')] },
  }),
];

const RECORDS: Case[] = [
  ...casesOf('visitor', 'allowed', {
    'reads a product': { get: 'products/prod-book' },
    'reads prices': { list: 'products/prod-book/prices' },
  }),
  ...casesOf('learner', 'allowed', {
    'reads own payments': { list: 'customers/learner/payments' },
    'asks for a refund': { create: `${REFUNDS}/paid`, data: refund },
    'claims a gift': { create: `${CLAIMS}/claim-0123456789`, data: claim },
  }),
  ...casesOf('admin', 'allowed', {
    'lists the payments of all': { list: 'payments', group: true },
    'lists the refund requests of all': { list: 'refund_requests', group: true },
  }),
  ...casesOf('admin', 'refused', {
    'declines a refund request without the audit log': {
      update: 'customers/other/refund_requests/theirs',
      data: { status: 'declined', answer: 'Too late.', decidedAt: SERVER_TIME },
    },
    'forges a payment of a learner': { create: 'customers/learner/payments/forged', data: payment },
    'marks a payment as paid': { update: 'customers/learner/payments/failed', data: { status: 'succeeded' } },
    'decides a refund request twice': {
      update: 'customers/other/refund_requests/theirs',
      data: { status: 'approved', answer: '', decidedAt: SERVER_TIME },
    },
    'marks a request as refunded': { update: `${REFUNDS}/paid`, data: { status: 'refunded', decidedAt: SERVER_TIME } },
    'rewrites the reason of a request': { update: `${REFUNDS}/paid`, data: { reason: 'None.' } },
    'reads gift claims': { list: 'customers/other/gift_claims' },
  }),
  ...casesOf('learner', 'refused', {
    'writes a product': { create: 'products/mine', data: { active: true, name: 'x', images: [] } },
    'lowers a price': { update: 'products/prod-book/prices/price-book', data: { unit_amount: 1 } },
    'adds a price of its own': {
      create: 'products/prod-book/prices/cheap',
      data: { unit_amount: 0, currency: 'eur', active: true, type: 'one_time' },
    },
    'revives a retired price': { update: 'products/prod-book/prices/price-old', data: { active: true } },
    'forges a payment': { create: 'customers/learner/payments/forged', data: payment },
    'turns a failed payment into a paid one': {
      update: 'customers/learner/payments/failed',
      data: { status: 'succeeded' },
    },
    'removes a payment': { remove: 'customers/learner/payments/paid' },
    'reads payments of another': { list: 'customers/other/payments' },
    'reads one payment of another': { get: 'customers/other/payments/theirs' },
    'lists payments of all': { list: 'payments', group: true },
    'writes a customer': { create: 'customers/learner', data: { stripeId: 'cus_1' } },
    'asks for a refund of the payment of another': { create: `${REFUNDS}/theirs`, data: refund },
    'asks for a refund for another': { create: 'customers/other/refund_requests/theirs', data: refund },
    'reads refund requests of another': { list: 'customers/other/refund_requests' },
    'approves their own refund': {
      update: `${REFUNDS}/paid`,
      data: { status: 'approved', answer: '', decidedAt: SERVER_TIME },
    },
    'asks for a refund twice': { create: `${REFUNDS}/paid`, data: refund },
    'removes a refund request': { remove: `${REFUNDS}/paid` },
    'lists refund requests of all': { list: 'refund_requests', group: true },
    'claims a gift for another': { create: 'customers/other/gift_claims/claim-0123456789', data: claim },
    'reads gift claims of another': { get: 'customers/other/gift_claims/claim-of-another1' },
    'answers their own claim': { update: `${CLAIMS}/claim-0123456789`, data: { status: 'granted' } },
    'lists gift claims of all': { list: 'gift_claims', group: true },
    'reads an order of the processor': { list: 'paymentOrders' },
    'reads events of the provider': { list: 'events', group: true },
    'writes an event of the provider': {
      create: 'paymentOrders/paid/events/forged',
      data: { kind: 'succeeded', at: good.now },
    },
    'reads coupons': { list: 'coupons' },
    'reads a coupon': { get: 'coupons/SPRING-25' },
    'writes a coupon': { create: 'coupons/FREE', data: { percentOff: 100 } },
    'raises the uses of a coupon': { update: 'coupons/SPRING-25', data: { uses: -1000 } },
    'reads gifts': { list: 'gifts' },
    'writes a gift': { create: 'gifts/forged', data: { state: 'sent' } },
    'reads the outbox': { list: 'paymentMails' },
    'writes to the outbox': { create: 'paymentMails/x', data: { to: 'mo@lectern.example', text: 'Hi' } },
    'reads test payments': { list: 'testPayments' },
    'pays a test payment': { create: 'testPayments/x/deliveries/y', data: { kind: 'succeeded' } },
    'reads the marks of the processor': { list: 'processing' },
    'reads failures of the processor': { list: 'processingFailures' },
  }),
  ...invalidVariants('learner', `${REFUNDS}/failed`, refund, {
    'no reason': { reason: '' },
    'a reason of 1,001 characters': { reason: 'x'.repeat(1001) },
    'a decision': { status: 'approved' },
    'an amount': { amount: 100_000 },
    'a time chosen by the client': { createdAt: good.now },
  }),
  ...invalidVariants('learner', `${CLAIMS}/claim-of-nothing`, claim, {
    'no code': { code: '' },
    'a code of 81 characters': { code: 'x'.repeat(81) },
    'an answer': { status: 'granted', items: [] },
    'a time chosen by the client': { createdAt: good.now },
  }),
];

const ITEMS: Case[] = [
  ...casesOf('learner', 'allowed', {
    'claims a free book': { create: `${ENTITLEMENTS}/prod-free`, data: free },
    'finds the file of a book that it owns': { get: 'books/owned-book/private/file' },
    'finds the file of a free book': { get: 'books/free-book/private/file' },
    'writes their own cart': { create: 'carts/learner', data: { items: [good.cartItem], updatedAt: SERVER_TIME } },
  }),
  ...casesOf('learner', 'refused', {
    'claims a paid course without a payment': { create: `${ENTITLEMENTS}/prod-course`, data: course },
    'claims a paid course with its own payment': {
      create: `${ENTITLEMENTS}/prod-course`,
      data: { ...course, paymentId: 'paid' },
    },
    'claims with a failed payment': {
      create: `${ENTITLEMENTS}/prod-course`,
      data: { ...course, paymentId: 'failed' },
    },
    'claims with the payment of another': {
      create: `${ENTITLEMENTS}/prod-course`,
      data: { ...course, paymentId: 'theirs' },
    },
    'claims with a payment that does not exist': {
      create: `${ENTITLEMENTS}/prod-course`,
      data: { ...course, paymentId: 'none' },
    },
    'claims a paid course at the price of a free book': {
      create: `${ENTITLEMENTS}/prod-course`,
      data: { ...course, priceId: 'price-free' },
    },
    'claims another book with a free product': {
      create: `${ENTITLEMENTS}/prod-free`,
      data: { ...free, refId: 'paid-book' },
    },
    'claims with a time chosen by the client': {
      create: `${ENTITLEMENTS}/prod-free`,
      data: { ...free, grantedAt: good.now },
    },
    'claims with an extra key': { create: `${ENTITLEMENTS}/prod-free`, data: { ...free, forever: true } },
    'forges an entitlement for another': { create: 'entitlements/other/items/prod-free', data: free },
    'changes an entitlement': { update: `${ENTITLEMENTS}/prod-owned`, data: { refId: 'paid-book' } },
    'finds the file of a book that is not paid': { get: 'books/paid-book/private/file' },
    'reads entitlements of another': { list: 'entitlements/other/items' },
    'enrols in a paid course with the entitlement to a book': {
      create: 'users/learner/enrolments/full',
      data: { source: 'purchase', entitlement: 'prod-owned', createdAt: SERVER_TIME },
    },
    'enrols in a paid course as granted': {
      create: 'users/learner/enrolments/full',
      data: { source: 'grant', entitlement: null, createdAt: SERVER_TIME },
    },
    'reads the content of a paid course': { get: 'courses/full/content/one' },
    'reads the cart of another': { get: 'carts/other' },
    'writes the cart of another': { create: 'carts/other', data: { items: [], updatedAt: SERVER_TIME } },
    'writes a book': {
      create: 'books/mine',
      data: { ...good.book, createdAt: SERVER_TIME, updatedAt: SERVER_TIME },
    },
    'moves the file of a book': { update: 'books/paid-book/private/file', data: { path: 'books/free-book/full/b' } },
  }),
  ...casesOf('other', 'refused', {
    'finds the file of a book that it does not own': { get: 'books/paid-book/private/file' },
    'lists files of a book that it does not own': { list: 'books/paid-book/private' },
  }),
  ...invalidVariants(
    'learner',
    'carts/learner',
    { items: [good.cartItem], updatedAt: SERVER_TIME },
    {
      'a price in it': { items: [{ ...good.cartItem, unit_amount: 1 }] },
      'eleven items': { items: Array(11).fill(good.cartItem) },
      'an item of another kind': { items: [{ ...good.cartItem, kind: 'car' }] },
      'a time chosen by the client': { updatedAt: good.now },
      'a discount': { discount: 50 },
    },
  ),
];

/** Cases of checkouts, payments, refunds, gifts, coupons, entitlements and carts. */
export const SHOPPING_CASES: Case[] = [...CHECKOUTS, ...RECORDS, ...ITEMS];
