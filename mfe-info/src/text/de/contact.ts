import type { Format } from '@lectern/shared/text';
import type { Texts } from '../texts';

const person = (format: Format) => ({
  name: `Gib deinen Namen ein, höchstens ${format.number(80)} Zeichen.`,
  email: 'Gib die vollständige Adresse ein, zum Beispiel name@example.org.',
});

/** German texts of the contact page, and of the forms of this remote. */
export const contact: Pick<Texts, 'contact' | 'form' | 'contactError' | 'leadError' | 'applicationError'> = {
  contact: (format) => ({
    title: 'Kontakt',
    lead:
      'Eine Frage, ein Problem, ein freundliches Wort: Schreib dem Betreiber dieser Website. ' +
      'Du brauchst kein Konto.',
    topic: 'Worum geht es?',
    topicPlaceholder: 'Thema wählen',
    topics: {
      account: 'Mein Konto',
      course: 'Ein Kurs oder eine Lektion',
      payment: 'Eine Zahlung oder ein Beleg',
      teaching: 'Unterrichten bei Lectern',
      accessibility: 'Barrierefreiheit',
      other: 'Etwas anderes',
    },
    messageHint: `Zwischen 10 und ${format.number(4000)} Zeichen. Bitte keine Passwörter und Kartennummern.`,
    send: 'Nachricht senden',
    privacy:
      'Wir antworten nur per E-Mail. Bis du sie sendest, liegt deine Nachricht nur auf diesem Gerät. Wie wir sie ' +
      'verwenden, steht in der',
    privacyLink: 'Datenschutzerklärung',
    sent: {
      title: 'Deine Nachricht ist angekommen',
      body: (email) =>
        `Der Betreiber dieser Website kann sie jetzt lesen. Falls sie eine Antwort braucht, geht die an ${email}.`,
      again: 'Weitere Nachricht schreiben',
    },
    sooner: {
      title: 'Vielleicht musst du nicht warten',
      items: [
        {
          to: '/forgot_password',
          label: 'Ich kann mich nicht anmelden',
          body: 'Setze selbst ein neues Passwort, per E-Mail.',
        },
        { to: '/teach', label: 'Ich möchte unterrichten', body: 'Was wir suchen und wie du dich bewirbst.' },
        {
          to: '/business',
          label: 'Ich schreibe für ein Unternehmen',
          body: 'Lectern für Teams, mit einem Formular für Unternehmen.',
        },
        {
          to: '/privacy_policy',
          label: 'Was wisst ihr über mich?',
          body: 'Alles, was gespeichert ist, und wie du es bekommst oder löschst.',
        },
      ],
    },
  }),
  form: () => ({
    failed: 'Das konnte nicht gesendet werden',
    failure: 'Nichts ist verloren: Dein Text steht noch hier. Versuche es gleich noch einmal.',
    restored: 'Dein Entwurf wurde wiederhergestellt.',
    discard: 'Entwurf verwerfen',
    trap: 'Lass dieses Feld leer',
    email: 'E-Mail-Adresse',
    name: 'Dein Name',
    message: 'Nachricht',
  }),
  contactError: (format) => ({
    ...person(format),
    topic: 'Wähle, worum es in deiner Nachricht geht.',
    message: `Schreibe zwischen 10 und ${format.number(4000)} Zeichen.`,
    honeypot:
      'Ein verstecktes Feld wurde ausgefüllt, vielleicht von einer Browser-Erweiterung. Es ist jetzt leer: ' +
      'Drücke bitte noch einmal auf Senden.',
  }),
  leadError: (format) => ({
    ...person(format),
    company: `Gib den Namen des Unternehmens oder der Organisation ein, höchstens ${format.number(120)} Zeichen.`,
    seats: `Gib eine ganze Zahl zwischen 1 und ${format.number(100_000)} ein.`,
    message: `Schreibe höchstens ${format.number(4000)} Zeichen.`,
  }),
  applicationError: (format) => ({
    name: person(format).name,
    topic: `Schreibe, was du unterrichten möchtest, in höchstens ${format.number(120)} Zeichen.`,
    experience: `Beschreibe deine Erfahrung in höchstens ${format.number(2000)} Zeichen.`,
    sample: 'Gib eine vollständige Adresse ein, die mit https:// beginnt, oder lass das Feld leer.',
  }),
};
