import { translatable } from '@lectern/shared/translations';

/** Texts of filters. */
export const facetText = translatable('facets', (format) => {
  const courses = (n: number): string => format.count(n, { one: 'course', other: 'courses' });
  return {
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
    language: (tag: string) => format.languageName(tag),
    count: (n: number) => format.number(n),
    more: (n: number) => `Show ${format.number(n)} more`,
    open: (n: number) => (n > 0 ? `Filters (${format.number(n)})` : 'Filters'),
    show: (n: number) => `Show ${courses(n)}`,
    showAny: 'Show courses',
    counting: 'Counting courses…',
    left: courses,
    chosen: 'Chosen filters',
    remove: 'Remove filter:',
    clear: 'Clear all filters',
    noneTitle: 'No course matches all of these filters',
    noneHelp: 'Remove one of them to see more:',
    noneAtAll: 'Clear them to see all courses.',
    without: (title: string, n: number) => `Any ${title.toLowerCase()}: ${courses(n)}`,
  };
});
