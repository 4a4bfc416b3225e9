import { parseTeacherApplication, type TeacherApplication } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** What the form asks for; the rest of the document is the backend's to decide. */
export type NewApplication = Pick<TeacherApplication, 'name' | 'topic' | 'experience' | 'sample'>;

/** The application of the account `uid` at `teacherApplications/{uid}`, or null where it has made none. */
export const applicationQuery = (uid: string) => queryOptions({
  queryKey: ['teacherApplications', uid],
  queryFn: async () => {
    const { getDocument } = await import('@lectern/shared/firebase/documents');
    return getDocument(`teacherApplications/${uid}`, parseTeacherApplication);
  },
});

/** Hands in the one application of the account `uid`. Rejects with a BackendError when it was not stored, or when there is one already. */
export async function sendApplication(uid: string, application: NewApplication): Promise<void> {
  const { setDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  await setDocument(`teacherApplications/${uid}`, { ...application, status: 'submitted', createdAt: serverTime, updatedAt: serverTime });
}
