import type { Film } from '../Film';
import { drawBalance, drawBuses, drawHeaps, drawMiddle, drawQuestions } from './drawings';

/** What mean, median and spread say of many values, and when one number misleads. */
export const averages: Film = {
  name: 'one-number-for-many',
  course: 'averages-and-their-traps',
  title: 'One number for many',
  subtitle: 'Averages and their traps',
  theme: 'day',
  poster: 'jump',
  chapters: [
    {
      title: 'The mean is a balance',
      draw: drawBalance,
      lines: [
        { id: 'number', text: 'An average puts one number in the place of many. Something gets lost. But what?' },
        { id: 'ten', text: 'Here are ten people. Each dot is what one of them earns in a month.' },
        { id: 'nine', text: 'Nine of them earn 2,000.', speak: 'Nine of them earn two thousand.' },
        { id: 'one', text: 'And one earns 100,000.', speak: 'And one earns a hundred thousand.' },
        {
          id: 'mean',
          text: 'For the mean, add all of it up, and share it out equally: 11,800 each.',
          speak: 'For the mean, add all of it up, and share it out equally: eleven thousand eight hundred each.',
        },
        { id: 'balance', text: 'Think of a beam with weights. The mean is the point where it balances.' },
        { id: 'far', text: 'One weight far out moves this point a long way.' },
        {
          id: 'nobody',
          text: 'The sum is right. Yet nobody in this room earns anything near 11,800.',
          speak: 'The sum is right. Yet nobody in this room earns anything near eleven thousand eight hundred.',
        },
        { id: 'answer', text: 'The mean answers one question well: how much is it in all, shared out?' },
      ],
    },
    {
      title: 'The median is the middle',
      draw: drawMiddle,
      lines: [
        { id: 'queue', text: 'Now let nine people stand in a row, from the shortest to the tallest.' },
        { id: 'fifth', text: 'The fifth has four on each side. Her height is the median.' },
        { id: 'giant', text: 'Let the last one grow, until he is more than three metres tall.' },
        { id: 'jump', text: 'The mean climbs with him. The median does not move at all.' },
        { id: 'order', text: 'For the median, only the order counts, not the distance.' },
        { id: 'share', text: 'So ask for the mean when you share something out: a bill, or a tax.' },
        { id: 'typical', text: 'And ask for the median when you want to know what is usual: wages, or rents.' },
      ],
    },
    {
      title: 'The spread',
      draw: drawBuses,
      lines: [
        { id: 'buses', text: 'Two bus lines are late, both by five minutes on average.' },
        { id: 'blue', text: 'Line A is five minutes late every day.' },
        { id: 'plan', text: 'That is easy: you leave home five minutes later.' },
        { id: 'gold', text: 'Line B is on time on three days of four, and 20 minutes late on the fourth.' },
        { id: 'same', text: 'Three times zero, and twenty, shared out over four days: five again.' },
        { id: 'train', text: 'But with line B, you miss your train once in four days.' },
        { id: 'both', text: 'The same mean, and two different lives. What differs is the spread.' },
        { id: 'range', text: 'So next to an average, always ask for the smallest and the largest value.' },
      ],
    },
    {
      title: 'Two groups in one',
      draw: drawHeaps,
      lines: [
        { id: 'class', text: 'A class takes a test with twenty points. The mean is eleven.' },
        { id: 'guess', text: 'You may picture most of the learners somewhere around eleven.' },
        { id: 'dots', text: 'Draw a dot for each of them, and you see two heaps.' },
        { id: 'groups', text: 'Beginners have about five points, and those with practice about seventeen.' },
        { id: 'none', text: 'A lesson for eleven points would fit nobody.' },
        { id: 'answers', text: 'Two heaps mean two groups, and two averages.' },
      ],
    },
    {
      title: 'Three questions',
      draw: drawQuestions,
      lines: [
        { id: 'next', text: 'When you meet an average in the news, ask three questions.' },
        { id: 'which', text: 'Which one is it: the mean, or the median?' },
        { id: 'wide', text: 'How far apart are the values?' },
        { id: 'heaps', text: 'And is it one heap, or several?' },
        { id: 'draw', text: 'If you have the data, do not begin with a sum. Begin with the dots.' },
      ],
    },
  ],
};
