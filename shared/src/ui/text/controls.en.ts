import { defineText } from '@lectern/shared/text';

/** Texts that controls have of their own; every other text is a property. */
export const controlsText = defineText(() => ({
  close: 'Close',
  optional: 'optional',
  breadcrumbs: 'Breadcrumbs',
  busy: 'In progress',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
}));
