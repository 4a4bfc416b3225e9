import type { AdminWrite } from '@lectern/backend';
import {
  parseCertificate,
  parseCourse,
  parseLesson,
  percentOf,
  salvageProgress,
  type Certificate,
  type Course,
  type Lesson,
} from '@lectern/shared/domain';
import { plainFields, revocationPath, type Notice } from '../desk';
import { transact, type Documents, type Transaction, type Write } from '../processing';
import { newCode } from './code';
import { signCredential, type Issuer } from './credential';
import { certificateText } from './text/certificate.en';

const { refusals } = certificateText;
/** Refusals that finishing the course does not change. */
const FINAL: readonly string[] = [refusals.revoked, refusals.tooMany];

/** Signed certificates that a learner may have of one course. They outlive the learner's own document, as links do. */
const MAX_SIGNED = 20;

/** Returns the writes that notify somebody; `id` makes them the same documents when they are written again. */
export type WriteNotice = (notice: Notice, id: string) => AdminWrite[] | Promise<AdminWrite[]>;

/**
 * Checks the certificate at `path`, and signs it: writes `credentials/{code}` and the code into the certificate, or why
 * it is refused, and notifies the learner in the same commit. Does nothing for one that has either. May be called at
 * any time, and again. Rejects when the store fails, and with a DocumentError for a malformed certificate.
 */
export async function issueCredential(
  documents: Documents,
  issuer: Issuer,
  path: string,
  notify: WriteNotice,
): Promise<void> {
  await transact(documents, async (transaction) => {
    const stored = await transaction.get(path);
    if (stored === null) return;
    const certificate = parseCertificate(stored.data, path);
    if (certificate.code !== undefined || certificate.refusal !== undefined) return;
    const checked = await check(transaction, certificate);
    const { uid, courseId, courseTitle, learnerName, issuedAt } = certificate;
    // Who deletes and requests a certificate in turn is mailed once a day: the address may be somebody else's.
    const mailId = `certificate-${courseId}~${issuedAt.toISOString().slice(0, 10)}`;
    const notificationOf = async (notice: Omit<Notice, 'uid' | 'kind'>, id: string): Promise<Write[]> =>
      (await notify({ uid, kind: 'decision', ...notice }, id)).map(toWrite);
    if (typeof checked === 'string') {
      const notice = { ...refusedNotice(courseTitle, checked), mailId: `${mailId}~refused` };
      // A certificate that is requested again later is another one, with a notification of its own.
      const notification = await notificationOf(notice, `certificate-${courseId}~${issuedAt.getTime()}`);
      transaction.write({ merge: path, data: { refusal: checked } }, ...notification);
      return;
    }
    const code = newCode();
    if ((await transaction.get(`credentials/${code}`)) !== null) throw new Error('A random code is taken: try again.');
    const jwt = await signCredential(issuer, certificate, { code, slug: checked.slug });
    const signed = { uid, courseId, courseTitle, learnerName, issuedAt, jwt };
    transaction.write(
      { set: `credentials/${code}`, data: { ...signed, status: 'valid', revokedAt: null, revocationReason: null } },
      { merge: path, data: { code } },
      ...(await notificationOf(
        { ...signedNotice(courseTitle, code), mailId: `${mailId}~signed` },
        `certificate-${code}`,
      )),
    );
  });
}

const refusedNotice = (courseTitle: string, reason: string) => ({
  title: certificateText.refused(courseTitle),
  body: certificateText.refusedBody(reason, !FINAL.includes(reason)),
  path: '/profile?tab=certificates',
});

const signedNotice = (courseTitle: string, code: string) => ({
  title: certificateText.signed(courseTitle),
  body: certificateText.signedBody,
  path: `/profile?certificate=${code}`,
});

/** Returns a write of the backend's administration in the form of transactions. */
function toWrite(write: AdminWrite): Write {
  if ('delete' in write) return write;
  const data = plainFields(write.fields);
  return 'set' in write ? { set: write.set, data } : { merge: write.merge, data };
}

/** Returns the course of a certificate that is due, or the sentence that says why it is not. */
async function check(transaction: Transaction, { uid, courseId, issuedAt }: Certificate): Promise<Course | string> {
  if (await isRevoked(transaction, uid, courseId)) return refusals.revoked;
  if (await hasTooMany(transaction, uid, courseId)) return refusals.tooMany;
  const stored = await transaction.get(`courses/${courseId}`);
  if (stored === null) return refusals.course;
  const course = parseCourse(stored.data, stored.path);
  if ((await transaction.get(`users/${uid}/enrolments/${courseId}`)) === null) return refusals.enrolment;
  const progressPath = `users/${uid}/progress/${courseId}`;
  const progress = await transaction.get(progressPath);
  if (progress === null) return refusals.progress;
  const { lessons, percent } = salvageProgress(progress.data, progressPath);
  // A course that has changed since may have lessons that the learner never had.
  const isCurrent = course.updatedAt <= issuedAt;
  const isDone = isCurrent ? percentOf(lessons, await outlineOf(transaction, courseId)) === 100 : percent === 100;
  return isDone ? course : refusals.progress;
}

/** Returns true when a certificate of the course was revoked. Revocations of earlier versions left no note. */
async function isRevoked(transaction: Transaction, uid: string, courseId: string): Promise<boolean> {
  if ((await transaction.get(revocationPath(uid, courseId))) !== null) return true;
  const where = Object.entries({ uid, courseId, status: 'revoked' }).map(([field, value]) => ({
    field,
    op: '==' as const,
    value,
  }));
  return (await transaction.query({ collection: 'credentials', where, limit: 1 })).length > 0;
}

/** Returns true when one more would let a learner store signed certificates without end, each under a new name. */
async function hasTooMany(transaction: Transaction, uid: string, courseId: string): Promise<boolean> {
  const where = Object.entries({ uid, courseId }).map(([field, value]) => ({ field, op: '==' as const, value }));
  return (await transaction.query({ collection: 'credentials', where, limit: MAX_SIGNED })).length >= MAX_SIGNED;
}

async function outlineOf(transaction: Transaction, courseId: string): Promise<Lesson[]> {
  const sections = await transaction.query({ collection: `courses/${courseId}/sections` });
  const lessons = await Promise.all(sections.map(({ path }) => transaction.query({ collection: `${path}/lessons` })));
  return lessons.flat().map(({ data, path }) => parseLesson(data, path));
}
