import { parseCertificate, parseCourse, parseEnrolment, parseProgress, type Course, type Enrolment } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** A course that somebody is enrolled in; `course` is null once it is no longer published. `percent` is 0 to 100. */
export type EnrolledCourse = { enrolment: Enrolment; course: Course | null; percent: number };

/** The person's enrolment in a course, or null. */
export const enrolment = (uid: string, courseId: string) => queryOptions({
  queryKey: ['users', uid, 'enrolments', courseId],
  queryFn: async (): Promise<Enrolment | null> => (await documents()).getDocument(`users/${uid}/enrolments/${courseId}`, parseEnrolment),
});

/** Enrols the person in a free course. Doing it again changes nothing. */
export async function saveFreeEnrolment(uid: string, courseId: string): Promise<void> {
  const { getDocument, serverTime, setDocument } = await documents();
  const path = `users/${uid}/enrolments/${courseId}`;
  if (await getDocument(path, parseEnrolment)) return;
  await setDocument(path, { source: 'free', entitlement: null, createdAt: serverTime });
}

/** The courses that the person is enrolled in, newest first, with how far they have come. */
export const enrolledCourses = (uid: string) => queryOptions({
  queryKey: ['users', uid, 'enrolments'],
  queryFn: async (): Promise<EnrolledCourse[]> => {
    const { getDocument, listDocuments } = await documents();
    const enrolments = await listDocuments({ collection: `users/${uid}/enrolments`, orderBy: [['createdAt', 'desc']] }, parseEnrolment);
    return Promise.all(enrolments.map(async (entry) => {
      const [found, progress] = await Promise.all([
        getDocument(`courses/${entry.id}`, parseCourse).catch(() => null), getDocument(`users/${uid}/progress/${entry.id}`, parseProgress),
      ]);
      return { enrolment: entry, course: found, percent: progress?.percent ?? 0 };
    }));
  },
});

/** The person's certificates, newest first. */
export const certificates = (uid: string) => queryOptions({
  queryKey: ['certificates', uid],
  queryFn: async () => (await documents()).listDocuments(
    { collection: 'certificates', where: [['uid', '==', uid]], orderBy: [['issuedAt', 'desc']] }, parseCertificate),
});
