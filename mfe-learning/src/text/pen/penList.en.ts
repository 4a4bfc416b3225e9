import { translatable } from '@lectern/shared/translations';

/** Texts of the list of a person's saved pens. */
export const penListText = translatable('pen/penList', (format) => ({
  mine: 'My pens',
  create: 'New pen',
  private: 'Private',
  unlisted: 'Unlisted',
  public: 'Public',
  noPens: 'You have no saved pens yet',
  noPensLead: 'Save your code from the editor to share it by link and open it on any device.',
  changed: (when: Date) => `changed ${format.date(when, { dateStyle: 'medium', timeStyle: 'short' })}`,
  deletePen: (title: string) => `Delete ${title}`,
  deleteTitle: 'Delete this pen?',
  deleteBody: (title: string) => `"${title}" will be deleted permanently, and links to it will stop working.`,
  deleteConfirm: 'Delete it',
  keep: 'Keep it',
}));
