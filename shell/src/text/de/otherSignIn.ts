import type { Translation } from '@lectern/shared/translations';
import type { otherSignInText } from '../otherSignIn.en';

/** German texts of the other ways to sign in. */
export const otherSignIn: Translation<typeof otherSignInText> = () => ({
  label: 'Andere Wege zur Anmeldung',
  or: 'oder',
  guest: 'Als Gast fortfahren',
  guestHint: 'Fortschritt, Notizen und Warenkorb bleiben erhalten, wenn du später ein Konto erstellst.',
  guestFailed: 'Wir konnten keine Gastsitzung beginnen. Versuche es bitte gleich noch einmal.',
  link: 'Anmeldelink per E-Mail senden',
  mail: {
    title: 'Per E-Mail anmelden',
    lead: 'Wir schicken dir per E-Mail einen Link, der dich ohne Passwort anmeldet.',
    submit: 'Link senden',
    back: 'Mit Passwort anmelden',
    sentTitle: 'Schau in dein Postfach',
    sentLead: (email) =>
      `Wir haben einen Link an ${email} gesendet. Er funktioniert einmal und läuft nach einer Stunde ab.`,
    sentHelp: 'Du kannst ihn auf diesem oder auf einem anderen Gerät öffnen.',
    again: 'Andere Adresse versuchen',
  },
  arrival: {
    title: 'Anmeldung abschließen',
    checking: 'Du wirst angemeldet',
    lead: 'Gib die Adresse ein, an die der Link gesendet wurde.',
    submit: 'Anmelden',
    otherAddress: 'Dieser Link wurde an eine andere Adresse gesendet. Gib sie ein oder fordere einen neuen Link an.',
    broken: 'Dieser Link gilt nicht mehr',
    newLink: 'Neuen Link anfordern',
    tokenLead: 'Du hast einen Link geöffnet, der dich hier anmeldet. Fahre nur fort, wenn du der Quelle vertraust.',
    tokenBroken: 'Dieser Link ist abgelaufen oder unvollständig. Öffne ihn noch einmal dort, wo du ihn gefunden hast.',
  },
  panel: {
    title: 'Du bist als Gast unterwegs',
    lead: 'Erstelle ein Konto, um Fortschritt, Notizen und Warenkorb zu behalten und auf anderen Geräten zu nutzen.',
    signUp: 'Konto erstellen',
    continue: 'Als Gast fortfahren',
    signOut: 'Verlassen und bei meinem Konto anmelden',
    signOutHint: 'Was du als Gast gespeichert hast, bleibt in der Gastsitzung, und die lässt sich nicht wieder öffnen.',
  },
});
