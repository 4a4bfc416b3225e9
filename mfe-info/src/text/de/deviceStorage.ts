import type { Texts } from '../texts';

const DELETED = 'Du es löschst';
const SIGNED_OUT = 'Du dich abmeldest';
const SENT_OR_DISCARDED = 'Du ihn sendest oder verwirfst';

/** German table of everything that the product stores in the browser: name, purpose, and when it is removed. */
const ENTRIES: readonly (readonly [name: string, purpose: string, until: string])[] = [
  [
    'lectern.studio',
    'Für Lehrkräfte: noch nicht gesendete Änderungen eines Kurses und sein Entwurf, damit er offline öffnet.',
    'Du es löschst, oder ein halbes Jahr nach der letzten Änderung',
  ],
  ['lectern.keep', 'Ob die Website auf diesem Gerät gespeichert werden soll, damit sie offline öffnet.', DELETED],
  [
    'lectern.session',
    'Merkt sich, dass du angemeldet warst, damit die Seite auf dein Konto wartet. Enthält keine Daten über dich.',
    SIGNED_OUT,
  ],
  ['lectern.account', 'Dein Name, deine Adresse und dein Bild, um dich sofort zu begrüßen.', SIGNED_OUT],
  ['firebaseLocalStorageDb', 'Sitzung der Anmeldebibliothek. Ohne Konto leer.', SIGNED_OUT],
  [
    'firebase-heartbeat-database',
    'Tage, an denen die Bibliothek für Anmeldung und Dokumente benutzt wurde, mit ihrer Version.',
    'Dreißig Tage seit dem Eintrag vergangen sind',
  ],
  ['lectern.theme', 'Hell oder dunkel, falls du gewählt hast.', 'Du „System“ wählst'],
  ['lectern.motion', 'Weniger Bewegung, falls gewünscht.', 'Du „System“ wählst'],
  [
    'lectern-language',
    'Ein Cookie mit der Sprache, die du gewählt hast, damit Seiten in ihr kommen.',
    'Ein Jahr seit deiner Wahl vergangen ist',
  ],
  [
    'lectern-hint',
    'Ein Cookie, das sagt, ob du angemeldet bist und welches Farbschema du gewählt hast, damit Seiten gleich passen.',
    'Du dich abmeldest und „System“ wählst; ein Jahr nach der letzten Änderung',
  ],
  [
    'lectern-device',
    'Ein Cookie nur für den Code-Editor: Dieses Gerät hat dort einen Entwurf oder eine Aufteilung von dir.',
    'Es beides nicht mehr gibt, oder nach einem Jahr',
  ],
  [
    'lectern-bucket',
    'Ein Cookie, nur während eine neue Version bei einigen ausprobiert wird: eine Zufallszahl von 0 bis 10.006, ' +
      'die entscheidet, ob du dabei bist. Jede Zahl teilen sich Tausende.',
    'Dreißig Tage seit deinem letzten Besuch vergangen sind',
  ],
  [
    'lectern.counted',
    'Über welche Versionen der Teile der Website dieser Browser berichtet hat, damit du einmal zählst.',
    DELETED,
  ],
  ['lectern.continued', 'Wie viele begonnene Kurse die Startseite zeigte, um Platz freizuhalten.', DELETED],
  ['lectern.cart-count', 'Zahl der Artikel in deinem Warenkorb, um sie sofort zu zeigen.', DELETED],
  ['lectern.cart', 'Was du in deinen Warenkorb gelegt hast.', 'Du ihn leerst'],
  [
    'lectern.checkout',
    'Gutschein und Empfänger eines Geschenks, die du bei der Bestellung eingegeben hast.',
    'Du bezahlst oder den Tab schließt',
  ],
  [
    'lectern.draft',
    'Was du in ein Formular eingegeben und noch nicht abgeschickt hast, etwa eine Bewertung oder eine Meldung.',
    'Du es abschickst, das Formular leerst oder den Tab schließt',
  ],
  [
    'lectern.cart-account',
    'Wessen Warenkorb dieses Gerät zeigt, solange du angemeldet bist, und welche Änderungen dein Konto schon ' +
      'hat, damit offline nichts verloren geht.',
    'Du dich abmeldest, oder dein Konto die Änderung hat',
  ],
  [
    'lectern.questions',
    'Fragen und Antworten, an denen du schreibst oder die noch nicht gesendet werden konnten.',
    'Sie gesendet sind oder du sie verwirfst',
  ],
  ['lectern.reader', 'Darstellung von Büchern: Textgröße, Schrift und Zeilenlänge.', DELETED],
  ['lectern.reading', 'Lesestellen, die noch nicht an dein Konto gesendet werden konnten.', 'Sie gesendet sind'],
  [
    'lectern.searches',
    'Deine letzten acht Suchen, um sie wieder anzubieten. Sie bleiben auf deinem Gerät.',
    'Du sie auf der Suchseite löschst',
  ],
  [
    'lectern.progress',
    'Dein Fortschritt in Kursen, bis dein Konto ihn hat und um offline weiterzumachen.',
    'Ein halbes Jahr nach der letzten Änderung, oder wenn dein Konto gelöscht wird',
  ],
  ['lectern.goal', 'Dein Tagesziel, falls du eines gesetzt hast, um Tage offline zu erfassen.', DELETED],
  [
    'lectern.days',
    'Minuten und Lektionen eines Tages für dein Tagesziel, bis dein Konto sie hat.',
    'Sie gesendet sind',
  ],
  [
    'lectern.recall',
    'Deine Wiederholungen von Karten, bis dein Konto sie hat und um offline zu wiederholen.',
    'Ein halbes Jahr nach der letzten Änderung, oder wenn dein Konto gelöscht wird',
  ],
  ['lectern.review-due', 'Wann deine Karten fällig sind, um ihre Zahl zu zeigen.', DELETED],
  ['lectern.open-places', 'Wo du in Videos offener Kurse aufgehört hast und was du gesehen hast.', DELETED],
  [
    'lectern.player',
    'Einstellungen des Players: Lautstärke, Tempo, Untertitel, Tastenkürzel und nächste Lektion.',
    DELETED,
  ],
  ['lectern.quizzes', 'Deine Ergebnisse in Quiz.', DELETED],
  [
    'lectern.pen',
    'Deine Entwürfe im Code-Editor und deine Arbeit an Programmieraufgaben.',
    'Du sie speicherst oder löschst',
  ],
  ['lectern.solution', 'Lehrkräfte: noch nicht gespeicherte Lösungen.', 'Sie gespeichert sind'],
  ['lectern.pen-view', 'Aufteilung des Code-Editors.', DELETED],
  ['lectern.notes', 'Notizen, die unfertig sind oder noch nicht gespeichert werden konnten.', 'Sie gespeichert sind'],
  ['lectern.application', 'Dein Entwurf einer Bewerbung als Lehrkraft.', SENT_OR_DISCARDED],
  [
    'lectern.uploads',
    'Dateien, die du zu einem Kurs hochlädst, um nach einer Unterbrechung weiterzumachen.',
    'Die Datei hochgeladen ist oder du abbrichst; eine Woche nach der letzten Änderung',
  ],
  ['lectern.contact', 'Dein Entwurf einer Nachricht auf der Kontaktseite.', SENT_OR_DISCARDED],
  ['lectern.enquiry', 'Dein Entwurf einer Anfrage auf der Seite für Unternehmen.', SENT_OR_DISCARDED],
  [
    'lectern.deletion',
    'Merkt sich, dass du begonnen hast, dein Konto zu löschen, um es nach einer Unterbrechung abzuschließen.',
    'Das Konto gelöscht ist',
  ],
  ['lectern.scroll', 'Wie weit du gescrollt hast, damit Zurück dorthin führt.', 'Du den Tab schließt'],
  ['lectern.app', 'Der Code der Website, damit sie offline öffnet.', 'Du ihn unter „App installieren“ entfernst'],
  [
    'lectern.catalogue',
    'Teile des Katalogs, die du gesehen hast, um sie offline zu zeigen.',
    'Du sie unter „App installieren“ entfernst',
  ],
  ['lectern.documents', 'Daten deines Kontos, die du gesehen hast, um sie offline zu zeigen.', SIGNED_OUT],
  ['lectern.lessons', 'Lektionen, die du offline speicherst.', 'Du sie entfernst oder dich abmeldest'],
  [
    'lectern.mail-link',
    'Die Adresse, an die du einen Anmeldelink hast senden lassen, damit der Link dich ohne sie anmeldet.',
    'Du den Link benutzt',
  ],
  [
    'lectern.revision',
    'Die neueste hier gesehene Liste der Teile der Website, damit niemand eine ältere als neu ausgibt.',
    '30 Tage seit deinem letzten Besuch vergangen sind',
  ],
  [
    'lectern.quarantine',
    'Versionen eines Teils der Website, die nicht geladen haben, damit sie nicht wieder versucht werden.',
    'Du den Tab schließt',
  ],
];

/** German texts of the table of what is stored on the device. */
export const deviceStorage: Pick<Texts, 'deviceStorage'> = {
  deviceStorage: () => ({
    caption: 'Was Lectern in deinem Browser speichert',
    columns: { name: 'Name', purpose: 'Zweck', until: 'Wird entfernt, wenn' },
    entries: ENTRIES.map(([name, purpose, until]) => ({ name, purpose, until })),
  }),
};
