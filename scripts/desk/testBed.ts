import { wireFieldsOf, type RunningBackend } from '@lectern/backend';
import type { DeskAction } from '@lectern/shared/domain';
import { SITE_BUCKET, startLecternBackend } from '@lectern/shared/project';
import type { DeskServices } from './contract';
import { plainFields } from './documents';
import type { DeskMail } from './outbox';
import { startDesk, type Desk } from './startDesk';

/** For tests: a backend with an administrator, a teacher and a learner, and the desk over it. */
export type DeskTestBed = {
  running: RunningBackend;
  mails: DeskMail[];
  warnings: string[];
  services: DeskServices;
  seed(path: string, data: object): void;
  get(path: string): Record<string, unknown> | null;
  list(collection: string): Record<string, unknown>[];
  /** Starts the desk; `stop` ends it. */
  start(): Desk;
  /** Resolves once `isDone` returns true and the desk has nothing left to do. */
  settled(isDone: () => boolean): Promise<void>;
  /** Stores a decision as the administrator's browser does, waits for its outcome, and returns the entry. */
  decide(action: DeskAction, target: string, more?: object): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
};

export const DAY = new Date('2026-11-01T10:00:00Z');

/** Starts a backend with an administrator (`boss`), a teacher (`tea`) and two learners, and a desk over it. */
export async function startDeskTestBed(): Promise<DeskTestBed> {
  const running = await startLecternBackend({ auth: { passwordCost: { N: 1024, r: 8, p: 1 } } });
  const { auth, firestore, storage } = running.backend;
  const files = { admin: storage.admin, bucket: SITE_BUCKET };
  const services = { documents: firestore.admin, accounts: auth.admin, files };
  await createAccounts(auth.admin);
  const documents = documentsOf(firestore);
  const mails: DeskMail[] = [];
  const warnings: string[] = [];
  const started: Desk[] = [];
  const settled = async (isDone: () => boolean): Promise<void> => {
    for (let tries = 0; !isDone() && tries < 400; tries += 1) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const desk of started) await desk.settled();
  };
  return {
    ...{ running, mails, warnings, services, settled },
    ...documents,
    start() {
      const desk = startDesk(services, firestore, {
        sendMail: (mail) => void mails.push(mail),
        warn: (message) => void warnings.push(message),
      });
      started.push(desk);
      return desk;
    },
    decide: decisionsOf(documents, settled),
    async stop() {
      for (const desk of started) await desk.stop();
      await running.stop();
    },
  };
}

async function createAccounts(accounts: Backend['auth']['admin']): Promise<void> {
  for (const [uid, claims] of Object.entries({ boss: { admin: true }, tea: { teacher: true }, lea: {}, max: {} }))
    await accounts.createAccount({
      uid,
      email: `${uid}@lectern.example`,
      password: 'correct horse battery',
      displayName: uid,
      claims,
    });
}

type Backend = RunningBackend['backend'];

type Documents = Pick<DeskTestBed, 'seed' | 'get' | 'list'>;

const documentsOf = ({ admin }: Backend['firestore']): Documents => ({
  seed: (path, data) => admin.set(path, wireFieldsOf(data)),
  get: (path) => {
    const found = admin.get(path);
    return found && plainFields(found.fields);
  },
  list: (collection) => admin.query({ collection }).map(({ fields }) => plainFields(fields)),
});

function decisionsOf({ seed, get }: Documents, settled: DeskTestBed['settled']): DeskTestBed['decide'] {
  let count = 0;
  return async (action, target, more = {}) => {
    const path = `audit/a${(count += 1)}`;
    const entry = { action, target, reason: 'Because.', message: '', by: 'boss', status: 'pending', createdAt: DAY };
    seed(path, { ...entry, ...more });
    await settled(() => get(path)?.status !== 'pending');
    return get(path) ?? {};
  };
}

export const application = {
  name: 'Lea',
  topic: 'Bread',
  experience: 'Ten years.',
  sample: null,
  status: 'submitted',
  createdAt: DAY,
  updatedAt: DAY,
};

export const course = {
  slug: 'bread',
  title: 'Bread from scratch',
  subtitle: '',
  summary: 'Flour.',
  category: 'cooking',
  subcategory: null,
  teacherUid: 'tea',
  teacherName: 'Tea',
  level: 'beginner',
  language: 'en',
  captionLanguages: [],
  durationSec: 60,
  lessonCount: 1,
  productId: null,
  ratingSum: 0,
  ratingCount: 0,
  cover: null,
  tags: [],
  status: 'review',
  createdAt: DAY,
  updatedAt: DAY,
};
