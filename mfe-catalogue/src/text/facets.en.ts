import { formatOf } from '@lectern/shared/text';
import { count, number } from './count';

/** The words of filters. */
export const facetWords = {
  title: 'Filters',
  titles: {
    category: 'Category',
    topic: 'Topic',
    level: 'Level',
    price: 'Price',
    duration: 'Length',
    language: 'Language',
  },
  level: { all: 'All levels', beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  price: { free: 'Free', paid: 'Paid' },
  duration: {
    'under-1h': 'Under 1 hour',
    '1h-3h': '1 to 3 hours',
    '3h-10h': '3 to 10 hours',
    'over-10h': '10 hours and more',
  },
  language: (tag: string) => formatOf('en').languageName(tag),
  count: (n: number) => number.format(n),
  more: (n: number) => `Show ${number.format(n)} more`,
  open: (n: number) => (n > 0 ? `Filters (${number.format(n)})` : 'Filters'),
  show: (n: number) => `Show ${count(n, 'course', 'courses')}`,
  showAny: 'Show the courses',
  counting: 'Counting the courses…',
  left: (n: number) => count(n, 'course', 'courses'),
  chosen: 'Chosen filters',
  remove: 'Remove filter:',
  clear: 'Clear all filters',
  noneTitle: 'No course meets all of these filters',
  noneHelp: 'Drop one of them to see more:',
  noneAtAll: 'Drop them to see everything.',
  without: (title: string, n: number) => `Any ${title.toLowerCase()}: ${count(n, 'course', 'courses')}`,
} as const;
