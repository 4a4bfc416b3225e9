import { translatable } from '@lectern/shared/translations';

/** Texts of a course's offer: enrolment, cart, saving and sharing. */
export const offerText = translatable('offer', (format) => ({
  offer: 'This course',
  enrol: 'Enrol for free',
  enrolled: 'You are enrolled in this course.',
  owned: 'You own this course.',
  enrolOwned: 'Enrol',
  done: (percent: number) => `${format.number(percent / 100, { style: 'percent' })} done`,
  certificate: 'See your certificate',
  goTo: 'Go to course',
  accessFailed: 'We could not check whether you have this course.',
  noPayments: 'This site takes no payments, so this course cannot be bought here.',
  save: 'Save for later',
  signInToSave: 'Sign in to save for later',
  saved: 'Saved for later',
  unsaved: (title: string) => `“${title}” is no longer saved`,
  savedNow: (title: string) => `“${title}” is saved in your profile`,
  notSaved: 'The change could not be saved. Try again in a moment.',
  checkFailed: 'We could not check whether you saved this course.',
  again: 'Try again',
  share: 'Share',
  copied: 'Link copied',
  notCopied: (url: string) => `Copy this address: ${url}`,
}));
