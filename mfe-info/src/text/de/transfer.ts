import type { Texts } from '../texts';

const percentOf = (share: number): [number, Intl.NumberFormatOptions] => [
  share,
  { style: 'percent', maximumFractionDigits: 0 },
];

/** German texts of the import and export of courses. */
export const transfer: Pick<Texts, 'transfer'> = {
  transfer: (format) => ({
    open: 'Kurs importieren',
    title: 'Kurs importieren',
    lead:
      'Zieh einen Kursordner oder ein Zip mit course.yaml hierher. Es entsteht ein neuer Entwurf; veröffentlicht ' +
      'wird nichts.',
    chooseFolder: 'Ordner wählen',
    chooseZip: 'Zip wählen',
    close: 'Schließen',
    checking: 'Wird geprüft …',
    uploading: (share) => `Wird hochgeladen: ${format.number(...percentOf(share))}`,
    problems: (count) => `${format.count(count, { one: 'Problem', other: 'Probleme' })}; nichts wurde importiert`,
    more: (count) => `und ${format.number(count)} weitere`,
    line: (file, line) => `${file}, Zeile ${format.number(line)}`,
    faults: {
      noCourse: 'Es ist keine course.yaml darin.',
      twoCourses: 'Es ist mehr als ein Kurs darin. Importiere sie einzeln.',
      tooMany: 'Es hat mehr als 2.000 Dateien.',
      tooLarge: 'Es ist größer als 500 MB als Zip oder 1 GB entpackt. Wähle stattdessen den Ordner.',
      badZip: 'Das Zip ist nicht lesbar: Es ist beschädigt oder mit einem Passwort geschützt.',
      unreadable: 'Der Browser kann es nicht lesen. Wähle es noch einmal.',
    },
    failed: 'Der Kurs konnte nicht importiert werden',
    failedBody: 'Nichts wurde importiert. Versuche es gleich noch einmal.',
    interrupted: 'Der Import wurde unterbrochen',
    interruptedBody:
      'Was hochgeladen wurde, ist gespeichert. Wenn du das schließt, lösche den unfertigen Entwurf in deiner Liste.',
    resume: 'Fortsetzen',
    exportTitle: 'Diesen Kurs exportieren',
    exportLead: 'Ein Zip des Entwurfs. Es lässt sich hier oder mit dem Befehl lectern wieder importieren.',
    export: 'Als Zip exportieren',
    packing: (share) => `Wird gepackt: ${format.number(...percentOf(share))}`,
    exported: 'Das Zip ist fertig.',
    exportFailed: 'Der Kurs konnte nicht exportiert werden. Versuche es gleich noch einmal.',
    exportTooLarge: 'Der Kurs hat mehr als 1 GB Dateien. Das kann ein Browser nicht packen.',
  }),
};
