import { contactMessage, type ContactMessage } from '@lectern/shared/domain';
import { checkFields } from '../rules/checkFields';
import type { FormValues, ValidationResult } from '../rules/FormRules';
import { textOf } from '@lectern/shared/text';
import { contactErrorText } from '../text/formErrors.en';

/** Validates the contact form. Its field `website` is the honeypot. */
export function validate({
  name,
  email,
  topic,
  message,
  website,
}: FormValues<'name' | 'email' | 'topic' | 'message' | 'website'>): ValidationResult<ContactMessage> {
  return checkFields(
    contactMessage,
    { name: name.trim(), email: email.trim(), topic, message: message.trim(), honeypot: website },
    textOf(contactErrorText),
  );
}

/** Stores a message to the site's operators at `contactMessages/{id}`. Rejects with a BackendError. */
export async function send(message: ContactMessage): Promise<void> {
  const [{ addDocument, serverTime }, { getCallerUid }] = await Promise.all([
    import('@lectern/shared/firebase/documents'),
    import('@lectern/shared/firebase/auth'),
  ]);
  await addDocument('contactMessages', { ...message, uid: await getCallerUid(), status: 'new', createdAt: serverTime });
}
