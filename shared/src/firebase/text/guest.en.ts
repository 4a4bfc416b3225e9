import { translatable } from '@lectern/shared/translations';

/** Name of a person without an account. */
export const guestText = translatable('firebase/guest', () => ({ name: 'Guest' }));
