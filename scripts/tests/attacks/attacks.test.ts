import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { SERVER_TIME, type Attempt, type Case, type WriteAttempt } from './cases';
import { LIFE_CYCLE_CASES } from './lifeCycleCases';
import { LIST_CASES } from './listCases';
import { CERTIFICATE_CASES } from './certificateCases';
import { NAME_CASES } from './nameCases';
import { LEARNER_CASES } from './learnerCases';
import { DELETION_CASES } from './deletionCases';
import { DESK_CASES } from './deskCases';
import { CONTACT_CASES } from './contactCases';
import { DRAFT_CASES } from './draftCases';
import { SOLUTION_CASES } from './solutionCases';
import { GOAL_CASES } from './learning/goalCases';
import { PATH_CASES } from './learning/pathCases';
import { QUESTION_CASES } from './questionCases';
import { REVIEW_CASES } from './reviewCases';
import { SHOPPING_CASES } from './shoppingCases';
import { TEACHING_CASES } from './teachingCases';
import { startAttackTestBed, type AttackTestBed } from './testBed';

let testBed: AttackTestBed;
beforeAll(async () => {
  testBed = await startAttackTestBed();
});
afterAll(() => testBed.stop());

const cases: Case[] = [
  ...LEARNER_CASES,
  ...TEACHING_CASES,
  ...DRAFT_CASES,
  ...SOLUTION_CASES,
  ...SHOPPING_CASES,
  ...CONTACT_CASES,
  ...LIST_CASES,
  ...LIFE_CYCLE_CASES,
  ...NAME_CASES,
  ...CERTIFICATE_CASES,
  ...DESK_CASES,
  ...QUESTION_CASES,
  ...GOAL_CASES,
  ...PATH_CASES,
  ...DELETION_CASES,
  ...REVIEW_CASES,
];

test('the table has at least 150 distinct cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(new Set(cases.map((row) => row.name)).size).toBe(cases.length);
});

test.each(cases.map((row) => [`${row.name}: ${row.expect}`, row] as const))('%s', async (_, row) => {
  const { db } = testBed.clients[row.as];
  const { valid } = row;
  if (valid) expect(await undone(valid, () => outcomeOf(db, valid))).toBe('allowed');
  expect(await outcomeOf(db, row.try)).toBe(row.expect === 'allowed' ? 'allowed' : 'permission-denied');
});

const outcomeOf = (db: Firestore, what: Attempt): Promise<string | undefined> =>
  attempt(db, what).then(
    () => 'allowed',
    (error: unknown) => (error as { code?: string }).code,
  );

/** Does some work, and puts the documents that `what` writes back as they were. */
async function undone<T>(what: NonNullable<Case['valid']>, work: () => Promise<T>): Promise<T> {
  const { admin } = testBed.running.backend.firestore;
  const paths = ('batch' in what ? what.batch : [what]).map(pathOf);
  const before = paths.map((path) => ({ path, stored: admin.get(path) }));
  const result = await work();
  for (const { path, stored } of before)
    if (stored) admin.set(path, stored.fields);
    else admin.delete(path);
  return result;
}

const pathOf = (write: WriteAttempt): string =>
  'create' in write ? write.create : 'update' in write ? write.update : write.remove;

async function attempt(db: Firestore, what: Attempt): Promise<unknown> {
  if ('get' in what) return getDoc(doc(db, what.get));
  if ('batch' in what) return attemptBatch(db, what.batch);
  if ('create' in what) return setDoc(doc(db, what.create), withTimes(what.data));
  if ('update' in what) return updateDoc(doc(db, what.update), withTimes(what.data));
  if ('remove' in what) return deleteDoc(doc(db, what.remove));
  const source = what.group ? collectionGroup(db, what.list) : collection(db, what.list);
  const wanted = query(source, ...(what.where ?? []).map(([field, op, value]) => where(field, op, value)));
  return what.count ? getCount(wanted) : getDocs(wanted);
}

function attemptBatch(db: Firestore, writes: readonly WriteAttempt[]): Promise<void> {
  const batch = writeBatch(db);
  for (const write of writes) {
    if ('create' in write) batch.set(doc(db, write.create), withTimes(write.data));
    else if ('update' in write) batch.update(doc(db, write.update), withTimes(write.data));
    else batch.delete(doc(db, write.remove));
  }
  return batch.commit();
}

function withTimes(data: Record<string, unknown>): Record<string, unknown> {
  const known = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, value === SERVER_TIME ? serverTimestamp() : value]));
}
