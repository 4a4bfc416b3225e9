import { parseCertificate, parseCourse, parseProfile, parseProgress, type Certificate } from '@lectern/shared/domain';

const documents = () => import('@lectern/shared/firebase/documents');
const FRESH = { fresh: true };

/**
 * The outcome of issuing a certificate: it exists, `isNew` when it was issued just now; or it cannot be issued, because
 * the learner's name is unknown.
 */
export type Issue = { kind: 'issued'; certificate: Certificate; isNew: boolean } | { kind: 'nameless' };

/**
 * A learner who finished a course. `name` is that of the account, or the one just given for this certificate.
 */
export type Finisher = { uid: string; courseId: string; name: string };

/**
 * Issues the certificate of a finished course, unless there is one: two calls, or two tabs, make one certificate. The
 * name of the public profile precedes that of the account, unless `isChosen`. Rejects when the backend refuses or does
 * not answer.
 */
export async function issueCertificate({ uid, courseId, name }: Finisher, isChosen = false): Promise<Issue> {
  const { getDocument, serverTime, setDocument } = await documents();
  const path = `certificates/${uid}_${courseId}`;
  // A certificate never changes, so a cached one is good enough. The facts on a new one must be fresh.
  const found = await getDocument(path, parseCertificate);
  if (found) return { kind: 'issued', certificate: found, isNew: false };
  const [course, profile] = await Promise.all([
    getDocument(`courses/${courseId}`, parseCourse, FRESH),
    getDocument(`profiles/${uid}`, parseProfile, FRESH).catch(nullWhenMalformed),
  ]);
  const learnerName = nameOf(isChosen ? [name] : [profile?.displayName ?? '', name]);
  if (!course) throw new Error(`The course ${courseId} is gone.`);
  if (learnerName === null) return { kind: 'nameless' };
  const failure = await setDocument(path, {
    uid,
    courseId,
    courseTitle: course.title,
    learnerName,
    issuedAt: serverTime,
  }).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // Another tab may have been first: the rules forbid writing a certificate twice.
  const certificate = await getDocument(path, parseCertificate, FRESH);
  if (!certificate)
    throw failure?.error instanceof Error ? failure.error : new Error(`The certificate of ${courseId} was not stored.`);
  return { kind: 'issued', certificate, isNew: failure === null };
}

/**
 * Issues the certificates that are due, such as those of courses finished without a network. Resolves to their number;
 * one that fails stays due. Never rejects.
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
    const made = await Promise.allSettled(due.map(({ id }) => issueCertificate({ uid, courseId: id, name })));
    return made.filter((result) => result.status === 'fulfilled' && result.value.kind === 'issued').length;
  } catch {
    return 0;
  }
}

/**
 * Treats a malformed profile as one without a name. Any other failure rejects, so that the learner does not lose the name
 * that they chose.
 */
function nullWhenMalformed(error: unknown): null {
  if (error instanceof Error && error.name === 'DocumentError') return null;
  throw error;
}

/** Returns the first name that is valid on a certificate, of 2 to 60 characters; null when there is none. */
function nameOf(names: readonly string[]): string | null {
  return names.map((name) => name.trim().slice(0, 60)).find(({ length }) => length >= 2) ?? null;
}
