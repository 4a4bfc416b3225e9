import type { Texts } from '../texts';

type Profile = Pick<
  Texts,
  | 'profile/books'
  | 'profile/certificateCheck'
  | 'profile/certificates'
  | 'profile/learning'
  | 'profile/order'
  | 'profile/orders'
  | 'profile/profile'
  | 'profile/publicProfile'
  | 'profile/saved'
>;

const certificateCheck: Profile['profile/certificateCheck'] = (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    title: 'Zertifikat prüfen',
    lead: 'Alle können ein Zertifikat dieser Website prüfen, ohne Konto.',
    field: 'Code des Zertifikats',
    hint: '12 Buchstaben und Ziffern, zum Beispiel 4FZK-9D2M-X7TB. Du kannst auch einen ganzen Nachweis einfügen.',
    check: 'Prüfen',
    empty: 'Gib den Code ein, der auf dem Zertifikat steht.',
    failed: 'Das Zertifikat konnte nicht geprüft werden',
    genuine: 'Dieses Zertifikat ist echt',
    genuineLead: (name, course, date) =>
      `Lectern hat es am ${day(date)} für ${name} zum Abschluss von ${course} ausgestellt. Dein Browser hat die ` +
      'Signatur geprüft.',
    unverified: 'Diese Website hat dieses Zertifikat ausgestellt',
    unverifiedLead: (name, course, date) =>
      `Für ${name}, am ${day(date)}, zum Abschluss von ${course}. Dein Browser konnte die Signatur nicht ` +
      'prüfen: Dazu braucht es eine sichere Verbindung zu dieser Website.',
    revoked: 'Dieses Zertifikat wurde widerrufen',
    revokedLead: (date, reason) => `Widerrufen am ${day(date)}. ${reason}`,
    forged: 'Dieses Zertifikat ist nicht echt',
    forgedLead: 'Seine Signatur passt nicht: Diese Website hat es nicht ausgestellt, oder jemand hat es verändert.',
    unknown: 'Kein Zertifikat hat diesen Code',
    unknownLead: 'Vergleiche den Code mit dem Zertifikat. Vielleicht wurde es auch mit seinem Konto gelöscht.',
    waiting: 'Dieses Zertifikat wird gerade signiert',
    waitingLead: 'Das dauert ein paar Sekunden. Prüfe es gleich noch einmal.',
    linkedIn: 'Zu LinkedIn hinzufügen',
    download: 'Nachweis herunterladen',
    fileName: (code) => `zertifikat-${code}.jwt`,
  };
};

const certificates: Profile['profile/certificates'] = (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    failed: 'Deine Zertifikate konnten nicht geladen werden',
    none: 'Du hast noch keine Zertifikate',
    noneLead: 'Schließe alle Lektionen eines Kurses ab, dann erscheint hier sein Zertifikat.',
    toCourses: 'Zu deinen Kursen',
    issued: (date) => `Ausgestellt am ${day(date)}`,
    view: 'Ansehen',
    viewOf: (course) => `Zertifikat von ${course} ansehen`,
    all: 'Alle Zertifikate',
    print: 'Drucken oder als PDF speichern',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    copyFailed: 'Der Link konnte nicht kopiert werden. Kopiere stattdessen die Adresse dieser Seite.',
    linkHint:
      'Mit diesem Link können alle das Zertifikat prüfen, ohne Konto. Er zeigt Name, Kurs und Datum und sonst ' +
      'nichts.',
    unknown: 'Es gibt kein Zertifikat mit diesem Code',
    unknownLead: 'Vielleicht ist der Link unvollständig, oder das Zertifikat wurde mit seinem Konto gelöscht.',
    oneFailed: 'Das Zertifikat konnte nicht geladen werden',
    title: 'Abschlusszertifikat',
    titleOf: (course) => `Abschlusszertifikat: ${course}`,
    awardedTo: 'Hiermit wird bestätigt, dass',
    achieved: 'alle Lektionen dieses Kurses abgeschlossen hat:',
    dateLabel: 'Ausgestellt',
    date: day,
    numberLabel: 'Code',
    verifyLabel: 'Prüfen unter',
    by: 'Lectern',
  };
};

const learning: Profile['profile/learning'] = (format) => {
  const done = (share: number): string => `${format.number(share, { style: 'percent' })} geschafft`;
  return {
    failed: 'Deine Kurse konnten nicht geladen werden',
    none: 'Du bist noch in keinem Kurs eingeschrieben',
    noneLead: 'Kurse, in die du dich einschreibst, erscheinen hier mit deinem Fortschritt.',
    browse: 'Kurse ansehen',
    continue: 'Weiterlernen',
    summary: (courses, finished) =>
      `${format.count(courses, { one: 'Kurs', other: 'Kurse' })}, ` +
      `${finished === 0 ? 'noch keiner' : format.number(finished)} abgeschlossen`,
    order: 'Reihenfolge',
    orders: {
      recent: 'Zuletzt angesehene zuerst',
      'finished-first': 'Abgeschlossene zuerst',
      'finished-last': 'Abgeschlossene zuletzt',
      title: 'Nach Titel',
    },
    done,
    progressOf: (title, share) => `${title}: ${done(share)}`,
    notStarted: 'Noch nicht begonnen',
    finished: 'Abgeschlossen',
    next: (lesson, minutes) => {
      const left = format.number(minutes, { style: 'unit', unit: 'minute' });
      return `Als Nächstes: ${lesson}${minutes > 0 ? `, noch ${left}` : ''}`;
    },
    lastWatched: (date) => `Zuletzt angesehen am ${format.date(date, { dateStyle: 'medium' })}`,
    withdrawn: 'Ein Kurs, der nicht mehr veröffentlicht ist',
    withdrawnLead: 'Er wurde zurückgezogen. Dein Fortschritt und dein Zertifikat bleiben.',
  };
};

