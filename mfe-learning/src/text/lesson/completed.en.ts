import { translatable } from '@lectern/shared/translations';

/** Texts of the notice that a course is finished, and of its certificate. */
export const completedText = translatable('lesson/completed', () => ({
  finished: 'You have finished this course.',
  justFinished: 'Congratulations! You have finished this course.',
  announceReady: 'Congratulations! You have finished this course. Your certificate is ready.',
  ready: 'Your certificate is ready.',
  certificate: 'See my certificate',
  making: 'Your certificate is being created.',
  waiting: 'Your certificate will be created as soon as your progress is saved.',
  failed: 'We could not create your certificate. You will find it in your profile later.',
  again: 'Try again',
  askName: 'Which name should appear on your certificate?',
  name: 'Your name',
  nameHint: 'You cannot change it later.',
  nameFault: 'Enter a name of 2 to 60 characters.',
  make: 'Create my certificate',
  next: 'What comes next',
  rateLead: 'Your rating helps others to choose.',
  rate: 'Rate this course',
  by: (name: string) => `by ${name}`,
}));
