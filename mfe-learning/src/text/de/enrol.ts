import type { Texts } from '../texts';

/** German texts of enrolling. */
export const enrol: Pick<Texts, 'enrol/cart' | 'enrol/enrolScreen' | 'enrol/enrolment' | 'enrol/notEnrolled'> = {
  'enrol/cart': () => ({
    addToCart: 'In den Warenkorb',
    toCart: 'Zu deinem Warenkorb',
    cartFull:
      'Dein Warenkorb ist voll: Er fasst zehn Artikel. Entferne einen oder merke ihn dir und versuche es dann erneut.',
    notStored:
      'Dein Warenkorb konnte auf diesem Gerät nicht gespeichert werden. Schaffe Platz oder erlaube das Speichern und ' +
      'versuche es dann erneut.',
  }),
  'enrol/enrolScreen': () => ({ title: 'Einschreiben' }),
  'enrol/enrolment': (format) => ({
    titleOf: (course) => `Einschreiben: ${course}`,
    lead: (course) => `Du schreibst dich gleich in ${course} ein.`,
    account: 'Dein Konto',
    accountOf: (name, email) => (name ? `${name} (${email})` : email),
    course: 'Kurs',
    teacher: 'Lehrkraft',
    length: 'Dauer',
    lessons: (lessons) => format.count(lessons, { one: 'Lektion', other: 'Lektionen' }),
    owned: 'Dieser Kurs gehört dir.',
    confirm: { free: 'Kostenlos einschreiben', claim: 'Kostenlos einschreiben', owned: 'Einschreiben' },
    paid: 'Kaufe diesen Kurs zuerst über deinen Warenkorb. Schreib dich dann hier ein.',
    already: 'Du bist in diesem Kurs eingeschrieben.',
    watch: 'Mit dem Lernen beginnen',
    failed: 'Wir konnten dich nicht einschreiben',
    denied:
      'Dieser Kurs steht deinem Konto gerade nicht offen. Vielleicht wurde er zurückgezogen, oder sein Preis hat ' +
      'sich geändert.',
    closedTitle: 'Einschreibung geschlossen',
    closed: {
      unpublished:
        'Dieser Kurs ist nicht veröffentlicht. Vielleicht ist er noch in Vorbereitung, oder er wurde zurückgezogen.',
      'not-for-sale': 'Dieser Kurs ist veröffentlicht, wird aber gerade nicht verkauft.',
      withdrawn:
        'Dieser Kurs wurde zurückgezogen oder ist noch nicht veröffentlicht. Wenn du eingeschrieben warst, ' +
        'bleiben Notizen und Zertifikate in deinem Profil.',
    },
    courses: 'Kurse ansehen',
    profile: 'Zu deinem Profil',
  }),
  'enrol/notEnrolled': (format) => ({
    lead: 'Du bist in diesem Kurs nicht eingeschrieben.',
    teacher: 'Lehrkraft',
    length: 'Dauer',
    lessons: (lessons) => format.count(lessons, { one: 'Lektion', other: 'Lektionen' }),
    price: 'Preis',
    free: 'Kostenlos',
    owned: 'Er gehört dir',
    paid: 'Kaufe diesen Kurs zuerst über deinen Warenkorb. Dann kannst du dich einschreiben.',
    closed: {
      unpublished: 'Einschreibung geschlossen: Dieser Kurs ist nicht veröffentlicht.',
      'not-for-sale': 'Einschreibung geschlossen: Dieser Kurs wird gerade nicht verkauft.',
    },
    enrol: 'Einschreiben',
    watch: 'Mit dem Lernen beginnen',
    about: 'Über diesen Kurs',
  }),
};
