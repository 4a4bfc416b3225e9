import type { DeskServices } from '../contract';
import type { DeskMail } from '../outbox';
import { startDesk } from '../startDesk';
import { DAY, startDeskTestBed, type DeskTestBed } from '../testBed';
import { seedDraft } from './testBed';

let testBed: DeskTestBed;
beforeEach(async () => {
  testBed = await startDeskTestBed();
});
afterEach(() => testBed.stop());

/** Thrown where the process would be killed. Within a transaction it has the effect of a kill: nothing is written. */
class Killed extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Returns services that stop working at their `last`-th use, before or after its effect, as a process does that is
 * killed there; nothing after it works either. `isDead` returns true from then on.
 */
function mortal(services: DeskServices, last: number, isAfter: boolean): { services: DeskServices; isDead(): boolean } {
  let [uses, isDead] = [0, false];
  const step = <T>(effect: () => T): T => {
    if (isDead) throw new Killed('killed before');
    uses += 1;
    if (uses < last) return effect();
    isDead = true;
    if (isAfter) effect();
    throw new Killed('killed');
  };
  const { documents, files } = services;
  const fragile: DeskServices = {
    ...services,
    documents: {
      ...documents,
      commit: (writes) => step(() => documents.commit(writes)),
      delete: (path) => step(() => documents.delete(path)),
      transaction: (work) => {
        if (isDead) throw new Killed('killed before');
        const result = documents.transaction(work);
        return step(() => result);
      },
    },
    files: {
      ...files,
      admin: {
        ...files.admin,
        put: async (...copy) => step(() => files.admin.put(...copy)),
      },
    },
  };
  return { services: fragile, isDead: () => isDead };
}

/** The whole published version, to compare: half of one equals neither. */
function published(): unknown {
  const course = testBed.get('courses/bread');
  const ids = (collection: string): string[] =>
    testBed.services.documents.query({ collection }).map(({ path }) => path.slice(collection.length + 1));
  return {
    title: course?.title,
    lessonCount: course?.lessonCount,
    lessons: ids('courses/bread/sections/first/lessons'),
    contents: ids('courses/bread/content'),
    review: testBed.get('courseReviews/bread')?.publishedRevision,
  };
}

/** Runs a desk until it has nothing to do or is killed. Mails are handed in by key, as the backend's outbox does. */
async function runDesk(services: DeskServices, mails: Map<string, DeskMail>): Promise<void> {
  const desk = startDesk(services, testBed.running.backend.firestore, {
    sendMail: (mail) => void mails.set(mail.key, mail),
    warn: () => undefined,
  });
  await desk.settled();
  await desk.stop();
}

async function waitForReview(revision: number, lessons: number): Promise<void> {
  await seedDraft(testBed, 'bread', revision, lessons);
  const { admin, bucket } = testBed.services.files;
  await admin.put(bucket, 'courses/bread/drafts/0000000000000001/dough.webm', `film ${revision}`, {
    contentType: 'video/webm',
  });
  const owner = { teacherUid: 'tea', teacherName: 'Tea', title: 'Bread', archivedBy: null, note: '', message: '' };
  const publishedRevision = Number(testBed.get('courseReviews/bread')?.publishedRevision ?? 0);
  testBed.seed('courseReviews/bread', {
    ...owner,
    ...{ status: 'waiting', revision, publishedRevision, submittedAt: DAY, updatedAt: DAY },
  });
  const entry = { action: 'course.publish', target: `bread~${revision}`, reason: '', message: '', by: 'boss' };
  testBed.seed(`audit/publish-${revision}`, { ...entry, status: 'pending', createdAt: DAY });
}

test('a kill at any step leaves a whole version, and the next start decides and mails once', async () => {
  const mails = new Map<string, DeskMail>();
  await waitForReview(1, 0);
  await runDesk(testBed.services, mails);
  let [revision, kills] = [1, 0];
  for (const isAfter of [false, true]) {
    for (let last = 1; ; last += 1) {
      const before = published();
      const told = testBed.list('users/tea/notifications').length;
      revision += 1;
      // Every version has other files to copy, another title and another number of lessons.
      await waitForReview(revision, revision);
      const { services, isDead } = mortal(testBed.services, last, isAfter);
      await runDesk(services, mails);
      const between = published();
      const isDone = testBed.get(`audit/publish-${revision}`)?.status === 'done';
      if (!isDone) expect(between).toEqual(before);
      await runDesk(testBed.services, mails);
      const after = published();
      if (isDone) expect(after).toEqual(between);
      expect(after).toMatchObject({ lessonCount: revision + 3, review: revision });
      expect(testBed.get(`audit/publish-${revision}`)).toMatchObject({ status: 'done', problem: null });
      expect(testBed.list('users/tea/notifications')).toHaveLength(Math.min(told + 1, 50));
      expect(mails.size).toBe(revision);
      expect(testBed.list('outbox')).toEqual([]);
      if (!isDead()) break;
      kills += 1;
    }
  }
  expect(kills).toBeGreaterThan(8);
});
