/** The words for a catalogue that did not come. */
export const failedWords = {
  offline: 'You are offline',
  offlineWhat: 'This page has not been loaded on this device before. It comes as soon as the connection is back.',
  title: 'The catalogue could not be loaded',
  what: 'The connection may be down, or the service may be busy.',
  again: 'Try again',
} as const;
