import { parseCertificate, parseCourse, parseProfile, parseProgress, type Certificate } from '@lectern/shared/domain';

const documents = () => import('@lectern/shared/firebase/documents');
const FRESH = { fresh: true };

/**
 * Result of issuing a certificate: the new or existing certificate, or `nameless` when the name of the learner is
 * unknown.
 */
export type IssueResult = { kind: 'issued'; certificate: Certificate; isNew: boolean } | { kind: 'nameless' };

/** Completion of a course. `name` is the name of the learner's account, or one chosen for the certificate. */
export type Completion = { uid: string; courseId: string; name: string };

/**
 * Resolves to the certificate of a finished course, and creates it if there is none. Concurrent calls or tabs create
 * only one. The name in the profile takes precedence over `name`, unless `isChosen`. Rejects when the backend refuses
 * or does not answer.
 */
export async function issueCertificate(completion: Completion, isChosen = false): Promise<IssueResult> {
  const { uid, courseId } = completion;
  const { getDocument } = await documents();
  // Certificates never change, so a cached one is valid. The data of a new one is read fresh.
  const found = await getDocument(pathOf(completion), parseCertificate);
  if (found) return { kind: 'issued', certificate: found, isNew: false };
  const [course, profile] = await Promise.all([
    getDocument(`courses/${courseId}`, parseCourse, FRESH),
    getDocument(`profiles/${uid}`, parseProfile, FRESH).catch(nullIfMalformed),
  ]);
  const learnerName = validName(isChosen ? [completion.name] : [profile?.displayName ?? '', completion.name]);
  if (!course) throw new Error(`The course ${courseId} does not exist.`);
  return learnerName === null ? { kind: 'nameless' } : createCertificate(completion, course.title, learnerName);
}

async function createCertificate(
  completion: Completion,
  courseTitle: string,
  learnerName: string,
): Promise<IssueResult> {
  const { uid, courseId } = completion;
  const { getDocument, serverTime, setDocument } = await documents();
  const path = pathOf(completion);
  const refusal = await setDocument(path, { uid, courseId, courseTitle, learnerName, issuedAt: serverTime }).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // The rules refuse a second write, so after a refusal another tab may have created it.
  const certificate = await getDocument(path, parseCertificate, FRESH);
  if (certificate) return { kind: 'issued', certificate, isNew: refusal === null };
  throw refusal?.error instanceof Error ? refusal.error : new Error(`The certificate of ${courseId} was not stored.`);
}

const pathOf = ({ uid, courseId }: Completion): string => `certificates/${uid}_${courseId}`;

/**
 * Issues the missing certificates of all finished courses, such as those finished offline. Resolves to their number. A
 * failed one is left for the next call. Never rejects.
 */
export async function issueDueCertificates(uid: string, name: string): Promise<number> {
  try {
    const { listDocuments } = await documents();
    const [finished, certificates] = await Promise.all([
      listDocuments({ collection: `users/${uid}/progress`, where: [['percent', '==', 100]] }, parseProgress, FRESH),
      listDocuments({ collection: 'certificates', where: [['uid', '==', uid]] }, parseCertificate, FRESH),
    ]);
    const issued = new Set(certificates.map(({ courseId }) => courseId));
    const due = finished.filter(({ id }) => !issued.has(id));
    const results = await Promise.allSettled(due.map(({ id }) => issueCertificate({ uid, courseId: id, name })));
    return results.filter((result) => result.status === 'fulfilled' && result.value.kind === 'issued').length;
  } catch {
    return 0;
  }
}

/**
 * Returns null for a malformed profile, which has no name. Throws any other error, so that a chosen name is not
 * replaced by accident.
 */
function nullIfMalformed(error: unknown): null {
  if (error instanceof Error && error.name === 'DocumentError') return null;
  throw error;
}

/** Returns the first valid name for a certificate (2 to 60 characters), or null. */
function validName(names: readonly string[]): string | null {
  return names.map((name) => name.trim().slice(0, 60)).find(({ length }) => length >= 2) ?? null;
}
