/** The words of previews of lessons. */
export const previewWords = {
  failed: 'The preview could not be loaded',
  notPlayed: 'The preview could not be played',
  none: 'This lesson has nothing to preview yet.',
  broken: 'This lesson is not written as it should be, so it cannot be shown here.',
  panes: { html: 'HTML', css: 'CSS', js: 'JavaScript' },
  check: 'Check the answer',
  right: 'Right',
  wrong: 'Not quite. Try again.',
  enrolFor: 'In the course you can change the code and see what it does at once.',
} as const;
