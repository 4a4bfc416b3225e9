import { number } from '../count';

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
  atHtmlLine: (line: number) => `HTML, line ${number.format(line)}`,
  run: 'Run',
  runByItself: 'Run as I type',
  tabIndents: 'Tab key indents',
  tabHint: 'To leave a pane, press Escape, then Tab.',
  reset: 'Start over',
  resetTitle: 'Start over?',
  resetBody: {
    first: 'The three panes go back to the first example. What is in them now is gone.',
    saved: 'The three panes go back to the version that is saved. What you have changed since is gone.',
    lesson: 'The three panes go back to what the lesson begins with. What you wrote is gone.',
  },
  resetConfirm: 'Replace everything',
  cancel: 'Keep my code',
  download: 'Download as HTML',
  nearlyFull: (used: number, limit: number) => `${number.format(used)} of ${number.format(limit)} characters`,
  tooLarge: (used: number, limit: number) =>
    `${number.format(used)} characters: too large to save, ${number.format(limit)} is the most`,
  stopped: {
    'not-loaded': 'The preview did not load. The connection may be down; your code is safe.',
    frozen:
      'The preview did not answer for 5 seconds and was stopped. Your code is safe: look for work that never ends.',
    runaway:
      'The code ran for over a second again and again, and was stopped. Your code is safe: look for a ' +
      'loop in a timer or an event.',
    left: 'The code left its page, and was stopped.',
    flood: 'The code sent more messages than this page takes, and was stopped.',
  },
  runAgain: 'Run it again',
  view: 'View',
  more: 'More for your code',
  layouts: 'Layout of the editor',
  rows: 'Code above the result',
  columns: 'Code beside the result',
  result: 'Result only',
  kept: 'Kept on this device',
  contested:
    'Another tab works on this code too: this device keeps what was changed last. Save or download it to keep both.',
  notKept: 'This device keeps nothing: download your code before you leave.',
} as const;
