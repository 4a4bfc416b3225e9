import type { BackendErrorKind } from '@lectern/shared/firebase/errors';
import type { Translation } from '@lectern/shared/translations';
import type { accountText } from '../account.en';

const COMMON_PASSWORD =
  'Dieses Passwort ist leicht zu erraten. Nimm ein anderes, etwa ein paar unzusammenhängende Wörter.';

const failures: Partial<Record<BackendErrorKind, string>> = {
  credentials:
    'Zu dieser E-Mail-Adresse mit diesem Passwort gibt es kein Konto. Prüfe beides oder setze dein Passwort zurück.',
  'email-taken':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich stattdessen an oder setze dein Passwort zurück.',
  'weak-password': COMMON_PASSWORD,
  'too-many-attempts': 'Zu viele Versuche. Warte zum Schutz deines Kontos 15 Minuten oder setze dein Passwort zurück.',
  'account-disabled': 'Dieses Konto wurde geschlossen. Melde dich bei uns, wenn du das für einen Fehler hältst.',
  'code-expired': 'Dieser Link ist abgelaufen: Links gelten eine Stunde. Fordere einen neuen an.',
  'code-invalid': 'Dieser Link wurde schon benutzt oder durch einen neueren ersetzt. Fordere einen neuen an.',
  invalid: 'Diese E-Mail-Adresse kann hier nicht verwendet werden.',
};

/** German texts of the account screens. */
export const account: Translation<typeof accountText> = (format) => ({
  unavailable: 'Der Anmeldedienst antwortet nicht. Deine Eingaben sind sicher: Versuche es gleich noch einmal.',
  offline: 'Du bist offline. Du kannst fortfahren, sobald du wieder verbunden bist.',
  continue: 'Weiter',
  failures,
  fields: {
    name: 'Dein Name',
    nameHint: 'Dieser Name steht auf deinen Zertifikaten.',
    nameMissing: 'Gib deinen Namen ein.',
    nameShort: 'Gib mindestens zwei Zeichen ein.',
    nameLong: 'Gib höchstens 60 Zeichen ein.',
    email: 'E-Mail',
    emailMissing: 'Gib deine E-Mail-Adresse ein.',
    emailInvalid: 'Gib eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    password: 'Passwort',
    passwordHint: 'Mindestens 8 Zeichen. Ein paar unzusammenhängende Wörter ergeben ein gutes Passwort.',
    passwordMissing: 'Gib dein Passwort ein.',
    passwordShort: 'Verwende mindestens 8 Zeichen.',
    passwordLong: `Verwende höchstens ${format.number(4096)} Zeichen.`,
    passwordCommon: COMMON_PASSWORD,
    passwordIsEmail: 'Wähle ein Passwort, das nicht deine E-Mail-Adresse ist.',
  },
  signIn: {
    title: 'Anmelden',
    lead: 'Mach dort weiter, wo du aufgehört hast.',
    leadBack: 'Melde dich an, um die gewünschte Seite zu öffnen.',
    submit: 'Anmelden',
    link: 'Ich habe ein Konto',
  },
  signUp: {
    title: 'Registrieren',
    lead: 'Deine Kurse, Notizen und Fortschritte an einem Ort.',
    submit: 'Konto erstellen',
    link: 'Konto erstellen',
    privacy: 'Datenschutz: was wir speichern und warum',
  },
  already: {
    title: 'Du bist angemeldet',
    lead: (name) => `Du bist als ${name} angemeldet.`,
    signOut: 'Abmelden',
  },
  welcome: { title: (name) => `Willkommen, ${name}`, lead: 'Dein Konto ist bereit.' },
  verify: {
    title: 'Bitte bestätige deine E‑Mail-Adresse',
    sentAgain: 'Wir haben noch eine E‑Mail gesendet',
    body: (email) => `Öffne den Link in der E‑Mail, die wir an ${email} gesendet haben. Er gilt eine Stunde.`,
    resend: 'E‑Mail erneut senden',
  },
  forgot: {
    title: 'Passwort zurücksetzen',
    lead: 'Wir schicken dir per E-Mail einen Link, mit dem du ein neues Passwort wählst.',
    submit: 'Link senden',
    link: 'Passwort vergessen?',
    back: 'Zurück zur Anmeldung',
    sentTitle: 'Sieh in deinem Postfach nach',
    sentLead: (email) => `Wenn es zu ${email} ein Konto gibt, bekommst du eine E-Mail mit einem Link.`,
    sentHelp:
      'Der Link gilt eine Stunde. Wenn nach ein paar Minuten keine E-Mail kommt, sieh im Spam-Ordner nach oder ' +
      'versuche eine andere Adresse.',
    again: 'Andere Adresse versuchen',
  },
  newPassword: {
    title: 'Neues Passwort wählen',
    lead: (email) => `Für das Konto von ${email}.`,
    field: 'Neues Passwort',
    submit: 'Passwort speichern',
    doneTitle: 'Dein Passwort wurde geändert',
    doneLead: 'Du wurdest überall abgemeldet. Melde dich mit deinem neuen Passwort an.',
  },
  link: {
    title: 'Deine E-Mail-Adresse',
    checking: 'Der Link wird geprüft',
    broken: 'Dieser Link gilt nicht mehr',
    unanswered: 'Wir konnten den Link nicht prüfen',
    incomplete:
      'Ein Teil des Links fehlt, oder er wurde schon benutzt. Kopiere den ganzen Link aus der E-Mail oder fordere ' +
      'einen neuen an.',
    again: 'Erneut versuchen',
    newReset: 'Neuen Link anfordern',
  },
  verified: {
    title: 'Deine E-Mail-Adresse ist bestätigt',
    lead: (email) => `Vielen Dank. ${email} gehört jetzt zu deinem Konto.`,
  },
  changed: {
    title: 'Deine E-Mail-Adresse wurde geändert',
    lead: (email) => `Melde dich ab jetzt mit ${email} an. Du wurdest überall abgemeldet.`,
  },
  recovered: {
    title: 'Deine E-Mail-Adresse wurde wiederhergestellt',
    lead: (email) =>
      `Dein Konto verwendet wieder ${email}. Wenn die Änderung nicht von dir kam, wähle jetzt ein neues Passwort.`,
  },
});
