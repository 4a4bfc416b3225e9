import { parseTeacherApplication, teacherApplication, type TeacherApplication } from '@lectern/shared/domain';
import { checkFields } from '../rules/checkFields';
import type { FormValues, ValidationResult } from '../rules/FormRules';
import { textOf } from '@lectern/shared/text';
import { applicationErrorText } from '../text/formErrors.en';

/** Fields of the form; the backend sets the rest of the document. */
export type NewApplication = Pick<TeacherApplication, 'name' | 'topic' | 'experience' | 'sample'>;

const documents = () => import('@lectern/shared/firebase/documents');

/**
 * Gets the account's application at `teacherApplications/{uid}`; null when there is none. Rejects with a BackendError.
 */
export const getApplication = async (uid: string): Promise<TeacherApplication | null> =>
  (await documents()).getDocument(`teacherApplications/${uid}`, parseTeacherApplication);

/** Validates the application form. Returns the trimmed fields to send, or an error message for each invalid field. */
export function validate({
  name,
  topic,
  experience,
  sample,
}: FormValues<'name' | 'topic' | 'experience' | 'sample'>): ValidationResult<NewApplication> {
  const application = {
    name: name.trim(),
    topic: topic.trim(),
    experience: experience.trim(),
    sample: sample.trim() === '' ? null : sample.trim(),
  };
  return checkFields(teacherApplication, application, textOf(applicationErrorText));
}

/**
 * Stores the account's application, replacing a declined one. Rejects with a BackendError, for example while an earlier
 * application is undecided.
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
