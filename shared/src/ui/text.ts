/** The words that the kit itself speaks. A component takes every other word as a property. */
export const uiText = {
  close: 'Close',
  dismiss: 'Dismiss',
  required: 'required',
  optional: 'optional',
  breadcrumbs: 'Breadcrumbs',
  notifications: 'Notifications',
  loading: 'Loading',
  busy: 'In progress',
  free: 'Free',
  opensElsewhere: 'opens another site',
  rating: (value: string, of: string) => `Rated ${value} out of ${of}`,
  ratings: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'rating' : 'ratings'}`,
};
