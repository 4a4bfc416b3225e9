/** The words of the list of shortcuts, in its order. */
export const shortcutWords = {
  lead: 'They work wherever you are on this page, except while you write.',
  switchOn: 'Single-key shortcuts',
  switchHint:
    'Switch them off if you speak to your computer, or if they get in the way. The arrow keys and Space ' +
    'then work in the player alone.',
  keys: [
    [['Space', 'K'], 'Play or pause'],
    [['J', 'L'], 'Back or forward 10 seconds'],
    [['←', '→'], 'Back or forward 5 seconds'],
    [['↑', '↓'], 'Volume, while the player has the focus'],
    [['M'], 'Mute'],
    [['C'], 'Captions on or off'],
    [['F'], 'Full screen'],
    [['I'], 'Picture in picture'],
    [['<', '>'], 'Slower or faster'],
    [['0', '9'], 'From the beginning to 90 %'],
    [['Home', 'End'], 'To the beginning or end, while the player has the focus'],
    [['N'], 'Next lesson'],
    [['T'], 'Transcript'],
    [['?'], 'This help'],
  ] as [keys: string[], what: string][],
} as const;
