import type { Texts } from '../texts';

const SINCE = '2026-11-26';

/** German privacy policy. It says what the English one says. */
export const privacyPolicy: Pick<Texts, 'privacyPolicy'> = {
  privacyPolicy: (format) => ({
    title: 'Datenschutz',
    lead: 'Was Lectern über dich speichert, warum und wie lange, und wie du es bekommst oder löschen lässt.',
    since: `In Kraft seit ${format.date(new Date(SINCE), { dateStyle: 'long', timeZone: 'UTC' })}`,
    contents: 'Auf dieser Seite',
    contact: 'Zur Kontaktseite',
    short: {
      title: 'Kurz gesagt',
      items: [
        'Du kannst dich umsehen, suchen und offene Kurse ansehen, ohne Konto und ohne uns etwas zu sagen.',
        'Mit einem Konto speichern wir, was es nützlich macht: deine Adresse, deinen Fortschritt, deine Notizen ' +
          'und was du gekauft hast.',
        'Es gibt keine Werbung, keine fremden Tracker, und kein Profil von dir wird verkauft oder geteilt.',
        'Du kannst deine Daten mitnehmen, und du kannst dein Konto löschen lassen.',
      ],
    },
    sections: [
      {
        id: 'who',
        title: 'Wer verantwortlich ist',
        paragraphs: [
          'Der Betreiber dieser Website ist für das verantwortlich, was sie speichert. Nutze die Kontaktseite ' +
            'für Fragen zu dieser Erklärung und für jede Anfrage, die sie beschreibt.',
        ],
      },
      {
        id: 'account',
        title: 'Dein Konto',
        paragraphs: ['Wenn du dich registrierst, speichern wir:'],
        items: [
          'deine E-Mail-Adresse und ob du sie bestätigt hast: um dich anzumelden und dein Passwort zurückzusetzen;',
          'dein Passwort, nur als Hashwert mit Salt: Das Passwort selbst kann niemand lesen, auch wir nicht;',
          'den Namen, den du wählst, und, falls du eines hinzufügst, dein Bild;',
          'wann das Konto erstellt wurde und wann du dich zuletzt angemeldet hast: zu deiner Sicherheit.',
        ],
      },
      {
        id: 'learning',
        title: 'Was du lernst',
        paragraphs: ['Damit du auf jedem Gerät weitermachen kannst, speichern wir bei deinem Konto:'],
        items: [
          'die Kurse, in denen du eingeschrieben bist, und seit wann;',
          'deinen Fortschritt in jeder Lektion: gesehene Teile, auf fünf Sekunden genau, und wo du aufgehört hast;',
          'dein Tagesziel, falls du eines setzt, und solange es an ist, die Minuten und Lektionen jedes Tages;',
          'deine Notizen, Lesezeichen, Lesestellen und was du dir gemerkt hast;',
          'die Karten, die du wiederholst: wann, wie gut du sie wusstest, und welche du gefragt werden willst;',
          'deine Einstellungen für Sprache, Untertitel, Tempo und Farbschema;',
          'Benachrichtigungen über Fragen, Antworten, Entscheidungen, Prüfungen und Erstattungen, ob du sie ' +
            'gelesen hast und welche du nicht per E-Mail möchtest;',
          'deinen Entwurf einer Bewerbung als Lehrkraft, bis du ihn sendest oder verwirfst;',
          'deine Stimmen für Fragen anderer und wie viele Fragen und Antworten du in der letzten Stunde ' +
            'geschrieben hast.',
        ],
      },
      {
        id: 'shown',
        title: 'Was andere sehen können',
        paragraphs: [
          'Nur du kannst deinen Fortschritt und deine Notizen, Benachrichtigungen, Entwürfe und Einstellungen ' +
            'lesen; die Regeln der Datenbank weisen alle anderen ab. Deine Bestellungen können du und der ' +
            'Betreiber lesen. Andere können sehen:',
        ],
        items: [
          'dein Profil, wenn du es öffentlich machst; dein Bild, auch über die Adresse seiner Datei;',
          'die Bewertungen, die du schreibst;',
          'deine Fragen und Antworten: für Lernende und die Lehrkraft des Kurses und den Betreiber;',
          'was du aus dem Code-Editor öffentlich oder nicht gelistet veröffentlichst;',
          'ein Zertifikat, für alle, denen du seine Nummer gibst: Es zeigt deinen Namen, den Kurs und den Tag.',
        ],
      },
      {
        id: 'shop',
        title: 'Was du kaufst',
        paragraphs: [
          'Wir speichern deinen Warenkorb und deine Bestellungen: was wann gekauft, bezahlt und erstattet wurde, ' +
            'mit Name und E-Mail-Adresse, den Beleg, Adresse und Nachricht eines Geschenks, die Codes eingelöster ' +
            'Geschenke und warum du um Erstattung gebeten hast. Belege und Nachrichten zu einer Bestellung bekommst ' +
            'du per E-Mail. Der Zahlungsdienst wickelt Zahlungen ab: Lectern sieht und speichert deine Kartennummer ' +
            'nie. Belege von Bestellungen werden so lange aufbewahrt, wie das Gesetz es verlangt.',
        ],
      },
      {
        id: 'messages',
        title: 'Was du uns schreibst',
        paragraphs: [
          'Das Kontaktformular speichert deinen Namen, deine E-Mail-Adresse, Thema und Nachricht; das Formular ' +
            'für Unternehmen auch den Namen des Unternehmens und die Zahl der Personen. Eine Bewerbung als ' +
            'Lehrkraft speichert, wonach ihr Formular fragt. Wir verwenden das, um zu antworten und zu entscheiden, ' +
            'und für nichts sonst; nur der Betreiber kann es lesen. Bitte uns darum, und wir löschen eine ' +
            'Nachricht.',
          'Wenn du eine Bewertung meldest, speichern wir, wer sie gemeldet hat, den Grund und deine Bemerkung. ' +
            'Der Verfasser erfährt nicht, wer es war.',
        ],
      },
      {
        id: 'decisions',
        title: 'Was über dich entschieden wird',
        paragraphs: [
          'Der Betreiber entscheidet über Bewerbungen, Kurse, Nachrichten, Meldungen, Erstattungen und Konten. ' +
            'Eine Liste, die niemand ändern oder löschen kann, enthält jede Entscheidung: wer was wann ' +
            'entschieden hat, den Grund, die Nachricht an dich und die Nummer deines Kontos oder des Gegenstands. ' +
            'So können wir für diese Entscheidungen einstehen. Nur der Betreiber kann sie lesen.',
        ],
      },
      {
        id: 'device',
        title: 'Was auf deinem Gerät gespeichert wird',
        paragraphs: [
          'Lectern setzt höchstens zwei Cookies: die Sprache, sobald du eine gewählt hast, und eine Zahl, ' +
            'während eine neue Version bei einigen ausprobiert wird. Außerdem speichert es Folgendes in deinem ' +
            'Browser. Du kannst es dort jederzeit löschen, und die Website funktioniert weiter.',
        ],
      },
      {
        id: 'failures',
        title: 'Fehlerberichte',
        paragraphs: [
          'Die Website besteht aus Teilen, die einzeln geladen werden. Wenn ein Teil geladen ist oder nicht ' +
            'geladen werden konnte, meldet die Seite, welcher Teil und welche Version es war, welche Art von Fehler ' +
            'und wie lange es dauerte. Der Bericht wird gezählt und dann vergessen; er enthält kein Konto, keine ' +
            'Adresse einer besuchten Seite und keine Kennung von dir oder deinem Gerät. Er trägt eine zufällige ' +
            'Marke der Seite, damit erfundene Berichte nicht zählen.',
          'Während eine neue Version ausprobiert wird, speichern wir zu jedem Laden einer Seite auch, ob sie die ' +
            'neue Version bekam und ob das misslang, mit einem gekürzten Hashwert der Netzwerkadresse, damit eine ' +
            'Adresse einmal zählt. Der Hashwert ist bei jedem Versuch ein anderer und wird einen Tag nach dessen ' +
            'Ende gelöscht.',
        ],
      },
      {
        id: 'others',
        title: 'Wer sonst beteiligt ist',
        paragraphs: [
          'Wie jeder Webserver sieht der Server dieser Website die Internetadresse deiner Verbindung, während er ' +
            'antwortet. Er nutzt sie, um Fluten von Anfragen abzuwehren, und speichert sie zu nichts, was du hier ' +
            'tust.',
        ],
      },
      {
        id: 'rights',
        title: 'Deine Daten gehören dir',
        paragraphs: [
          'Du kannst sehen, berichtigen und mitnehmen, was über dich gespeichert ist, und seiner Verwendung ' +
            'widersprechen. Die Einstellungen deines Profils zeigen und ändern es und geben es dir in einer Datei. ' +
            'Für eine Kopie deiner Nachrichten und für alles andere schreib uns über die Kontaktseite. Du hast ' +
            'auch das Recht, dich bei der Datenschutzbehörde deines Landes zu beschweren.',
        ],
      },
      {
        id: 'deletion',
        title: 'Wenn du gehst',
        paragraphs: [
          'Du löschst dein Konto in den Einstellungen deines Profils, sofort und endgültig. Das löscht Adresse ' +
            'und Passwort, Profil und Bild, Kurse, Fortschritt, Zertifikate, Notizen, Wiederholungen, Lesestellen, ' +
            'Gemerktes, ' +
            'Warenkorb, Einstellungen, Benachrichtigungen, Entwürfe, Bewertungen, Fragen mit ihren Antworten, ' +
            'deine Antworten, Stimmen, Meldungen, deine Bewerbung als Lehrkraft, eingelöste Geschenke, was dir ' +
            'gehört, angemeldet gesendete Nachrichten und alles aus dem Code-Editor.',
          'Drei Dinge bleiben. Die Belege der Bestellungen: was gekauft, bezahlt und erstattet wurde, mit deinem ' +
            'Namen und deiner Adresse, Empfängern von Geschenken und Erstattungsanfragen. Das Gesetz verpflichtet ' +
            'einen Händler, sie aufzubewahren. Die oben beschriebene Liste der Entscheidungen. Und Kurse, die du ' +
            'unterrichtest, für ihre Lernenden: Bitte uns darum, und wir entfernen sie. Abgemeldet gesendete ' +
            'Nachrichten gehören zu keinem Konto: Bitte uns darum, und wir löschen sie.',
        ],
      },
      {
        id: 'changes',
        title: 'Wenn sich diese Erklärung ändert',
        paragraphs: [
          'Das Datum oben auf dieser Seite ändert sich mit ihr. Einen früheren Text bekommst du über die ' +
            'Kontaktseite.',
        ],
      },
    ],
    backends: {
      local: 'Alles wird auf dem Server dieser Website selbst gespeichert. Kein anderes Unternehmen ist beteiligt.',
      hosted:
        'Konten, Dokumente und Dateien werden bei Google Firebase gespeichert, einem Dienst von Google, im ' +
        'Auftrag des Betreibers dieser Website. Google verarbeitet sie nach seinen Bedingungen zur ' +
        'Datenverarbeitung und darf sie nicht für eigene Zwecke verwenden. Kein anderes Unternehmen ist ' +
        'beteiligt, außer dem Zahlungsdienst, wenn du etwas kaufst.',
    },
  }),
};
