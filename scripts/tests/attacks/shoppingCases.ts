import { SERVER_TIME, casesOf, invalidVariants, type Case } from './cases';
import * as good from './documents';

const fresh = { createdAt: SERVER_TIME, updatedAt: SERVER_TIME };
const SESSIONS = 'customers/learner/checkout_sessions';
const ENTITLEMENTS = 'entitlements/learner/items';
const granted = { ...good.entitlement, grantedAt: SERVER_TIME };
const long = (length: number): string => 'x'.repeat(length);

const SHOP: Case[] = [
  ...casesOf('learner', 'refused', {
    'claims with a failed payment': { create: `${ENTITLEMENTS}/prod-book`, data: { ...granted, paymentId: 'failed' } },
    'claims with a retired price': { create: `${ENTITLEMENTS}/prod-book`, data: { ...granted, priceId: 'price-old' } },
    'claims with a time chosen by the client': {
      create: `${ENTITLEMENTS}/prod-book`,
      data: { ...granted, grantedAt: good.now },
    },
    'claims with an extra key': { create: `${ENTITLEMENTS}/prod-book`, data: { ...granted, forever: true } },
    'finds the file of a book before owning it': { get: 'books/paid-book/private/file' },
  }),
  ...casesOf('visitor', 'allowed', {
    'reads a product': { get: 'products/prod-book' },
    'reads prices': { list: 'products/prod-book/prices' },
  }),
  ...casesOf('learner', 'allowed', {
    'writes the own cart': { create: 'carts/learner', data: { items: [good.cartItem], updatedAt: SERVER_TIME } },
    'starts a checkout': { create: `${SESSIONS}/n1~prod-book`, data: good.checkout },
    'starts a checkout of two': {
      create: `${SESSIONS}/n2~prod-book~prod-course`,
      data: {
        ...good.checkout,
        line_items: [
          { price: 'price-book', quantity: 1 },
          { price: 'price-course', quantity: 1 },
        ],
      },
    },
    'reads own payments': { list: 'customers/learner/payments' },
    'claims a paid book': { create: `${ENTITLEMENTS}/prod-book`, data: granted },
    'claims a free book': {
      create: `${ENTITLEMENTS}/prod-free`,
      data: { ...granted, refId: 'gift-book', priceId: 'price-free', paymentId: null },
    },
    'finds the file of a book that it owns': { get: 'books/paid-book/private/file' },
    'finds the file of a free book': { get: 'books/free-book/private/file' },
  }),
  ...casesOf('learner', 'refused', {
    'writes a product': { create: 'products/mine', data: { active: true, name: 'x', images: [] } },
    'lowers a price': { update: 'products/prod-book/prices/price-book', data: { unit_amount: 1 } },
    'writes a payment': {
      create: 'customers/learner/payments/forged',
      data: { status: 'succeeded', amount: 900, currency: 'eur', prices: [] },
    },
    'turns a failed payment into a paid one': {
      update: 'customers/learner/payments/failed',
      data: { status: 'succeeded' },
    },
    'reads payments of another': { list: 'customers/other/payments' },
    'reads a checkout of another': { get: 'customers/other/checkout_sessions/s' },
    'starts a checkout for another': { create: 'customers/other/checkout_sessions/n~prod-book', data: good.checkout },
    'changes a checkout': { update: `${SESSIONS}/n1~prod-book`, data: { url: 'https://evil.example' } },
    'pays a retired price': {
      create: `${SESSIONS}/n~prod-book`,
      data: { ...good.checkout, line_items: [{ price: 'price-old', quantity: 1 }] },
    },
    'pays a price of another product': { create: `${SESSIONS}/n~prod-course`, data: good.checkout },
    'hides a line from the id': {
      create: `${SESSIONS}/n~prod-book`,
      data: {
        ...good.checkout,
        line_items: [
          { price: 'price-book', quantity: 1 },
          { price: 'x', quantity: 1 },
        ],
      },
    },
    'reads the cart of another': { get: 'carts/other' },
    'writes the cart of another': { create: 'carts/other', data: { items: [], updatedAt: SERVER_TIME } },
    'reads entitlements of another': { list: 'entitlements/other/items' },
    'forges an entitlement for another': { create: 'entitlements/other/items/prod-book', data: granted },
    'claims a course with the payment for a book': {
      create: `${ENTITLEMENTS}/prod-course`,
      data: { ...granted, kind: 'course', refId: 'full', priceId: 'price-course' },
    },
    'claims with the payment of another': {
      create: `${ENTITLEMENTS}/prod-course`,
      data: { ...granted, kind: 'course', refId: 'full', priceId: 'price-course', paymentId: 'theirs' },
    },
    'claims a paid course without a payment': {
      create: `${ENTITLEMENTS}/prod-course`,
      data: { ...granted, kind: 'course', refId: 'full', priceId: 'price-course', paymentId: null },
    },
    'claims with a payment that does not exist': {
      create: `${ENTITLEMENTS}/prod-course`,
      data: { ...granted, kind: 'course', refId: 'full', priceId: 'price-course', paymentId: 'none' },
    },
    'claims another book with a free product': {
      create: `${ENTITLEMENTS}/prod-free`,
      data: { ...granted, refId: 'paid-book', priceId: 'price-free', paymentId: null },
    },
    'changes an entitlement': { update: `${ENTITLEMENTS}/prod-book`, data: { refId: 'x' } },
    'writes a book': { create: 'books/mine', data: { ...good.book, ...fresh } },
  }),
  ...casesOf('other', 'refused', {
    'finds the file of a book that it does not own': { get: 'books/paid-book/private/file' },
  }),
  ...invalidVariants('learner', `${SESSIONS}/n9~prod-book`, good.checkout, {
    'an amount': { amount: 1 },
    'a price made up by the client': { line_items: [{ price_data: { unit_amount: 1, currency: 'eur' }, quantity: 1 }] },
    'a quantity of 2': { line_items: [{ price: 'price-book', quantity: 2 }] },
    'a quantity below zero': { line_items: [{ price: 'price-book', quantity: -1 }] },
    'a discount': { discounts: [{ coupon: 'FREE' }] },
    metadata: { metadata: { x: '1' } },
    'a client': { client: 'mobile' },
    'another mode': { mode: 'subscription' },
    'no lines': { line_items: [] },
    'a return URL on another site': { success_url: 'https://evil.example/phish' },
    'a return URL that runs a script': { success_url: 'javascript:alert(1)' },
    'promotion codes': { allow_promotion_codes: true },
    'a trial': { trial_period_days: 30 },
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

const MESSAGES: Case[] = [
  ...casesOf('visitor', 'allowed', {
    'sends a message': { create: 'contactMessages/new', data: { ...good.message, createdAt: SERVER_TIME } },
    'sends an enquiry': { create: 'businessLeads/new', data: { ...good.lead, createdAt: SERVER_TIME } },
  }),
  ...casesOf('visitor', 'refused', {
    'reads messages': { list: 'contactMessages' },
    'reads one message': { get: 'contactMessages/m' },
    'changes a message': { update: 'contactMessages/m', data: { message: 'Another text here.' } },
    'reads enquiries': { list: 'businessLeads' },
    'applies to teach': { create: 'teacherApplications/visitor', data: { ...good.application, ...fresh } },
    'reads an application': { get: 'teacherApplications/other' },
  }),
  ...casesOf('learner', 'allowed', {
    'applies to teach': { create: 'teacherApplications/learner', data: { ...good.application, ...fresh } },
  }),
  ...casesOf('learner', 'refused', {
    'accepts the own application': {
      update: 'teacherApplications/learner',
      data: { status: 'accepted', updatedAt: SERVER_TIME },
    },
    'applies as accepted': {
      create: 'teacherApplications/learner',
      data: { ...good.application, status: 'accepted', ...fresh },
    },
    'applies for another': { create: 'teacherApplications/rival', data: { ...good.application, ...fresh } },
    'reads the application of another': { get: 'teacherApplications/other' },
    'lists applications': { list: 'teacherApplications' },
  }),
  ...casesOf('admin', 'allowed', {
    'reads messages': { list: 'contactMessages' },
    'lists applications': { list: 'teacherApplications' },
    'accepts an application': {
      update: 'teacherApplications/other',
      data: { status: 'accepted', updatedAt: SERVER_TIME },
    },
  }),
  ...casesOf('admin', 'refused', {
    'rewrites an application': {
      update: 'teacherApplications/other',
      data: { experience: 'None.', updatedAt: SERVER_TIME },
    },
  }),
  ...invalidVariants(
    'visitor',
    'contactMessages/bad',
    { ...good.message, createdAt: SERVER_TIME },
    {
      'a filled honeypot': { honeypot: 'x' },
      'nine letters': { message: 'too short' },
      '4,001 letters': { message: long(4001) },
      'no address': { email: 'nobody' },
      'an unknown topic': { topic: 'spam' },
      'an extra key': { read: true },
      'a time chosen by the client': { createdAt: good.now },
    },
  ),
  ...invalidVariants(
    'visitor',
    'businessLeads/bad',
    { ...good.lead, createdAt: SERVER_TIME },
    { 'no seats': { seats: 0 }, 'seats as text': { seats: '20' }, 'an extra key': { vip: true } },
  ),
];

const PENS: Case[] = [
  ...casesOf('visitor', 'allowed', {
    'opens a public pen': { get: 'pens/public' },
    'opens an unlisted pen': { get: 'pens/unlisted' },
    'lists public pens': { list: 'pens', where: [['visibility', '==', 'public']] },
  }),
  ...casesOf('visitor', 'refused', {
    'opens a private pen': { get: 'pens/private' },
    'lists unlisted pens': { list: 'pens', where: [['visibility', '==', 'unlisted']] },
    'lists all pens': { list: 'pens' },
    'saves a pen': { create: 'pens/x', data: { ...good.pen, ownerUid: 'visitor', ...fresh } },
  }),
  ...casesOf('learner', 'allowed', {
    'saves a pen': { create: 'pens/mine', data: { ...good.pen, ...fresh } },
    'changes the own pen': { update: 'pens/mine', data: { title: 'New', updatedAt: SERVER_TIME } },
    'lists own pens': { list: 'pens', where: [['ownerUid', '==', 'learner']] },
  }),
  ...casesOf('learner', 'refused', {
    'opens a private pen of another': { get: 'pens/private' },
    'changes a pen of another': { update: 'pens/public', data: { title: 'Mine', updatedAt: SERVER_TIME } },
    'deletes a pen of another': { remove: 'pens/public' },
    'saves a pen as another': { create: 'pens/theirs', data: { ...good.pen, ownerUid: 'other', ...fresh } },
    'gives a pen away': { update: 'pens/mine', data: { ownerUid: 'other', updatedAt: SERVER_TIME } },
    'lists private pens': { list: 'pens', where: [['visibility', '==', 'private']] },
    'lists pens of another': { list: 'pens', where: [['ownerUid', '==', 'other']] },
  }),
  ...invalidVariants(
    'learner',
    'pens/bad',
    { ...good.pen, ...fresh },
    { 'html over 50,000': { html: long(50_001) }, 'no title': { title: '' }, 'an extra key': { views: 1 } },
  ),
];

/** Cases of payments, entitlements, messages and pens. */
export const SHOPPING_CASES: Case[] = [...SHOP, ...MESSAGES, ...PENS];
