import type { Criterion } from './criterion';

/** Principle 1: people can perceive the content. */
export const PERCEIVABLE: readonly Criterion[] = [
  {
    id: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    here: 'Pictures and icons with a meaning have a text; covers and other drawings are hidden from screen readers.',
  },
  {
    id: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    here: 'A lesson is a video with sound; its transcript stands beside it.',
  },
  {
    id: '1.2.2',
    name: 'Captions (Prerecorded)',
    level: 'A',
    here: 'Videos of the sample courses have captions, and teachers add captions to theirs in the studio.',
  },
  {
    id: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    here: 'A transcript can be read in place of the sound of a video.',
    failing: 'A transcript holds what is said. What a film only shows must be said in it, or written in its lesson.',
  },
  {
    id: '1.2.4',
    name: 'Captions (Live)',
    level: 'AA',
    here: 'The site has no live video: a lesson is a file of its course.',
  },
  {
    id: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    here: 'A film must say what it shows.',
    failing: 'The player has no second sound track: a film that only shows something does not describe it.',
  },
  {
    id: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    here: 'Headings, lists, tables, groups and labels are marked up as what they are.',
  },
  {
    id: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    here: 'The order of the document is the order of reading, in both directions of writing.',
  },
  {
    id: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    here: 'No text tells a control by its place, shape or colour alone.',
  },
  {
    id: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    here: 'Screens show the same content upright and on the side; nothing locks the orientation.',
  },
  {
    id: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    here: 'Fields for a name, an e-mail address, an organisation and a password say so to the browser.',
  },
  {
    id: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    here: 'Links in text are underlined; errors, ticks and states have a text or a sign beside their colour.',
  },
  {
    id: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    here: 'Nothing sounds by itself when a page opens.',
  },
  {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    here: 'Text has a contrast of 4.5 : 1 in both themes.',
  },
  {
    id: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    here: 'Layouts hold at 200 % text size, without cut text.',
  },
  {
    id: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    here: 'Words are text, also on covers and certificates. Only icons and pictures of the product show words.',
  },
  {
    id: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    here: 'At 320 × 256 pixels, which is 400 % zoom, no page scrolls sideways and no text is cut.',
  },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    here: 'Edges of fields, signs of controls and the mark of the focus have a contrast of 3 : 1 in both themes.',
  },
  {
    id: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    here: 'Wider lines, letters, words and paragraphs cut no text.',
  },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    here: 'Suggestions close with Escape, stay under the pointer, and stay until they are closed.',
  },
];
