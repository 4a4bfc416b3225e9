import { number } from '../count';

/** The words of the open player. */
export const openWords = {
  course: (title: string) => `${title} · open course`,
  lessons: 'Lessons',
  lesson: (index: number) => `Lesson ${number.format(index)}`,
  captions: 'Captions',
  unavailable: 'The service did not answer, or you are offline. Nothing is lost: try again in a moment.',
  join:
    'You watch without an account: your place is kept on this device. With a free account, it ' +
    'follows you, with notes and certificates.',
  signUp: 'Create an account',
  away: 'Not now',
} as const;
