import { parseCertificate, parseCourse, parseProfile, parseProgress, type Certificate } from '@lectern/shared/domain';

const documents = () => import('@lectern/shared/firebase/documents');
const FRESH = { fresh: true };

/**
 * What came of asking for a certificate: it is there, made just now or before; or it can't be made, because nobody
 * knows the learner's name.
 */
export type Issue = { kind: 'issued'; certificate: Certificate; isNew: boolean } | { kind: 'nameless' };

/**
 * Who finished which course. `name` is the learner's, as the account has it, or as they have just given it for this
 * certificate.
 */
export type Finisher = { uid: string; courseId: string; name: string };

/**
 * The certificate of a finished course, made when there is none. Asked for twice, or in two tabs at once, there is one.
 * The name in the public profile goes before that of the account, unless `isChosen`. Rejects when the backend refuses
 * or does not answer.
 */
export async function issueCertificate({ uid, courseId, name }: Finisher, isChosen = false): Promise<Issue> {
  const { getDocument, serverTime, setDocument } = await documents();
  const path = `certificates/${uid}_${courseId}`;
  // Nobody changes a certificate, so one that this device remembers is there. What is written on a new one is as it is
  // now.
  const found = await getDocument(path, parseCertificate);
  if (found) return { kind: 'issued', certificate: found, isNew: false };
  const [course, profile] = await Promise.all([
    getDocument(`courses/${courseId}`, parseCourse, FRESH),
    getDocument(`profiles/${uid}`, parseProfile, FRESH).catch(nullWhenBroken),
  ]);
  const learnerName = nameOf(isChosen ? [name] : [profile?.displayName ?? '', name]);
  if (!course) throw new Error(`The course ${courseId} is gone.`);
  if (learnerName === null) return { kind: 'nameless' };
  const refusal = await setDocument(path, {
    uid,
    courseId,
    courseTitle: course.title,
    learnerName,
    issuedAt: serverTime,
  }).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // Another tab may have been first: the rules let nobody write a certificate twice.
  const certificate = await getDocument(path, parseCertificate, FRESH);
  if (!certificate)
    throw refusal?.error instanceof Error ? refusal.error : new Error(`The certificate of ${courseId} was not kept.`);
  return { kind: 'issued', certificate, isNew: refusal === null };
}

/**
 * Makes the certificates that are due: of courses that were finished while the backend could not be reached, say.
 * Resolves to how many; one that can't be made now is left for another time. Never rejects.
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
 * A profile that breaks its form has no name to give; one that cannot be read now must not cost the learner the name
 * that they chose.
 */
function nullWhenBroken(error: unknown): null {
  if (error instanceof Error && error.name === 'DocumentError') return null;
  throw error;
}

/** The first of the names that a certificate can carry: 2 to 60 characters. */
function nameOf(names: readonly string[]): string | null {
  return names.map((name) => name.trim().slice(0, 60)).find(({ length }) => length >= 2) ?? null;
}
