const number = new Intl.NumberFormat('en');
const plural = new Intl.PluralRules('en');
const languages = new Intl.DisplayNames('en', { type: 'language' });
const count = (n: number, one: string, other: string): string => `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;

/** Every text of this remote that a person reads, in English. */
export const en = {
  home: {
    title: 'Learn something worth knowing',
    lead: 'Courses by people who do what they teach. Watch at your own pace, keep your place on every device, and take notes where you need them.',
    searchLabel: 'Search all courses',
    search: 'Search',
    categories: 'Categories',
    popular: 'Popular courses',
    newest: 'New courses',
    all: 'See all courses',
    alsoHere: 'Also on Lectern',
    books: { title: 'Books', text: 'Read a sample, keep your place, and go on where you stopped.' },
    code: { title: 'Code editor', text: 'HTML, CSS and JavaScript side by side, running as you type.' },
    teach: { title: 'Teach', text: 'Share what you know. See how it works, and what we ask of teachers.' },
  },
  list: {
    all: 'All courses',
    allLead: 'Find what you want to learn next.',
    inCategory: (n: number) => `${count(n, 'course', 'courses')} to choose from.`,
    /** The heading of a category whose name is still on its way. */
    named: (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' '),
    home: 'Home',
    courses: (n: number) => count(n, 'course', 'courses'),
    subcategories: (name: string) => `Topics in ${name}`,
    noneTitle: 'No courses have been published yet',
    none: 'As soon as the first course is published, it appears here.',
    noneInCategory: 'No course has been published in this category yet',
    seeAll: 'See all courses',
    results: 'Courses',
    sort: 'Sort by',
    sorts: { relevance: 'Best match', popular: 'Most popular', newest: 'Newest', title: 'Title', shortest: 'Shortest' },
    pages: 'Pages',
    page: (n: number) => `Page ${number.format(n)}`,
    pageOf: (page: number, pages: number) => `page ${number.format(page)} of ${number.format(pages)}`,
    previous: 'Previous',
    next: 'Next',
  },
  facets: {
    title: 'Filters',
    titles: { category: 'Category', topic: 'Topic', level: 'Level', price: 'Price', duration: 'Length', language: 'Language' },
    level: { all: 'All levels', beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    price: { free: 'Free', paid: 'Paid' },
    duration: { 'under-1h': 'Under 1 hour', '1h-3h': '1 to 3 hours', '3h-10h': '3 to 10 hours', 'over-10h': '10 hours and more' },
    language: (tag: string) => {
      try {
        return languages.of(tag) ?? tag;
      } catch {
        return tag;
      }
    },
    count: (n: number) => number.format(n),
    more: (n: number) => `Show ${number.format(n)} more`,
    open: (n: number) => (n > 0 ? `Filters (${number.format(n)})` : 'Filters'),
    show: (n: number) => `Show ${count(n, 'course', 'courses')}`,
    chosen: 'Chosen filters',
    remove: 'Remove filter:',
    clear: 'Clear all filters',
    noneTitle: 'No course meets all of these filters',
    noneHelp: 'Drop one of them to see more:',
    noneAtAll: 'Drop them to see everything.',
    without: (title: string, n: number) => `Any ${title.toLowerCase()}: ${count(n, 'course', 'courses')}`,
  },
  search: {
    title: 'Search',
    lead: 'Find a course by its title, its teacher or its topic.',
    label: 'What would you like to learn?',
    button: 'Search',
    results: (n: number, query: string) => `${count(n, 'course', 'courses')} for “${query}”`,
    noneTitle: (query: string) => `Nothing found for “${query}”`,
    none: 'Check the spelling, or try a word that says less.',
    suggestions: 'Suggestions',
    recent: 'Your recent searches',
    forget: 'Forget them',
    browse: 'Browse by category',
  },
  course: {
    by: (name: string) => `by ${name}`,
    lessons: (n: number) => count(n, 'lesson', 'lessons'),
    hours: (seconds: number) => (seconds < 3600 ? count(Math.max(1, Math.round(seconds / 60)), 'minute', 'minutes') : count(Math.round(seconds / 360) / 10, 'hour', 'hours')),
    free: 'Free',
    levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced', all: 'All levels' },
    enrol: 'Enrol',
    newCourse: 'New',
  },
  failed: {
    offline: 'You are offline',
    offlineWhat: 'This page has not been loaded on this device before. It comes as soon as the connection is back.',
    title: 'The catalogue could not be loaded',
    what: 'The connection may be down, or the service may be busy.',
    again: 'Try again',
  },
} as const;
