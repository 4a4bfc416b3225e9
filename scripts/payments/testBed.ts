import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { wireFieldsOf, type BackendOptions, type RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { checkoutOf, fillShop, SHOP_ORIGIN } from '../tests/fixtures/paymentShop';
import { openPayments, type Payments, type PaymentsOptions } from '.';

/** Payments over a real embedded backend, with a shop of three books and a course. */
export type PaymentTestBed = {
  running: RunningBackend;
  payments: Payments;
  app: FastifyInstance;
  home: string;
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

/** Options of the payments, and the delivery of mails; by default they are only stored. */
type TestBedOptions = Partial<PaymentsOptions> & Pick<BackendOptions, 'mail'>;

let count = 0;

/** Starts the test bed. Stop it when done. */
export async function startPaymentTestBed({ mail, ...options }: TestBedOptions = {}): Promise<PaymentTestBed> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-payments-'));
  const auth = { passwordCost: { N: 1024, r: 8, p: 1 } };
  const running = await startLecternBackend({ auth, ...(mail && { mail }) });
  const { backend, projectId } = running;
  const set = (path: string, data: object): void => backend.firestore.admin.set(path, wireFieldsOf(data, projectId));
  fillShop(set);
  for (const uid of ['ann', 'bo'])
    await backend.auth.admin.createAccount({ uid, email: `${uid}@lectern.example`, password: 'correct horse battery' });
  const testBed = {} as PaymentTestBed;
  const { open, ...lifeCycle } = lifeCycleOf(testBed, options);
  Object.assign(testBed, { running, home, set, ...readers(testBed), ...actions(testBed, set), ...lifeCycle });
  await open({});
  return testBed;
}

type LifeCycle = Pick<PaymentTestBed, 'restart' | 'stop'> & { open(change: Partial<PaymentsOptions>): Promise<void> };

function lifeCycleOf(testBed: PaymentTestBed, options: Partial<PaymentsOptions>): LifeCycle {
  const open = async (change: Partial<PaymentsOptions>): Promise<void> => {
    testBed.payments = await openPayments(testBed.running.backend, {
      home: testBed.home,
      exposure: 'local',
      origin: SHOP_ORIGIN,
      report: () => undefined,
      environment: {},
      ...options,
      ...change,
    });
    testBed.app = Fastify();
    await testBed.app.register(testBed.payments.plugin);
    await testBed.payments.start();
  };
  return {
    open,
    async restart(change: Partial<PaymentsOptions> = {}) {
      await testBed.payments.stop();
      await open(change);
    },
    async stop() {
      await testBed.payments.stop();
      await testBed.app.close();
      await testBed.running.stop();
      await rm(testBed.home, { recursive: true });
    },
  };
}

function readers(testBed: PaymentTestBed): Pick<PaymentTestBed, 'read' | 'list' | 'idle' | 'until'> {
  return {
    read: async (path) => (await testBed.payments.services.documents.get(path))?.data ?? null,
    list: async (collection) =>
      (await testBed.payments.services.documents.query({ collection })).map(({ path, data }) => ({ ...data, path })),
    async idle() {
      // Notifications of commits come with the next turn of the event loop.
      for (let turn = 0; turn < 3; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        await testBed.payments.processor.idle();
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

function actions(testBed: PaymentTestBed, set: PaymentTestBed['set']): Pick<PaymentTestBed, 'checkOut' | 'press'> {
  return {
    async checkOut(uid, change = {}, id = `nonce-0123456789-${(count += 1)}`) {
      const path = `customers/${uid}/checkout_sessions/${id}`;
      set(path, { ...checkoutOf('book-loaf'), ...change });
      await testBed.idle();
      return { ...(await testBed.read(path)), path };
    },
    async press({ url }, outcome, delay = 1) {
      const { statusCode } = await testBed.app.inject({
        method: 'POST',
        url: new URL(String(url)).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `outcome=${outcome}&delay=${delay}`,
      });
      await testBed.idle();
      return statusCode;
    },
  };
}
