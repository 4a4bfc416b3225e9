const number = new Intl.NumberFormat('en');
const plural = new Intl.PluralRules('en');
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
    allLead: 'Everything that is published, in one place.',
    home: 'Home',
    courses: (n: number) => count(n, 'course', 'courses'),
    noneTitle: 'No courses have been published yet',
    none: 'As soon as the first course is published, it appears here.',
    noneInCategory: 'No course has been published in this category yet',
    seeAll: 'See all courses',
  },
  search: {
    title: 'Search',
    lead: 'Find a course by its title, its teacher or its topic.',
    label: 'What would you like to learn?',
    button: 'Search',
    results: (n: number, query: string) => `${count(n, 'course', 'courses')} for “${query}”`,
    noneTitle: (query: string) => `Nothing found for “${query}”`,
    none: 'Check the spelling, or try a word that says less.',
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
    title: 'The catalogue could not be loaded',
    what: 'The connection may be down, or the service may be busy.',
    again: 'Try again',
  },
} as const;
