import { parseCourse, parseEnrolment } from '@lectern/shared/domain';

const documents = () => import('@lectern/shared/firebase/documents');

/**
 * Enrols the owner of a course, unless they are enrolled, and resolves to the address of its lessons. Rejects with a
 * BackendError; `denied` when the course is not theirs.
 */
export async function startCourse(uid: string, course: { refId: string; productId: string }): Promise<string> {
  const { getDocument, serverTime, setDocument } = await documents();
  const { refId, productId } = course;
  const path = `users/${uid}/enrolments/${refId}`;
  const isEnrolled = async (): Promise<boolean> => (await getDocument(path, parseEnrolment, { fresh: true })) !== null;
  const document = await getDocument(`courses/${refId}`, parseCourse);
  if (!(await isEnrolled())) {
    try {
      await setDocument(path, { source: 'purchase', entitlement: productId, createdAt: serverTime });
    } catch (error) {
      // The rules refuse a second write, so another tab may have been first.
      if (!(await isEnrolled())) throw error;
    }
  }
  return `/watch/${refId}/${uid}/${document?.slug ?? 'course'}`;
}
