/** The words of the search screen, without its results. */
export const searchWords = {
  title: 'Search',
  lead: 'Find a course by its title, its teacher or its topic.',
  label: 'What would you like to learn?',
  button: 'Search',
  recent: 'Your recent searches',
  forget: 'Forget them',
  browse: 'Browse by category',
} as const;
