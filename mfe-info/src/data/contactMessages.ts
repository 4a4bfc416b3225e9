import type { ContactMessage } from '@lectern/shared/domain';

/** Stores a message for the people who run the site, at `contactMessages/{id}`. Rejects with a BackendError when it was not stored. */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const { addDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  await addDocument('contactMessages', { ...message, createdAt: serverTime });
}
