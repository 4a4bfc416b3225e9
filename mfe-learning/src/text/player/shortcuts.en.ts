import { translatable } from '@lectern/shared/translations';

/** Texts of the list of keyboard shortcuts, in the order of the list. */
export const shortcutsText = translatable('player/shortcuts', () => ({
  lead: 'They work anywhere on this page, except while you type.',
  switchOn: 'Single-key shortcuts',
  switchHint:
    'Turn them off if you use voice control or press keys by accident. The arrow keys and Space then work in ' +
    'the player only.',
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
    [['0', '9'], 'Jump to 0–90 %'],
    [['Home', 'End'], 'Jump to the start or end, while the player has the focus'],
    [['N'], 'Next lesson'],
    [['T'], 'Transcript'],
    [['?'], 'This help'],
  ] as [keys: string[], action: string][],
}));
