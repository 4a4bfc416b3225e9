import { contactMessage, type ContactMessage } from '@lectern/shared/domain';
import { explainedVerdict } from '../parts/form/explainedVerdict';
import type { FormValues, Verdict } from '../parts/form/formRules';
import { contactErrors } from '../text/formErrors.en';

/** Judges what was written into the contact form. Its field `website` is the trap. */
export function judge({
  name,
  email,
  topic,
  message,
  website,
}: FormValues<'name' | 'email' | 'topic' | 'message' | 'website'>): Verdict<ContactMessage> {
  return explainedVerdict(
    contactMessage,
    { name: name.trim(), email: email.trim(), topic, message: message.trim(), honeypot: website },
    contactErrors,
  );
}

/**
 * Stores a message for the people who run the site, at `contactMessages/{id}`. Rejects with a BackendError when it was
 * not stored.
 */
export async function send(message: ContactMessage): Promise<void> {
  const { addDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  await addDocument('contactMessages', { ...message, createdAt: serverTime });
}
