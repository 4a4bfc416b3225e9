import { translatable } from '@lectern/shared/translations';

/** Texts that all forms of this remote share. */
export const formText = translatable('form', () => ({
  failed: 'This could not be sent',
  failure: 'Nothing is lost: what you wrote is still here. Try again in a moment.',
  restored: 'Your draft has been restored.',
  discard: 'Discard draft',
  trap: 'Leave this field empty',
  email: 'E-mail address',
  name: 'Your name',
  message: 'Message',
}));
