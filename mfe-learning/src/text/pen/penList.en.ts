/** The words of a person's saved pens. */
export const penListWords = {
  mine: 'My pens',
  begin: 'New pen',
  private: 'Private',
  unlisted: 'Unlisted',
  public: 'Public',
  noPens: 'You have not saved a pen yet',
  noPensLead: 'What you write in the code editor can be saved, shared by a link and opened on every device.',
  changed: (when: Date) => `changed ${moment.format(when)}`,
  deletePen: (title: string) => `Delete ${title}`,
  deleteTitle: 'Delete this pen?',
  deleteBody: (title: string) => `"${title}" is deleted for good, and links to it stop working.`,
  deleteConfirm: 'Delete it',
  keep: 'Keep it',
} as const;

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
