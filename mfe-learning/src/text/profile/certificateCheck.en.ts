import { translatable } from '@lectern/shared/translations';

/** Texts of the public check of a certificate. */
export const certificateCheckText = translatable('profile/certificateCheck', (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    title: 'Check a certificate',
    lead: 'Anyone can check a certificate of this site, without an account.',
    field: 'Code of the certificate',
    hint: '12 letters and digits, such as 4FZK-9D2M-X7TB. You can also paste a whole credential.',
    check: 'Check',
    empty: 'Enter the code that is printed on the certificate.',
    failed: 'The certificate could not be checked',
    genuine: 'This certificate is genuine',
    genuineLead: (name: string, course: string, date: Date) =>
      `Lectern issued it to ${name} on ${day(date)} for completing ${course}. Your browser verified its signature.`,
    unverified: 'This site has issued this certificate',
    unverifiedLead: (name: string, course: string, date: Date) =>
      `To ${name}, on ${day(date)}, for completing ${course}. Your browser could not verify the signature: ` +
      'that needs a secure connection to this site.',
    revoked: 'This certificate was revoked',
    revokedLead: (date: Date, reason: string) => `Revoked on ${day(date)}. ${reason}`,
    forged: 'This certificate is not genuine',
    forgedLead: 'Its signature does not match: this site did not issue it, or somebody has changed it.',
    unknown: 'No certificate has this code',
    unknownLead: 'Compare the code with the certificate. It may also have been deleted together with its account.',
    waiting: 'This certificate is being signed',
    waitingLead: 'That takes a few seconds. Check again in a moment.',
    linkedIn: 'Add to LinkedIn',
    download: 'Download the credential',
    fileName: (code: string) => `certificate-${code}.jwt`,
  };
});
