import { translatable } from '@lectern/shared/translations';

/** Texts of the code editor: panes, tools, preview and console. */
export const penText = translatable('pen/pen', (format) => ({
  title: 'Code editor',
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  panes: 'Panes',
  preview: 'Preview of your code',
  previewLabel: 'Preview',
  console: 'Console',
  clear: 'Clear',
  nothingLogged: 'Logs and errors from your code appear here.',
  atLine: (line: number) => `line ${format.number(line)}`,
  atHtmlLine: (line: number) => `HTML, line ${format.number(line)}`,
  run: 'Run',
  runByItself: 'Run as I type',
  tabIndents: 'Tab key indents',
  tabHint: 'To leave a pane, press Escape, then Tab.',
  reset: 'Start over',
  resetTitle: 'Start over?',
  resetBody: {
    first: 'All three panes return to the starter example. Your current code will be lost.',
    saved: 'All three panes return to the saved version. Your changes since then will be lost.',
    lesson: "All three panes return to the lesson's starting code. What you wrote will be lost.",
  },
  resetConfirm: 'Replace everything',
  cancel: 'Keep my code',
  download: 'Download as HTML',
  nearlyFull: (used: number, limit: number) => `${format.number(used)} of ${format.number(limit)} characters`,
  tooLarge: (used: number, limit: number) =>
    `${format.number(used)} characters: too large to save. The limit is ${format.number(limit)}.`,
  stopped: {
    'not-loaded': 'The preview did not load. You may be offline. Your code is safe.',
    frozen: 'The preview did not answer for 5 seconds and was stopped. Your code is safe: check it for endless loops.',
    runaway:
      'The code ran for over a second several times in a row and was stopped. Your code is safe: check its ' +
      'timers and event handlers for a loop.',
    left: 'The code navigated away from its page and was stopped.',
    flood: 'The code sent too many messages and was stopped.',
  },
  runAgain: 'Run again',
  view: 'View',
  more: 'More options',
  layouts: 'Layout of the editor',
  rows: 'Code above the result',
  columns: 'Code beside the result',
  result: 'Result only',
  stored: 'Stored on this device',
  contested:
    'Another tab is editing this code too. This device stores the latest change only: save or download your ' +
    'code to keep both.',
  notStored: 'This device cannot store your code. Download it before you leave.',
}));
