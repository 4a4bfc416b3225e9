const plural = new Intl.PluralRules('en');

/** The words that the kit itself speaks. A component takes every other word as a property. */
export const uiText = {
  close: 'Close',
  optional: 'optional',
  breadcrumbs: 'Breadcrumbs',
  busy: 'In progress',
  free: 'Free',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  rating: (value: string, of: string) => `Rated ${value} out of ${of}`,
  ratings: (count: number, formatted: string) =>
    `${formatted} ${plural.select(count) === 'one' ? 'rating' : 'ratings'}`,
};
