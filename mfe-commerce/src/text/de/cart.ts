import type { Texts } from '../texts';

const NOT_STORED =
  'Dein Warenkorb konnte auf diesem Gerät nicht gespeichert werden. Schaffe Platz oder erlaube das Speichern und ' +
  'versuche es dann erneut.';

/** German texts of the cart. */
export const cart: Pick<Texts, 'cart' | 'changedPrice' | 'saved'> = {
  cart: (format) => {
    const items = (n: number): string => format.count(n, { one: 'Artikel', other: 'Artikel' });
    return {
      title: 'Einkauf',
      lead: (n) =>
        n === 0 ? 'Kurse und Bücher, die du hinzufügst, erscheinen hier.' : `${items(n)} in deinem Warenkorb`,
      emptyTitle: 'Dein Warenkorb ist leer',
      empty: 'Füge zuerst einen Kurs oder ein Buch hinzu.',
      courses: 'Kurse ansehen',
      books: 'Bücher ansehen',
      items: 'Deine Artikel',
      course: 'Kurs',
      book: 'Buch',
      remove: (name) => `${name} entfernen`,
      removed: (name) => `${name} wurde aus deinem Warenkorb entfernt.`,
      saveForLater: 'Für später merken',
      saveForLaterOf: (name) => `${name} für später merken`,
      savedForLater: (name) => `${name} ist für später gemerkt.`,
      saveForLaterFailed: 'Das Merken hat nicht geklappt. Der Artikel ist noch in deinem Warenkorb.',
      withdrawn: 'Nicht mehr verfügbar. In der Summe nicht enthalten.',
      isFree: 'Jetzt kostenlos: keine Kasse nötig.',
      get: 'Holen',
      priceUnknown: 'Der Preis ist gerade nicht verfügbar.',
      pricesFailed: 'Die Preise konnten nicht geladen werden',
      cartIsSafe: 'In deinem Warenkorb geht nichts verloren.',
      summary: 'Zusammenfassung',
      total: 'Summe',
      notCounted: (n) => `${items(n)} nicht enthalten`,
      mixed: 'Preise in verschiedenen Währungen werden nicht addiert. Du bezahlst jede Summe einzeln.',
      noPaymentsTitle: 'Diese Website nimmt keine Zahlungen an',
      noPayments: 'Du kannst hier nicht kaufen. Deine Artikel bleiben im Warenkorb.',
      checkout: 'Zur Kasse',
      limit: (n, max) => `${items(n)} von höchstens ${format.number(max)}`,
      full: 'Dein Warenkorb ist voll. Entferne einen Artikel oder merke ihn dir für später, um mehr hinzuzufügen.',
      guest:
        'Dieser Warenkorb ist nur auf diesem Gerät gespeichert. Melde dich an, um ihn auf allen Geräten zu ' +
        'haben und Artikel für später zu merken.',
      signIn: 'Anmelden',
    };
  },
  changedPrice: () => ({
    changed: (was, now) =>
      `Der Preis hat sich von ${was} auf ${now} geändert. Nimm ihn an, damit der Artikel in der Summe enthalten ist.`,
    changedTo: (now) =>
      `Der Preis hat sich auf ${now} geändert. Nimm ihn an, damit der Artikel in der Summe enthalten ist.`,
    accept: 'Neuen Preis annehmen',
    acceptOf: (name) => `Neuen Preis von ${name} annehmen`,
    accepted: (name) => `Du hast den neuen Preis von ${name} angenommen.`,
    notStored: NOT_STORED,
  }),
  saved: (format) => {
    const isOrAre = (names: readonly string[]): string => format.plural(names.length, { one: 'ist', other: 'sind' });
    return {
      saved: 'Für später gemerkt',
      savedEmpty: 'Artikel, die du dir für später merkst, erscheinen hier, auf allen deinen Geräten.',
      savedFailed: 'Deine gemerkten Artikel konnten nicht geladen werden',
      cartIsSafe: 'In deinem Warenkorb geht nichts verloren.',
      course: 'Kurs',
      book: 'Buch',
      toCart: 'In den Warenkorb',
      toCartOf: (name) => `${name} in den Warenkorb legen`,
      moved: (name) => `${name} ist in deinem Warenkorb.`,
      open: 'Öffnen',
      openOf: (name) => `${name} öffnen`,
      unavailable: 'Nicht mehr verfügbar',
      removeSaved: (name) => `${name} aus den gemerkten Artikeln entfernen`,
      removedSaved: (name) => `${name} wurde aus deinen gemerkten Artikeln entfernt.`,
      changeFailed: 'Das hat nicht geklappt. Nichts ist verloren: Versuche es bitte erneut.',
      full: 'Dein Warenkorb ist voll. Entferne einen Artikel oder merke ihn dir für später, um mehr hinzuzufügen.',
      notStored: NOT_STORED,
      owned: (names) =>
        `${format.list(names)} ${format.plural(names.length, { one: 'gehört', other: 'gehören' })} dir schon ` +
        `und ${format.plural(names.length, { one: 'wurde', other: 'wurden' })} aus deinem Warenkorb entfernt.`,
      over: (names) =>
        `Ein Warenkorb fasst höchstens zehn Artikel. ${format.list(names)} ${isOrAre(names)} für später gemerkt.`,
      understood: 'Verstanden',
      unfinishedTitle: 'Du hast eine offene Zahlung',
      unfinished: 'Eine deiner Zahlungsseiten ist noch offen. Es wurde noch nichts abgebucht.',
      processingTitle: 'Eine deiner Zahlungen wird bestätigt',
      processing: 'Bezahle nicht noch einmal: Alles öffnet sich, sobald das Geld ankommt.',
      seeOrder: 'Bestellung ansehen',
    };
  },
};
