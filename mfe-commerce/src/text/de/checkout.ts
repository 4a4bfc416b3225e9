import type { Texts } from '../texts';

const KEPT = 'Es wurde nichts abgebucht, und dein Warenkorb bleibt erhalten.';

/** German texts of the checkout, of what became of it, of gifts and of the terms of sale. */
export const checkout: Pick<Texts, 'checkout' | 'outcome' | 'gift' | 'terms'> = {
  checkout: (format) => {
    const items = (n: number): string => format.count(n, { one: 'Artikel', other: 'Artikel' });
    return {
      title: 'Bestellung prüfen',
      lead: 'Prüfe, was du kaufst. Bezahlt wird auf der nächsten Seite.',
      leadFree: 'Prüfe, was du bekommst. Es gibt nichts zu bezahlen.',
      toCart: 'Zurück zum Warenkorb',
      guestTitle: 'Erstelle ein Konto, um zu kaufen',
      guest:
        'Was du kaufst, gehört zu deinem Konto, damit du es auf jedem Gerät öffnen kannst. Dein Warenkorb ' +
        'bleibt erhalten.',
      signUp: 'Konto erstellen',
      signIn: 'Anmelden',
      nothingTitle: 'Es gibt nichts zu bezahlen',
      nothing: 'Dein Warenkorb ist leer.',
      offTitle: 'Diese Website nimmt keine Zahlungen an',
      off: 'Hier kann nichts gekauft werden. Kostenlose Kurse und Bücher stehen dir offen.',
      items: 'Artikel',
      removeOf: (name) => `${name} entfernen`,
      isWithdrawn: 'Nicht mehr verfügbar. Entferne den Artikel, um fortzufahren.',
      isOwned: 'Das gehört dir schon. Entferne es oder verschenke die Bestellung.',
      remove: 'Entfernen',
      otherCurrency: (n) =>
        `${items(n)} in anderer Währung ${format.plural(n, { one: 'bleibt', other: 'bleiben' })} im Warenkorb. ` +
        'Bezahle danach.',
      forWhom: 'Für wen ist es?',
      forMe: 'Für mich',
      forOther: 'Ein Geschenk für jemand anderen',
      email: 'E-Mail-Adresse der beschenkten Person',
      emailHint: 'Sie bekommt einen Code, sobald du bezahlt hast. Du selbst bekommst keinen Zugang.',
      emailMissing: 'Gib die E-Mail-Adresse der beschenkten Person ein.',
      emailInvalid: 'Gib eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
      message: 'Nachricht',
      messageLong: (max) => `Kürze die Nachricht auf ${format.number(max)} Zeichen.`,
      coupon: 'Gutscheincode',
      couponHint: 'Wir prüfen ihn, bevor du bezahlst.',
      couponInvalid: 'Ein Gutscheincode besteht nur aus Buchstaben, Ziffern und Bindestrichen.',
      couponRefused:
        'Dieser Gutschein gilt nicht für diese Bestellung. Prüfe den Code oder entferne ihn, um den vollen ' +
        'Preis zu zahlen.',
      payer: 'Bezahlt von',
      payerOf: (name, email) => (name ? `${name} (${email})` : email),
      subtotal: 'Zwischensumme',
      discount: 'Rabatt',
      total: 'Summe',
      included: 'Alle Preise enthalten Steuern.',
      terms: 'Ich akzeptiere die Verkaufsbedingungen',
      readTerms: 'Verkaufsbedingungen lesen (öffnet einen neuen Tab)',
      termsMissing: 'Akzeptiere die Verkaufsbedingungen, um fortzufahren.',
      pay: (amount) => `${amount} bezahlen`,
      checkCoupon: 'Gutschein prüfen',
      getFree: 'Jetzt holen',
      test: 'Diese Website nimmt nur Testzahlungen an: Es fließt kein Geld.',
      newTotal: (amount) => `Der Gutschein gilt. Deine neue Summe ist ${amount}.`,
      changedTotal: (amount) => `Die Summe ist ${amount}. Drücke die Taste noch einmal, um sie zu bezahlen.`,
      isChecking: 'Der Gutschein wird geprüft …',
      isPaying: 'Die Zahlungsseite wird geöffnet …',
      fixFirst: 'Kümmere dich zuerst um die markierten Artikel; dann kannst du bezahlen.',
      problems: {
        owned:
          'Etwas aus dieser Bestellung gehört dir schon. Es wurde nichts abgebucht. Entferne es und versuche es ' +
          'erneut.',
        unavailable:
          'Etwas aus dieser Bestellung wird nicht mehr verkauft. Es wurde nichts abgebucht. Entferne es und ' +
          'versuche es erneut.',
        price_changed:
          'Ein Preis hat sich gerade geändert. Es wurde nichts abgebucht. Prüfe die neue Summe und versuche es ' +
          'erneut.',
        currency:
          'Eine Bestellung hat nur eine Währung. Es wurde nichts abgebucht. Entferne einen Artikel und versuche ' +
          'es erneut.',
        coupon: 'Der Gutschein gilt nicht für diese Bestellung. Es wurde nichts abgebucht.',
        payments_off: `Diese Website nimmt zurzeit keine Zahlungen an. ${KEPT}`,
        too_many:
          'Du hast in kurzer Zeit viele Zahlungsseiten geöffnet. Es wurde nichts abgebucht. Versuche es in ein ' +
          'paar Minuten erneut.',
        provider:
          `Der Zahlungsdienst hat die Bestellung nicht angenommen. ${KEPT} Versuche es später erneut oder schreib ` +
          'uns.',
        invalid:
          'Die Bestellung konnte nicht verarbeitet werden. Es wurde nichts abgebucht. Geh zurück zum Warenkorb ' +
          'und versuche es erneut.',
        slow:
          'Die Antwort dauert länger als gewöhnlich. Es wurde noch nichts abgebucht. Versuche es erneut: Du ' +
          'bezahlst nicht doppelt.',
        failed:
          'Die Bestellung konnte nicht gesendet werden. Es wurde nichts abgebucht. Prüfe deine Verbindung und ' +
          'versuche es erneut.',
        offline: 'Du bist offline. Es wurde nichts abgebucht. Stelle eine Verbindung her und versuche es erneut.',
      },
      pricesFailed: 'Die Preise konnten nicht geladen werden',
      cartIsSafe: 'In deinem Warenkorb geht nichts verloren.',
    };
  },
  outcome: (format) => ({
    preparing: { title: 'Deine Zahlung wird vorbereitet', words: 'Das dauert einen Moment.' },
    unanswered: {
      title: 'Wir konnten deine Zahlung noch nicht vorbereiten',
      words:
        `Der Zahlungsdienst hat nicht geantwortet. ${KEPT} Diese Seite aktualisiert sich, sobald er antwortet. Du ` +
        'kannst es auch erneut versuchen oder später wiederkommen.',
    },
    waiting: {
      title: 'Wir warten auf deine Zahlung',
      words: 'Der Zahlungsdienst bestätigt sie gerade. Diese Seite aktualisiert sich von selbst.',
    },
    slow: {
      title: 'Wir warten noch auf deine Zahlung',
      words:
        'Die Bestätigung dauert länger als gewöhnlich. Du kannst diese Seite schließen: Sobald sie eintrifft, ' +
        'gehören die Artikel dir, und die Bestellung steht in deinem Profil. Du hast noch nicht bezahlt? Dann ' +
        'geh zurück zur Zahlungsseite.',
    },
    left: { title: 'Du hast noch nicht bezahlt', words: `Du hast die Zahlungsseite verlassen. ${KEPT}` },
    expired: {
      title: 'Die Zahlungsseite ist abgelaufen',
      words: `Sie war zu lange offen, oder du hast eine andere Bestellung begonnen. ${KEPT}`,
    },
    refused: { title: 'Diese Bestellung wurde nicht angenommen', words: KEPT },
    paid: { title: 'Vielen Dank. Jetzt gehört es dir', words: 'Deine Zahlung ist eingegangen.' },
    free: { title: 'Jetzt gehört es dir', words: 'Es gab nichts zu bezahlen.' },
    gift: { title: 'Vielen Dank. Dein Geschenk ist unterwegs', words: '' },
    processing: {
      title: 'Deine Zahlung ist unterwegs',
      words:
        'Deine Bank hat sie noch nicht bestätigt; das kann einige Tage dauern. Alles öffnet sich, sobald das ' +
        'Geld ankommt. Bezahle nicht noch einmal. Du kannst diese Seite schließen.',
    },
    declined: {
      title: 'Die Zahlung wurde abgelehnt',
      words: `Deine Bank oder Kartenfirma hat sie abgelehnt. ${KEPT} Versuche es erneut oder bezahle auf andere Weise.`,
    },
    refunded: {
      title: 'Diese Zahlung wurde erstattet',
      words: 'Das Geld ist auf dem Rückweg. Die Artikel gehören dir nicht mehr; Fortschritt und Notizen bleiben.',
    },
    partlyRefunded: {
      title: 'Ein Teil dieser Zahlung wurde erstattet',
      words: 'Der Rest der Bestellung bleibt, wie er ist.',
    },
    disputed: {
      title: 'Diese Zahlung ist strittig',
      words: 'Deine Bank hat sie uns gemeldet. Bis das geklärt ist, stehen dir die Artikel nicht offen.',
    },
    unknownTitle: 'Du hast keine Bestellung unter dieser Adresse',
    unknown: 'Vielleicht ist der Link unvollständig, oder die Bestellung gehört zu einem anderen Konto.',
    signInTitle: 'Melde dich an, um deine Bestellung zu sehen',
    signInLead: 'Eine Bestellung sieht nur das Konto, das sie aufgegeben hat.',
    signIn: 'Anmelden',
    failed: 'Deine Bestellung konnte nicht geladen werden',
    failedAdvice: 'Nichts ist verloren: Was du bezahlt hast, bleibt deins.',
    giftTo: (email) =>
      `Wir haben den Code an ${email} gesendet. Unter deinen Bestellungen siehst du, wann er eingelöst wird.`,
    refundedAmount: (amount) => `Erstattet: ${amount}`,
    duplicate: (names) =>
      `${format.list(names)} ${format.plural(names.length, { one: 'gehörte', other: 'gehörten' })} dir schon. ` +
      'Dieser Teil wird automatisch erstattet.',
    number: (number) => `Bestellung ${number}`,
    total: (amount) => `Summe: ${amount}`,
    test: 'Das war eine Testzahlung: Es ist kein Geld geflossen.',
    read: (name) => `${name} lesen`,
    readIt: 'Jetzt lesen',
    start: 'Erste Lektion beginnen',
    startOf: (name) => `Erste Lektion von ${name} beginnen`,
    startFailed: 'Der Kurs konnte nicht geöffnet werden. Versuche es erneut.',
    orders: 'Deine Bestellungen',
    receipt: 'Bestellung und Beleg',
    toPayment: 'Zurück zur Zahlungsseite',
    tryAgain: 'Erneut versuchen',
    toCart: 'Zu deinem Warenkorb',
    more: 'Kurse ansehen',
    help: 'Kontakt aufnehmen',
  }),
  gift: (format) => ({
    title: 'Geschenk einlösen',
    lead: 'Gib den Code aus der E-Mail ein. Das Geschenk gehört dann zu deinem Konto.',
    code: 'Geschenkcode',
    codeMissing: 'Gib den Code aus der E-Mail ein.',
    account: (name, email) => `Es wird ${name ? `${name} (${email})` : email} gehören.`,
    claim: 'Geschenk einlösen',
    guestTitle: 'Jemand hat dir ein Geschenk gemacht',
    guest: 'Erstelle ein Konto oder melde dich an, um es einzulösen. Ein Geschenk gehört zu einem Konto.',
    signUp: 'Konto erstellen',
    signIn: 'Anmelden',
    reasons: {
      unknown: 'Zu diesem Code gibt es kein Geschenk. Prüfe den Code und kopiere ihn am besten aus der E-Mail.',
      void: 'Dieses Geschenk wurde dem Schenkenden erstattet und kann nicht mehr eingelöst werden.',
      claimed:
        'Dieses Geschenk wurde schon eingelöst. Wenn du das warst, melde dich mit dem Konto an, das du dabei ' +
        'benutzt hast.',
      owned: 'Das alles gehört dir schon. Der Code gilt weiter: Gib ihn an jemand anderen weiter.',
    },
    tooMany: 'Es wurden zu viele Codes versucht. Warte ein paar Minuten und versuche es dann erneut.',
    slow: 'Die Antwort dauert länger als gewöhnlich. Versuche es gleich noch einmal: Der Code gilt weiter.',
    failed: 'Der Code konnte nicht gesendet werden. Prüfe deine Verbindung und versuche es erneut.',
    granted: (names) =>
      `${format.list(names)} ${format.plural(names.length, { one: 'gehört', other: 'gehören' })} jetzt dir`,
    grantedLead: 'Viel Freude mit deinem Geschenk.',
  }),
  terms: () => ({
    title: 'Verkaufsbedingungen',
    lead: 'Was du bekommst, was du bezahlst und wie du dein Geld zurückbekommst.',
    toReview: 'Zurück zu deiner Bestellung',
    sections: [
      {
        title: 'Was du kaufst',
        words:
          'Ein Kurs oder ein Buch öffnet sich für dein Konto, zu deinem eigenen Gebrauch, ohne Ablaufdatum. Du ' +
          'darfst es auf allen deinen Geräten öffnen. Seine Dateien und dein Konto darfst du nicht weitergeben.',
      },
      {
        title: 'Was du bezahlst',
        words:
          'Du bezahlst einmal den Preis, den die Bestellung vor dem Bezahlen zeigt, einschließlich Steuern. Ein ' +
          'Zahlungsdienst nimmt die Zahlung entgegen: Diese Website sieht deine Kartennummer nie. Bestellung und ' +
          'Beleg findest du in deinem Profil.',
      },
      {
        title: 'Geschenke',
        words:
          'Ein Geschenk geht als Code an die E-Mail-Adresse, die du eingibst. Wer den Code zuerst einlöst, dem ' +
          'gehört das Geschenk. Bis dahin kannst du um Erstattung bitten.',
      },
      {
        title: 'Erstattungen',
        words:
          'Bitte in deinem Profil unter Bestellungen um eine Erstattung und nenne den Grund. Wir antworten dort. ' +
          'Ein erstatteter Artikel schließt sich; Fortschritt und Notizen bleiben, falls du ihn wieder kaufst. ' +
          'Deine gesetzlichen Rechte bleiben unberührt.',
      },
      {
        title: 'Wenn etwas schiefgeht',
        words:
          'Wenn etwas abgebucht wurde und sich nichts geöffnet hat, schreib uns über die Kontaktseite mit der ' +
          'Nummer deiner Bestellung. Eine zweite Zahlung für etwas, das dir schon gehört, wird automatisch ' +
          'erstattet.',
      },
    ],
  }),
};
