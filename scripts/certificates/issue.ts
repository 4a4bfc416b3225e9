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
import { transact, type Documents, type Transaction } from '../processing';
import { newCode } from './code';
import { signCredential, type Issuer } from './credential';
import { certificateText } from './text/certificate.en';

const { refusals } = certificateText;

/**
 * Checks the certificate at `path`, and signs it: writes `credentials/{code}` and the code into the certificate, or why
 * it is refused. Does nothing for one that has either. May be called at any time, and again. Rejects when the store
 * fails, and with a DocumentError for a malformed certificate.
 */
export async function issueCredential(documents: Documents, issuer: Issuer, path: string): Promise<void> {
  await transact(documents, async (transaction) => {
    const stored = await transaction.get(path);
    if (stored === null) return;
    const certificate = parseCertificate(stored.data, path);
    if (certificate.code !== undefined || certificate.refusal !== undefined) return;
    const checked = await check(transaction, certificate);
    if (typeof checked === 'string') {
      transaction.write({ merge: path, data: { refusal: checked } });
      return;
    }
    const code = newCode();
    if ((await transaction.get(`credentials/${code}`)) !== null) throw new Error('A random code is taken: try again.');
    const { uid, courseId, courseTitle, learnerName, issuedAt } = certificate;
    const jwt = await signCredential(issuer, certificate, { code, slug: checked.slug });
    const signed = { uid, courseId, courseTitle, learnerName, issuedAt, jwt };
    transaction.write(
      { set: `credentials/${code}`, data: { ...signed, status: 'valid', revokedAt: null, revocationReason: null } },
      { merge: path, data: { code } },
    );
  });
}

/** Returns the course of a certificate that is due, or the sentence that says why it is not. */
async function check(transaction: Transaction, { uid, courseId, issuedAt }: Certificate): Promise<Course | string> {
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

async function outlineOf(transaction: Transaction, courseId: string): Promise<Lesson[]> {
  const sections = await transaction.query({ collection: `courses/${courseId}/sections` });
  const lessons = await Promise.all(sections.map(({ path }) => transaction.query({ collection: `${path}/lessons` })));
  return lessons.flat().map(({ data, path }) => parseLesson(data, path));
}
