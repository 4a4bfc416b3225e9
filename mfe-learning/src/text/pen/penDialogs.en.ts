import { translatable } from '@lectern/shared/translations';

/** Texts of the dialogs that name, share and save a pen. */
export const penDialogsText = translatable('pen/penDialogs', (format) => ({
  save: 'Save',
  failed: 'We could not save the pen',
  failedLead: 'Your code is stored on this device.',
  detailsTitle: 'Name and sharing',
  firstTitle: 'Save this pen',
  name: 'Name',
  nameMissing: 'Enter a name.',
  nameTooLong: 'Use at most 80 characters.',
  visibility: 'Who can open it',
  privateHint: 'Private: only you',
  unlistedHint: 'Unlisted: anyone with the link',
  publicHint: 'Public: anyone, and it may be listed',
  link: 'Link to this pen',
  linkPrivate: 'Only you can open this pen. Choose Unlisted or Public to share its link.',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Your browser blocked copying. Select the link and copy it yourself.',
  cancel: 'Cancel',
  close: 'Close',
  conflictTitle: 'This pen was saved elsewhere',
  conflictLead: (when: Date) =>
    `Another tab or device saved it on ${format.date(when, { dateStyle: 'medium', timeStyle: 'short' })}, after ` +
    'you started editing. Nothing is lost yet. Choose which version to keep.',
  deletedTitle: 'This pen was deleted',
  deletedLead: 'Another tab or device deleted it. Your code is still here: save it as a new pen.',
  keepBoth: 'Save mine as a new pen',
  keepMine: 'Replace the saved version with mine',
  keepTheirs: 'Discard mine and open the saved version',
}));
