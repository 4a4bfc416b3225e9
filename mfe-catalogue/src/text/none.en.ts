/** What stands where courses will be. */
export const noneWords = {
  title: 'No courses have been published yet',
  text: 'As soon as the first course is published, it appears here.',
} as const;
