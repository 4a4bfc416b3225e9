/** The words of naming and sharing a pen, and of two versions of one. */
export const penDialogWords = {
  save: 'Save',
  failed: 'The pen could not be saved',
  failedLead: 'Your code is kept on this device.',
  detailsTitle: 'Name and sharing',
  firstTitle: 'Save this pen',
  name: 'Name',
  nameMissing: 'Give the pen a name.',
  nameTooLong: 'Use at most 80 characters.',
  visibility: 'Who can open it',
  privateHint: 'Private: only you',
  unlistedHint: 'Unlisted: everybody who has the link',
  publicHint: 'Public: everybody, and it may be listed',
  link: 'Link to this pen',
  linkPrivate: 'Only you can open this pen. Choose Unlisted or Public to share its link.',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'This browser does not let the page copy: select the link and copy it.',
  cancel: 'Cancel',
  close: 'Close',
  conflictTitle: 'This pen was saved elsewhere',
  conflictLead: (when: Date) =>
    `Another tab or device saved it on ${moment.format(when)}, after you had begun. Nothing is lost yet: ` +
    'choose what becomes of the two.',
  deletedTitle: 'This pen has been deleted',
  deletedLead: 'Another tab or device deleted it. Your code is still here: save it as a new pen.',
  keepBoth: 'Save mine as a new pen',
  keepMine: 'Replace the saved one with mine',
  keepTheirs: 'Drop mine, open the saved one',
} as const;

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
