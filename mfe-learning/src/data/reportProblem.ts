import type { ContactMessage } from '@lectern/shared/domain';

/** A problem report about a lesson: its sender and text. `name` may be empty. */
export type ProblemReport = { name: string; email: string; message: string };

const MAX_NAME = 80;
const MAX_MESSAGE = 4000;

/** Stores a report as a contact message. Rejects with a BackendError. */
export async function reportProblem({ name, email, message }: ProblemReport): Promise<void> {
  const sent: ContactMessage = {
    name: name.slice(0, MAX_NAME) || email.slice(0, MAX_NAME),
    email,
    topic: 'course',
    message: message.slice(0, MAX_MESSAGE),
    honeypot: '',
  };
  const { addDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  await addDocument('contactMessages', { ...sent, createdAt: serverTime });
}