const order: Profile['profile/order'] = (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    all: 'Alle Bestellungen',
    print: 'Drucken oder als PDF speichern',
    unknown: 'Du hast keine Bestellung mit dieser Nummer',
    unknownLead: 'Vielleicht ist der Link unvollständig, oder sie gehört zu einem anderen Konto.',
    receipt: 'Beleg',
    receiptOf: (number) => `Beleg zur Bestellung ${number}`,
    order: 'Bestellung',
    orderOf: (number) => `Bestellung ${number}`,
    seller: 'Lectern',
    taxId: (id) => `Steuernummer: ${id}`,
    number: 'Bestellung',
    date: 'Bezahlt am',
    ordered: 'Bestellt am',
    when: (date) => format.date(date, { dateStyle: 'long', timeStyle: 'short' }),
    to: 'Für',
    state: 'Status',
    what: 'Artikel',
    amount: 'Betrag',
    discount: (coupon) => (coupon ? `Rabatt (${coupon})` : 'Rabatt'),
    total: 'Summe',
    tax: (label, percent) =>
      `Enthält ${label} ${format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 })}`,
    refundedRow: 'Erstattet',
    test: 'Testzahlung: Es ist kein Geld geflossen.',
    note: 'Dieser Beleg wurde aus den Zahlungsdaten erstellt und gilt ohne Unterschrift.',
    meanings: {
      processing: 'Deine Bank hat die Zahlung noch nicht bestätigt. Alles öffnet sich, sobald das Geld ankommt.',
      failed: 'Deine Bank oder Kartenfirma hat die Zahlung abgelehnt. Es wurde nichts abgebucht.',
      cancelled: 'Die Zahlungsseite ist abgelaufen. Es wurde nichts abgebucht.',
      refunded: 'Das Geld wurde erstattet. Die Artikel stehen dir nicht mehr offen; Fortschritt und Notizen bleiben.',
      partly_refunded: 'Ein Teil des Geldes wurde erstattet.',
      disputed:
        'Deine Bank hat uns diese Zahlung als strittig gemeldet. Bis das geklärt ist, stehen dir die Artikel ' +
        'nicht offen.',
    },
    toCart: 'Zu deinem Warenkorb',
    giftMessage: 'Deine Nachricht',
    claimedOn: (date) => `Eingelöst am ${day(date)}`,
    refund: 'Erstattung',
    ask: 'Um Erstattung bitten',
    meaning:
      'Wenn wir zustimmen, bekommst du dein Geld zurück, und die Artikel schließen sich. Fortschritt und ' +
      'Notizen bleiben, falls du sie wieder kaufst.',
    meaningGift: 'Wenn wir zustimmen, bekommst du dein Geld zurück, und das Geschenk verfällt.',
    reason: 'Warum möchtest du eine Erstattung?',
    reasonMissing: 'Schreibe ein paar Worte, damit wir entscheiden können.',
    reasonLong: (max) => `Kürze deine Begründung auf ${format.number(max)} Zeichen.`,
    send: 'Anfrage senden',
    cancel: 'Bestellung behalten',
    sent: 'Deine Anfrage ist gesendet.',
    sendFailed: 'Deine Anfrage konnte nicht gesendet werden. Sie steht noch hier: Versuche es bitte erneut.',
    loadFailed:
      'Wir konnten nicht prüfen, ob du schon um Erstattung gebeten hast. Lade die Seite neu, um es erneut zu ' +
      'versuchen.',
    requests: {
      sent: 'Deine Anfrage ist gesendet. Die Antwort erscheint hier.',
      open: 'Deine Anfrage liegt uns vor; wir entscheiden bald. Die Antwort erscheint hier.',
      approved: 'Wir haben zugestimmt. Das Geld wird erstattet.',
      declined: 'Wir haben einer Erstattung nicht zugestimmt.',
      refunded:
        'Wir haben zugestimmt, und das Geld wurde erstattet. Bis es auf deinem Konto ist, können einige Tage ' +
        'vergehen.',
    },
    askedOn: (date) => `Deine Anfrage vom ${day(date)}:`,
    answer: 'Unsere Antwort:',
  };
};

