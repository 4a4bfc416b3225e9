import { translatable } from '@lectern/shared/translations';

/** Texts of code lessons. */
export const penLessonText = translatable('pen/penLesson', () => ({
  run: 'Run',
  reset: 'Start again',
  resetTitle: 'Start this task again?',
  resetBody: "All three panes return to the lesson's starting code. What you wrote will be lost.",
  resetConfirm: 'Start again',
  cancel: 'Keep my code',
  stored: 'Your work is stored on this device',
  notStored: 'This device cannot store your work. Open the editor and download your code before you leave.',
  open: 'Open in the editor',
  openBlocks: 'Try the code of this lesson',
  broken: 'This task cannot be shown',
  brokenReason: 'Its teacher needs to fix it.',
}));
