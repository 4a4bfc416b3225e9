/** The words of code lessons. */
export const penLessonWords = {
  run: 'Run',
  reset: 'Start again',
  resetTitle: 'Start this task again?',
  resetBody: 'The three panes go back to what the lesson begins with. What you wrote is gone.',
  resetConfirm: 'Start again',
  cancel: 'Keep my code',
  kept: 'Your work is kept on this device',
  notKept: 'This device keeps nothing: open the editor and download your code before you leave.',
  open: 'Open in the editor',
  openBlocks: 'Try the code of this lesson',
  broken: 'This task cannot be shown',
  brokenWhat: 'Its teacher must mend it.',
} as const;
