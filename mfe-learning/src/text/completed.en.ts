/** The words of the notice that a course is finished. */
export const completedWords = {
  congratulations: 'Congratulations!',
  finished: 'You have finished this course.',
  ready: 'Your certificate is ready.',
  certificate: 'See my certificate',
  making: 'Your certificate is being made.',
  waiting: 'Your certificate is made as soon as you are connected again.',
  failed: 'Your certificate could not be made just now. You will find it in your profile later.',
  again: 'Try again',
  askName: 'Which name should stand on your certificate?',
  name: 'Your name',
  nameHint: 'It cannot be changed afterwards.',
  nameFault: 'Write a name of 2 to 60 characters.',
  make: 'Make my certificate',
} as const;
