import type { Criterion } from './criterion';

/** Principle 2: people can operate the site. */
export const OPERABLE: readonly Criterion[] = [
  { id: '2.1.1', name: 'Keyboard', level: 'A', here: 'Everything works with the keyboard alone.' },
  {
    id: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    here: 'Tab leaves every part of a page, also the panes of the code editor.',
  },
  {
    id: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    here: 'Single keys steer the player; its help has a switch that turns them off.',
  },
  {
    id: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    here:
      'The countdown to the next lesson can be cancelled, and turned off before it starts; it waits while somebody ' +
      'writes. No form expires.',
  },
  {
    id: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    here: 'Nothing moves by itself once a page has loaded.',
  },
  {
    id: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    here: 'Nothing on the pages flashes. Films are the care of their teachers.',
  },
  { id: '2.4.1', name: 'Bypass Blocks', level: 'A', here: 'The first Tab shows a link that skips to the content.' },
  { id: '2.4.2', name: 'Page Titled', level: 'A', here: 'Each page has a title of its own.' },
  {
    id: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    here: 'The focus follows the order of reading, goes to the heading of a new page, and returns after a dialog.',
  },
  {
    id: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    here: 'The text of a link says where it leads.',
  },
  {
    id: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    here: 'Courses are found by search, by categories and through the lists of the header.',
  },
  { id: '2.4.6', name: 'Headings and Labels', level: 'AA', here: 'Each page has one first heading, which names it.' },
  {
    id: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    here: 'Whatever has the focus of the keyboard has an outline, or an edge of its own.',
  },
  {
    id: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    here: 'Bars that stay at an edge of the window never hide what has the focus.',
  },
  {
    id: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    here: 'Two fingers zoom a picture, and so does a slider.',
  },
  {
    id: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    here: 'Controls act when the pointer is released on them, never when it is pressed.',
  },
  {
    id: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    here: 'The name of a control contains the text that it shows.',
    failing: 'No test compares the names of all controls with their texts: one that differs is not found.',
  },
  {
    id: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    here: 'Nothing is operated by moving the device.',
  },
  {
    id: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    here: 'What can be dragged can be moved by clicks as well: rows of the studio, and pictures that are cropped.',
  },
  {
    id: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    here: 'Controls are at least 24 × 24 pixels, or have that much space around them.',
  },
];
