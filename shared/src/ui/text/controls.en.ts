import { translatable } from '@lectern/shared/translations';

/** Texts that controls have of their own; every other text is a property. */
export const controlsText = translatable('ui/controls', () => ({
  close: 'Close',
  optional: 'optional',
  breadcrumbs: 'Breadcrumbs',
  busy: 'In progress',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
}));
