import type { Film } from '../Film';
import { drawGaps, drawHome, drawKeys, drawScale, drawThirds } from './drawings';
import { CHORDS } from './triads';

const { C, Dm, Em, F, G, Am, Bdim } = CHORDS;

/**
 * The film “Seven notes, seven chords”: how a scale gives seven chords, heard and seen on a keyboard. `play` lists
 * chords as MIDI numbers of keys, 60 for the middle C; `beat` and `pause` are in seconds.
 */
export const chords: Film = {
  name: 'seven-notes-seven-chords',
  course: 'chords-from-scales',
  title: 'Seven notes, seven chords',
  subtitle: 'Chords from scales',
  theme: 'night',
  poster: 'ceg',
  chapters: [
    {
      title: 'Seven notes',
      draw: drawScale,
      lines: [
        { id: 'songs', text: 'Thousands of songs use the same few chords. They all come from one scale.' },
        {
          id: 'scale',
          text: 'Here is the scale of C: the white keys, from C to C.',
          play: [[60], [62], [64], [65], [67], [69], [71], [72]],
          beat: 0.5,
          pause: 1.2,
        },
        {
          id: 'half',
          text: 'From one key to the very next, white or black, it is a half step.',
          play: [[60], [61], [62]],
          beat: 0.6,
        },
        { id: 'two', text: 'Most white keys are two half steps apart: there is a black key in between.' },
        {
          id: 'close',
          text: 'Only E and F are direct neighbours, and B and C.',
          play: [[64], [65], [71], [72]],
          beat: 0.7,
        },
        { id: 'follows', text: 'This uneven pattern is the whole secret. Everything else follows from it.' },
      ],
    },
    {
      title: 'Every second note',
      draw: drawThirds,
      lines: [
        { id: 'rule', text: 'To build a chord, take a note, skip one, take one, skip one, take one.' },
        { id: 'ceg', text: 'From C, this gives C, E and G.', play: [[60], [64], [67], C], beat: 0.8, pause: 1.4 },
        {
          id: 'dfa',
          text: 'From D, it gives D, F and A.',
          speak: 'From D, it gives D, F and ay.',
          play: [[62], [65], [69], Dm],
          beat: 0.8,
          pause: 1.4,
        },
        {
          id: 'each',
          text: 'You can begin on each of the seven notes. So there are seven chords.',
          play: [C, Dm, Em, F, G, Am, Bdim],
          pause: 1,
        },
        { id: 'numbers', text: 'Musicians number them from one to seven. C is one, F is four, and G is five.' },
      ],
    },
    {
      title: 'Major or minor?',
      draw: drawGaps,
      lines: [
        { id: 'gaps', text: 'Each chord has two gaps. Count the half steps in the lower one.' },
        {
          id: 'major',
          text: 'From C to E there are four. That is a major chord. Many people call it bright.',
          play: [C],
          pause: 1.2,
        },
        {
          id: 'minor',
          text: 'From D to F there are only three. That is a minor chord, and it sounds darker.',
          play: [Dm],
          pause: 1.2,
        },
        { id: 'upper', text: 'The upper gap has the other size. Together they are always seven half steps.' },
        { id: 'three', text: 'Chords one, four and five are major.', play: [C, F, G], pause: 1 },
        { id: 'others', text: 'Two, three and six are minor.', play: [Dm, Em, Am], pause: 1 },
        {
          id: 'odd',
          text: 'And the seventh is the odd one: three and three. It is called diminished.',
          play: [Bdim],
          pause: 1.2,
        },
      ],
    },
    {
      title: 'Home and away',
      draw: drawHome,
      lines: [
        { id: 'home', text: 'Chord one is home. A song that ends here sounds finished.', play: [C], pause: 1 },
        {
          id: 'five',
          text: 'Chord five is tense. Its B lies a half step below C, and wants to go there.',
          play: [G],
          pause: 1,
        },
        { id: 'pull', text: 'Listen to how five goes home to one.', play: [G, [67, 72, 76]], beat: 1.5, pause: 1.2 },
        { id: 'ear', text: 'You need no theory to hear this. Your ear has known it for years.' },
        { id: 'four', text: 'Chord four leads away from home, but gently.', play: [F], pause: 1 },
        {
          id: 'walk',
          text: 'One, four, five, one: countless songs are built on this walk.',
          play: [C, F, G, [67, 72, 76]],
          pause: 1.2,
        },
      ],
    },
    {
      title: 'In any key',
      draw: drawKeys,
      lines: [
        {
          id: 'round',
          text: 'One, five, six, four is another round. You have heard it on the radio.',
          play: [C, [59, 62, 67], [57, 60, 64], [57, 60, 65]],
          pause: 1.2,
        },
        {
          id: 'shift',
          text: 'Begin on G, and the same numbers give G, D, E minor and C.',
          play: [
            [55, 59, 62, 67],
            [57, 62, 66],
            [59, 64, 67],
            [60, 64, 67],
          ],
          pause: 1.2,
        },
        { id: 'same', text: 'The notes are others, and the feeling is the same.' },
        { id: 'worth', text: 'That is why numbers are worth more than names: they work in every key.' },
        { id: 'find', text: 'Now take a song you like, and find its last chord. Nearly always, it is number one.' },
      ],
    },
  ],
};