const orders: Profile['profile/orders'] = (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    failed: 'Deine Bestellungen konnten nicht geladen werden',
    none: 'Du hast noch keine Bestellungen',
    noneLead: 'Alles, was du kaufst oder kostenlos bekommst, steht hier, mit einem Beleg zu jeder Zahlung.',
    browse: 'Kurse ansehen',
    books: 'Bücher ansehen',
    title: 'Bestellungen',
    count: (n) => format.count(n, { one: 'Bestellung', other: 'Bestellungen' }),
    more: (n) => `${format.number(n)} weitere anzeigen`,
    numberAndDay: (number, date) => (number ? `Bestellung ${number}, ${day(date)}` : day(date)),
    items: (names) => format.list(names),
    item: 'Ein Artikel',
    free: 'Kostenlos',
    states: {
      succeeded: 'Bezahlt',
      processing: 'Wartet auf die Bank',
      failed: 'Abgelehnt',
      cancelled: 'Abgelaufen',
      refunded: 'Erstattet',
      partly_refunded: 'Teilweise erstattet',
      disputed: 'Strittig',
    },
    gifts: {
      pending: (email) => `Ein Geschenk für ${email}, das auf deine Zahlung wartet`,
      sent: (email) => `Ein Geschenk für ${email}, noch nicht eingelöst`,
      claimed: (email) => `Ein Geschenk für ${email}, eingelöst`,
      void: (email) => `Ein Geschenk für ${email}, nach der Erstattung ungültig`,
    },
    details: 'Einzelheiten',
    detailsOf: (names) => `Einzelheiten der Bestellung von ${format.list(names)}`,
    open: { book: 'Lesen', course: 'Zum Kurs' },
    openOf: { book: (name) => `${name} lesen`, course: (name) => `Zum Kurs ${name}` },
    unavailable: 'Ein Artikel, der nicht mehr angeboten wird',
  };
};

/** German texts of the profile, without settings and account data. */
export const profile: Profile = {
  'profile/books': (format) => {
    const read = (share: number): string => `${format.number(share, { style: 'percent' })} gelesen`;
    return {
      failed: 'Deine Bücher konnten nicht geladen werden',
      none: 'Du hast noch keine Bücher',
      noneLead:
        'Bücher, die du kaufst, kostenlos bekommst oder zu lesen beginnst, erscheinen hier, an der Seite, an der ' +
        'du aufgehört hast.',
      browse: 'Bücher ansehen',
      by: (authors) => format.list(authors),
      read,
      progressOf: (title, share) => `${title}: ${read(share)}`,
      notStarted: 'Noch nicht begonnen',
      finished: 'Ausgelesen',
      unavailable: 'Ein Buch, das nicht mehr veröffentlicht ist',
    };
  },
  'profile/certificateCheck': certificateCheck,
  'profile/certificates': certificates,
  'profile/learning': learning,
  'profile/order': order,
  'profile/orders': orders,
  'profile/profile': () => ({
    title: 'Profil',
    tabs: 'Bereiche des Profils',
    names: {
      learning: 'Lernen',
      review: 'Wiederholen',
      certificates: 'Zertifikate',
      orders: 'Bestellungen',
      books: 'Bücher',
      notes: 'Notizen',
      pens: 'Pens',
      saved: 'Gemerkt',
      offline: 'Auf dem Gerät',
      settings: 'Einstellungen',
    },
    tabFailed: 'Dieser Teil deines Profils konnte nicht geladen werden',
    tabFailedAdvice: 'Der Rest der Website funktioniert weiter.',
  }),
  'profile/publicProfile': () => ({
    title: 'Profil',
    failed: 'Das Profil konnte nicht geladen werden',
    links: 'Links',
    pens: 'Code',
    courses: (name) => `Kurse von ${name}`,
    empty: (name) => `${name} hat hier noch nichts geschrieben.`,
    none: 'Du hast noch kein Profil',
    noneLead: 'Schreibe ein paar Worte über dich und wähle, wer sie sehen kann.',
    write: 'Profil schreiben',
    ownPublic: 'Alle können dieses Profil sehen',
    ownPrivate: 'Nur du kannst dieses Profil sehen: Es ist privat',
    change: 'Profil ändern',
  }),
  'profile/saved': (format) => ({
    failed: 'Deine gemerkten Artikel konnten nicht geladen werden',
    none: 'Du hast dir noch nichts gemerkt',
    noneLead: 'Merke dir einen Kurs oder ein Buch, um es hier wiederzufinden.',
    browse: 'Kurse ansehen',
    books: 'Bücher ansehen',
    kinds: { course: 'Kurs', book: 'Buch' },
    by: (names) => format.list(names),
    savedOn: (date) => `Gemerkt am ${format.date(date, { dateStyle: 'medium' })}`,
    unavailable: {
      course: 'Ein Kurs, der nicht mehr veröffentlicht ist',
      book: 'Ein Buch, das nicht mehr veröffentlicht ist',
    },
    open: 'Öffnen',
    openOf: (name) => `${name} öffnen`,
    remove: (name) => `${name} entfernen`,
    removed: (name) => `${name} wurde entfernt.`,
    undo: 'Rückgängig',
    restored: (name) => `${name} ist wieder gemerkt.`,
    notRemoved: (name) => `Wir konnten ${name} nicht entfernen.`,
    notRestored: (name) => `Wir konnten ${name} nicht wiederherstellen.`,
  }),
};
