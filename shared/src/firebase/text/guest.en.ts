import { defineText } from '@lectern/shared/text';

/** Name of a person without an account. */
export const guestText = defineText(() => ({ name: 'Guest' }));
