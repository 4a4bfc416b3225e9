import type { ContactMessage } from '@lectern/shared/domain';

/** What somebody says is wrong with a lesson, and where. */
export type ProblemReport = {
  name: string;
  email: string;
  kind: string;
  words: string;
  course: string;
  lesson: string;
  place: string;
  address: string;
};

/**
 * Stores a report among the contact messages, with the lesson named. Rejects with a BackendError when it was not
 * stored.
 */
export async function reportProblem({
  name,
  email,
  kind,
  words,
  course,
  lesson,
  place,
  address,
}: ProblemReport): Promise<void> {
  const message = [kind, `Course: ${course}`, `Lesson: ${lesson}, at ${place}`, `Address: ${address}`, '', words]
    .join('\n')
    .trim();
  const sent: ContactMessage = {
    name: name.slice(0, 80) || email.slice(0, 80),
    email,
    topic: 'course',
    message: message.slice(0, 4000),
    honeypot: '',
  };
  const { addDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  await addDocument('contactMessages', { ...sent, createdAt: serverTime });
}
