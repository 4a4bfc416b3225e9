/** The words of the suggestions of search boxes. */
export const searchBoxText = {
  label: 'Suggestions',
  recent: 'Your recent searches',
  said: (count: number): string =>
    `${String(count)} ${count === 1 ? 'suggestion' : 'suggestions'}, with the arrow keys`,
};
