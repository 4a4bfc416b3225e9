import { CERTIFICATE_FIXTURES } from './certificateFixtures';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { initializeFirestore, type Firestore } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { wireFieldsOf, type RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { DESK_FIXTURES } from './deskFixtures';
import * as good from './documents';
import { QUESTION_FIXTURES } from './questionFixtures';
import { REVIEW_FIXTURES } from './reviewFixtures';

/** The personas that attack. `rival` is another teacher, `visitor` has no account. */
export type Persona = 'visitor' | 'learner' | 'other' | 'teacher' | 'rival' | 'admin';

/** The real SDK, signed in as one persona. */
export type Client = { db: Firestore; storage: FirebaseStorage; open: FirebaseStorage; idToken: string | null };

/** A running backend with the repository's rules, its fixture documents, and a client for each persona. */
export type AttackTestBed = { running: RunningBackend; clients: Record<Persona, Client>; stop(): Promise<void> };

const CLAIMS: Record<Exclude<Persona, 'visitor'>, Record<string, boolean>> = {
  learner: {},
  other: {},
  teacher: { teacher: true },
  rival: { teacher: true },
  admin: { admin: true },
};
const PASSWORD = 'correct horse battery';

/** Starts the backend, and signs its clients in. Takes well under a second. */
export async function startAttackTestBed(): Promise<AttackTestBed> {
  const running = await startLecternBackend();
  for (const [uid, claims] of Object.entries(CLAIMS)) {
    await running.backend.auth.admin.createAccount({
      uid,
      email: `${uid}@lectern.example`,
      password: PASSWORD,
      claims,
      emailVerified: true,
      // The account of `other` has no name. The profiles of both learners have other names than their accounts.
      ...(uid === 'learner' ? { displayName: 'Lea' } : {}),
    });
  }
  await fill(running);
  const personas: Persona[] = ['visitor', 'learner', 'other', 'teacher', 'rival', 'admin'];
  const entries = await Promise.all(
    personas.map(async (persona) => [persona, await openClient(running, persona)] as const),
  );
  return { running, clients: Object.fromEntries(entries) as Record<Persona, Client>, stop: () => running.stop() };
}

async function openClient(running: RunningBackend, persona: Persona): Promise<Client> {
  const app = initializeApp(
    { apiKey: 'local', projectId: running.projectId, storageBucket: 'lectern' },
    `${running.projectId} ${persona}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, running.url, { disableWarnings: true });
  const signedIn =
    persona === 'visitor' ? null : await signInWithEmailAndPassword(auth, `${persona}@lectern.example`, PASSWORD);
  const bucket = (name: string): FirebaseStorage => {
    const storage = getStorage(app, `gs://${name}`);
    connectStorageEmulator(storage, running.host, running.port);
    storage.maxUploadRetryTime = 2000;
    return storage;
  };
  const db = initializeFirestore(app, { host: `${running.host}:${running.port}`, ssl: false });
  return {
    db,
    storage: bucket('lectern'),
    open: bucket('open-courses'),
    idToken: signedIn ? await signedIn.user.getIdToken() : null,
  };
}

/** Writes a document past the rules. */
type SetDocument = (path: string, data: object) => void;

async function fill({ backend, projectId }: RunningBackend): Promise<void> {
  const set: SetDocument = (path, data) => backend.firestore.admin.set(path, wireFieldsOf(data, projectId));
  fillCourses(set);
  fillDrafts(set);
  fillBooks(set);
  for (const uid of ['learner', 'other']) fillLearner(set, uid);
  fillShop(set);
  for (const [path, data] of Object.entries({ ...DOCUMENTS, ...FIXTURES })) set(path, data);
  for (const file of FILES) await backend.storage.admin.put('lectern', file, 'abc', { contentType: 'text/plain' });
  await backend.storage.admin.put('open-courses', 'intro/01.mp4', 'abc', { contentType: 'video/mp4' });
}

/** Courses by id: the fields that differ from `good.course`. Null: its document was deleted, and its parts are left. */
const COURSES: Readonly<Record<string, object | null>> = {
  free: {},
  second: {},
  full: { productId: 'prod-course' },
  draft: { status: 'draft' },
  review: { status: 'review' },
  done: {},
  archived: { status: 'archived' },
  'archived-enrolled': { status: 'archived' },
  refunded: { productId: 'prod-refunded' },
  third: { status: 'review' },
  spare: { status: 'draft' },
  'short-lived': { status: 'draft' },
  gone: null,
};

function fillCourses(set: SetDocument): void {
  for (const [id, change] of Object.entries(COURSES)) {
    if (change) set(`courses/${id}`, { ...good.course, ...change });
    set(`courses/${id}/sections/s`, { title: 'Section', order: 0 });
    set(`courses/${id}/sections/s/lessons/one`, good.lesson);
    const content = { ...good.content, video: `courses/${id}/one.mp4` };
    set(`courses/${id}/content/one`, content);
    set(`courses/${id}/content/open`, { ...content, preview: true });
  }
}

function fillDrafts(set: SetDocument): void {
  for (const path of ['deletedCourses/gone', 'deletedBooks/gone-book'])
    set(path, { deletedBy: 'admin', deletedAt: good.now });
  for (const id of ['free', 'fresh']) set(`courseDrafts/${id}`, { ...good.draft, revision: 3 });
  for (const id of ['free', 'full']) set(`courseDrafts/${id}/solutions/one`, good.solution);
  set('courseDrafts/free/lessons/one', { ...good.draftContent, revision: 2 });
}

function fillBooks(set: SetDocument): void {
  set('books/paid-book', good.book);
  set('books/free-book', { ...good.book, productId: null });
  for (const id of ['spare-book', 'draft-book']) set(`books/${id}`, { ...good.book, status: 'draft' });
  for (const id of ['paid-book', 'free-book', 'owned-book'])
    set(`books/${id}/private/file`, { path: `books/${id}/full/b.epub`, sha256: 'a'.repeat(64), bytes: 3 });
}

const DOCUMENTS: Readonly<Record<string, object>> = {
  'categories/cooking': { name: 'Cooking', parent: null, order: 0, icon: 'pot' },
  'paths/baking': good.path,
  'paths/archived': { ...good.path, status: 'archived' },
  'courses/free/reviews/other': { ...good.review, uid: 'other' },
  'closedPreviews/free': { paths: ['courses/free/previews/closed.mp4'], closedAt: good.now },
  'users/learner/enrolments/archived-enrolled': { source: 'free', entitlement: null, createdAt: good.now },
  'users/learner/enrolments/refunded': { source: 'purchase', entitlement: 'prod-refunded', createdAt: good.now },
  'pens/private': { ...good.pen, ownerUid: 'other' },
  'pens/unlisted': { ...good.pen, ownerUid: 'other', visibility: 'unlisted' },
  'pens/public': { ...good.pen, ownerUid: 'other', visibility: 'public' },
  'certificates/other_free': { ...good.certificate, uid: 'other', courseId: 'free' },
  'contactMessages/m': good.message,
  'businessLeads/l': good.lead,
  'teacherApplications/other': good.application,
};

const FIXTURES: Readonly<Record<string, object>> = {
  ...DESK_FIXTURES,
  ...QUESTION_FIXTURES,
  ...REVIEW_FIXTURES,
  ...CERTIFICATE_FIXTURES,
};

const FILES = [
  'courses/free/one.mp4',
  'courses/free/previews/one.mp4',
  'courses/free/previews/closed.mp4',
  'courses/free/drafts/0123456789abcdef/one.mp4',
  'courses/fresh/drafts/0123456789abcdef/one.mp4',
  'courses/gone/drafts/0123456789abcdef/one.mp4',
  'courses/draft/previews/one.mp4',
  'courses/full/one.mp4',
  'courses/archived-enrolled/one.mp4',
  'courses/refunded/one.mp4',
  'courses/gone/one.mp4',
  'courses/gone/previews/one.mp4',
  'books/paid-book/full/b.epub',
  'books/paid-book/sample/s.html',
  'avatars/other/a.png',
  'catalogue/home.json',
  'secrets/x.txt',
];

function fillLearner(set: SetDocument, uid: string): void {
  set(`users/${uid}`, good.preferences);
  for (const course of ['free', 'done'])
    set(`users/${uid}/enrolments/${course}`, { source: 'free', entitlement: null, createdAt: good.now });
  set(`users/${uid}/progress/free`, good.progress);
  set(`users/${uid}/progress/done`, { ...good.progress, percent: 100 });
  set(`users/${uid}/notes/n`, good.note);
  set(`users/${uid}/recall/free`, good.recall);
  set(`users/${uid}/reading/free-book`, good.reading);
  set(`users/${uid}/saved/s`, { kind: 'course', refId: 'free', createdAt: good.now });
  set(`profiles/${uid}`, { ...good.profile, visibility: uid === 'other' ? 'private' : 'public' });
  set(`carts/${uid}`, { items: [good.cartItem], updatedAt: good.now });
}

function fillShop(set: (path: string, data: object) => void): void {
  for (const [product, price, amount] of [
    ['prod-book', 'price-book', 900],
    ['prod-course', 'price-course', 2900],
    ['prod-free', 'price-free', 0],
  ] as const) {
    set(`products/${product}`, { active: true, name: product, images: [] });
    set(`products/${product}/prices/${price}`, {
      unit_amount: amount,
      currency: 'eur',
      active: true,
      type: 'one_time',
    });
  }
  set('products/prod-book/prices/price-old', { unit_amount: 100, currency: 'eur', active: false, type: 'one_time' });
  set('books/gift-book', { ...good.book, productId: 'prod-free' });
  const paid = (price: string, status: string) => ({
    status,
    amount: 900,
    currency: 'eur',
    items: [{ priceId: price, productId: `prod-${price.slice(6)}`, kind: 'book', refId: 'x', title: 'X', amount: 900 }],
    created: good.now,
  });
  set('customers/learner/payments/paid', paid('price-book', 'succeeded'));
  set('customers/learner/payments/failed', paid('price-book', 'failed'));
  set('customers/other/payments/theirs', paid('price-course', 'succeeded'));
  set('books/owned-book', { ...good.book, productId: 'prod-owned' });
  set('entitlements/learner/items/prod-owned', { ...good.entitlement, refId: 'owned-book' });
  set('customers/other/checkout_sessions/session-of-another', good.checkout);
  set('customers/other/refund_requests/theirs', { reason: 'Mistake', createdAt: good.now, status: 'open' });
  set('customers/other/gift_claims/claim-of-another1', { code: 'secret', createdAt: good.now });
  set('entitlements/other/items/prod-course', {
    ...good.entitlement,
    kind: 'course',
    refId: 'full',
    priceId: 'price-course',
    paymentId: 'theirs',
  });
}
