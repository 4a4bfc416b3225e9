import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { wireFieldsOf, type RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { openPayments, type Payments, type PaymentsOptions } from '.';

/** Payments over a real embedded backend, with a shop of three books and a course. */
export type PaymentBed = {
  running: RunningBackend;
  payments: Payments;
  app: FastifyInstance;
  set(path: string, data: object): void;
  read(path: string): Promise<Record<string, unknown> | null>;
  list(collection: string): Promise<Record<string, unknown>[]>;
  /** Creates a checkout as a client would, and resolves to its answer. */
  checkOut(uid: string, change?: object, id?: string): Promise<Record<string, unknown>>;
  /** Presses a button on the test page of a checkout. */
  press(answer: Record<string, unknown>, outcome: string, delay?: number): Promise<number>;
  /** Waits until everything that is due is done. */
  idle(): Promise<void>;
  until(isTrue: () => boolean | Promise<boolean>): Promise<void>;
  /** Stops and opens the payments again, as after a restart. */
  restart(change?: Partial<PaymentsOptions>): Promise<void>;
  stop(): Promise<void>;
};

export const AT = new Date('2026-11-01T10:00:00Z');
const ORIGIN = 'http://localhost:4000';

let count = 0;

/** Writes the shop: `loaf` 9.00, `soup` 5.00, `free` 0, and the course `bread` 29.00. */
export function fillShop(set: (path: string, data: object) => void): void {
  for (const [kind, id, amount] of [
    ['book', 'loaf', 900],
    ['book', 'soup', 500],
    ['book', 'free', 0],
    ['course', 'bread', 2900],
  ] as const) {
    set(`products/${kind}-${id}`, { active: true, name: id, images: [], metadata: { kind, refId: id } });
    const price = { unit_amount: amount, currency: 'eur', active: true, type: 'one_time' };
    set(`products/${kind}-${id}/prices/${id}`, price);
    set(`${kind}s/${id}`, { ...(kind === 'book' ? BOOK : COURSE), slug: id, title: id, productId: `${kind}-${id}` });
  }
}

const BOOK = {
  summary: '',
  authors: ['A'],
  isbn13: null,
  category: null,
  language: 'en',
  pages: 10,
  cover: null,
  sample: null,
  status: 'published',
  createdAt: AT,
  updatedAt: AT,
};
const COURSE = {
  subtitle: '',
  summary: '',
  category: 'cooking',
  subcategory: null,
  teacherUid: 't',
  teacherName: 'Tea',
  level: 'all',
  language: 'en',
  captionLanguages: [],
  durationSec: 60,
  lessonCount: 1,
  ratingSum: 0,
  ratingCount: 0,
  cover: null,
  tags: [],
  status: 'published',
  createdAt: AT,
  updatedAt: AT,
};

/** Returns the fields of a checkout of these products. */
export const checkoutOf = (...products: readonly string[]): object => ({
  mode: 'payment',
  line_items: products.map((product) => ({ price: product.replace(/^\w+-/, ''), product, quantity: 1 })),
  success_url: `${ORIGIN}/shopping?paid=1`,
  cancel_url: `${ORIGIN}/shopping`,
  acceptedTerms: true,
  createdAt: AT,
});

/** Starts the bed. Stop it when done. */
export async function startPaymentBed(options: Partial<PaymentsOptions> = {}): Promise<PaymentBed> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-payments-'));
  const running = await startLecternBackend({ auth: { passwordCost: { N: 1024, r: 8, p: 1 } } });
  const { backend, projectId } = running;
  const set = (path: string, data: object): void => backend.firestore.admin.set(path, wireFieldsOf(data, projectId));
  fillShop(set);
  for (const uid of ['ann', 'bo'])
    await backend.auth.admin.createAccount({ uid, email: `${uid}@lectern.example`, password: 'correct horse battery' });
  const base: PaymentsOptions = { home, exposure: 'local', origin: ORIGIN, report: () => undefined, environment: {} };
  const bed = {} as PaymentBed;
  const open = async (change: Partial<PaymentsOptions>): Promise<void> => {
    bed.payments = await openPayments(backend, { ...base, ...options, ...change });
    bed.app = Fastify();
    await bed.app.register(bed.payments.plugin);
    await bed.payments.start();
  };
  await open({});
  return Object.assign(bed, {
    running,
    set,
    ...readers(bed),
    ...actions(bed, set),
    async restart(change: Partial<PaymentsOptions> = {}) {
      await bed.payments.stop();
      await open(change);
    },
    async stop() {
      await bed.payments.stop();
      await bed.app.close();
      await running.stop();
      await rm(home, { recursive: true });
    },
  });
}

function readers(bed: PaymentBed): Pick<PaymentBed, 'read' | 'list' | 'idle' | 'until'> {
  return {
    read: async (path) => (await bed.payments.services.documents.get(path))?.data ?? null,
    list: async (collection) =>
      (await bed.payments.services.documents.query({ collection })).map(({ path, data }) => ({ ...data, path })),
    async idle() {
      // Notifications of commits come with the next turn of the event loop.
      for (let turn = 0; turn < 3; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        await bed.payments.processor.idle();
      }
    },
    async until(isTrue) {
      for (let turn = 0; turn < 800; turn += 1) {
        if (await isTrue()) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error('It never became true.');
    },
  };
}

function actions(bed: PaymentBed, set: PaymentBed['set']): Pick<PaymentBed, 'checkOut' | 'press'> {
  return {
    async checkOut(uid, change = {}, id = `nonce-0123456789-${(count += 1)}`) {
      const path = `customers/${uid}/checkout_sessions/${id}`;
      set(path, { ...checkoutOf('book-loaf'), ...change });
      await bed.idle();
      return { ...(await bed.read(path)), path };
    },
    async press({ url }, outcome, delay = 1) {
      const { statusCode } = await bed.app.inject({
        method: 'POST',
        url: new URL(String(url)).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `outcome=${outcome}&delay=${delay}`,
      });
      await bed.idle();
      return statusCode;
    },
  };
}
