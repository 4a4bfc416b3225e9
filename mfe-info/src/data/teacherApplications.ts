import { parseTeacherApplication, teacherApplication, type TeacherApplication } from '@lectern/shared/domain';
import { explainedVerdict } from '../parts/form/explainedVerdict';
import type { FormValues, Verdict } from '../parts/form/formRules';
import { applicationErrors } from '../text/formErrors.en';

/** What the form asks for; the rest of the document is the backend's to decide. */
export type NewApplication = Pick<TeacherApplication, 'name' | 'topic' | 'experience' | 'sample'>;

const documents = () => import('@lectern/shared/firebase/documents');

/**
 * The application of the account `uid` at `teacherApplications/{uid}`, or null where it has made none. Rejects with a
 * BackendError.
 */
export const getApplication = async (uid: string): Promise<TeacherApplication | null> =>
  (await documents()).getDocument(`teacherApplications/${uid}`, parseTeacherApplication);

/** Judges what was written into the application. */
export function judge({
  name,
  topic,
  experience,
  sample,
}: FormValues<'name' | 'topic' | 'experience' | 'sample'>): Verdict<NewApplication> {
  const made = {
    name: name.trim(),
    topic: topic.trim(),
    experience: experience.trim(),
    sample: sample.trim() === '' ? null : sample.trim(),
  };
  return explainedVerdict(teacherApplication, made, applicationErrors);
}

/**
 * Hands in the one application of the account `uid`. Rejects with a BackendError when it was not stored, or when there
 * is one already.
 */
export async function sendApplication(uid: string, application: NewApplication): Promise<void> {
  const { setDocument, serverTime } = await documents();
  await setDocument(`teacherApplications/${uid}`, {
    ...application,
    status: 'submitted',
    createdAt: serverTime,
    updatedAt: serverTime,
  });
}
