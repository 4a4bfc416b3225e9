import { number } from './count';

/** The words of the code editor. */
export const penWords = {
  title: 'Code editor',
  lead: 'Write HTML, CSS and JavaScript, and see it run as you type.',
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  panes: 'Panes',
  preview: 'Preview of your code',
  previewLabel: 'Preview',
  console: 'Console',
  clear: 'Clear',
  nothingLogged: 'What your code logs, and where it fails, appears here.',
  atLine: (line: number) => `line ${number.format(line)}`,
  run: 'Run',
  runByItself: 'Run as I type',
  tabIndents: 'Tab key indents',
  tabHint: 'Otherwise Tab moves on to the next control.',
  reset: 'Start over',
  resetTitle: 'Start over?',
  resetBody: 'This replaces the three panes with the first example. What is in them now is gone.',
  resetConfirm: 'Replace everything',
  cancel: 'Keep my code',
  download: 'Download as HTML',
  kept: 'Kept on this device',
  notKept: 'This device keeps nothing: download your code before you leave.',
} as const;
