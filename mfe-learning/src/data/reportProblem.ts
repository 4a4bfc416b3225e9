import type { ContactMessage } from '@lectern/shared/domain';

/** A report about a lesson: who sends it, and its text. `name` may be empty. */
export type ProblemReport = { name: string; email: string; message: string };

const LONGEST_NAME = 80;
const LONGEST_MESSAGE = 4000;

/** Stores a report among the contact messages. Rejects with a BackendError when it was not stored. */
export async function reportProblem({ name, email, message }: ProblemReport): Promise<void> {
  const sent: ContactMessage = {
    name: name.slice(0, LONGEST_NAME) || email.slice(0, LONGEST_NAME),
    email,
    topic: 'course',
    message: message.slice(0, LONGEST_MESSAGE),
    honeypot: '',
  };
  const { addDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  await addDocument('contactMessages', { ...sent, createdAt: serverTime });
}
