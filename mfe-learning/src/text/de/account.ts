import type { Texts } from '../texts';

type Account = Pick<Texts, 'profile/accountData' | 'profile/avatar'>;

const accountData: Account['profile/accountData'] = (format) => {
  const documents = (count: number): string => format.count(count, { one: 'Dokument', other: 'Dokumente' });
  return {
    lead: 'Deine Daten bei Lectern gehören dir.',
    export: {
      title: 'Deine Daten herunterladen',
      lead:
        'Eine JSON-Datei mit allem aus deinem Konto: Konto, Profil und Bild, Einstellungen, Kurse und Fortschritt, ' +
        'Notizen, Wiederholungen, Lesestellen, Gemerktes, Bestellungen und Gekauftes, Warenkorb, Code, ' +
        'Zertifikate, Bewertungen, ' +
        'Fragen und Antworten, Meldungen, Benachrichtigungen und deine Bewerbung als Lehrkraft mit ihrem Entwurf. ' +
        'Nachrichten aus dem Kontaktformular und dem Formular für Unternehmen sind nicht dabei: Bitte uns dort um ' +
        'eine Kopie.',
      start: 'Meine Daten herunterladen',
      parts: {
        account: 'Konto',
        profile: 'Profil',
        preferences: 'Einstellungen',
        cart: 'Warenkorb',
        teacherApplication: 'Bewerbung als Lehrkraft',
        goal: 'Tagesziel',
        days: 'erfasste Tage',
        mailSettings: 'E-Mail-Einstellungen',
        applicationDraft: 'Entwurf einer Bewerbung',
        notifications: 'Benachrichtigungen',
        enrolments: 'Kurse',
        progress: 'Fortschritt',
        notes: 'Notizen',
        recall: 'Wiederholungen',
        reading: 'Lesestellen',
        saved: 'Gemerktes',
        entitlements: 'was dir gehört',
        payments: 'Zahlungen',
        checkouts: 'Kassenvorgänge',
        refundRequests: 'Erstattungsanfragen',
        giftClaims: 'eingelöste Geschenke',
        pens: 'Code',
        certificates: 'Zertifikate',
        questions: 'Fragen',
        answers: 'Antworten',
        votes: 'Stimmen für Fragen',
        hiddenPosts: 'ausgeblendete Fragen und Antworten',
        reports: 'Meldungen',
        pace: 'Zahl deiner letzten Beiträge',
        customer: 'Zahlungskonto',
        teaching: 'Kurse, die du unterrichtest',
        courseDrafts: 'Entwürfe von Kursen',
        courseRequests: 'Anfragen zu Kursen',
        courseReviews: 'Prüfungen deiner Kurse durch die Redaktion',
        courseFigures: 'Kennzahlen deiner Kurse',
        credentials: 'signierte Zertifikate',
        reviews: 'Bewertungen',
        avatar: 'Bild',
      },
      collecting: (part, count) => `Wird gesammelt: ${part}, bisher ${documents(count)}`,
      stop: 'Anhalten',
      done: (count) => `Die Datei liegt in deinen Downloads. Sie enthält ${documents(count)}.`,
      failed: 'Wir konnten die Datei nicht erstellen',
    },
    deletion: {
      title: 'Dein Konto löschen',
      lead: 'Dein Konto wird sofort und endgültig gelöscht. Niemand kann es wiederherstellen, auch wir nicht.',
      start: 'Mein Konto löschen',
      deletedTitle: 'Das wird gelöscht',
      deleted: [
        'Dein Konto: Name, Adresse, Passwort, Profil und Bild',
        'Deine Kurse, Fortschritte und Zertifikate; Links zu deinen Zertifikaten funktionieren nicht mehr',
        'Notizen, Wiederholungen, Lesestellen, Gemerktes, Warenkorb, Entwürfe, Benachrichtigungen und Einstellungen',
        'Was dir gehört: Gekaufte und kostenlose Kurse und Bücher kannst du nicht mehr öffnen',
        'Dein Code, auch veröffentlichter und geteilter, deine Bewertungen und Meldungen und deine Bewerbung als ' +
          'Lehrkraft',
        'Deine Fragen mit den Antworten darauf, deine Antworten und Stimmen',
        'Nachrichten, die du uns angemeldet gesendet hast',
        'Alles, was diese Website auf diesem Gerät über dich speichert',
      ],
      staysTitle: 'Das bleibt, und warum',
      stays: [
        'Belege deiner Bestellungen, falls es welche gibt: was wann bezahlt wurde, deine Adresse, Empfänger von ' +
          'Geschenken, Erstattungen und deine Gründe dafür. Das Gesetz verpflichtet einen Händler, sie ' +
          'aufzubewahren.',
        'Die Liste der Entscheidungen des Betreibers: Sie nennt Konten nur mit ihrer Nummer.',
        'Nachrichten, die du uns abgemeldet gesendet hast: Sie gehören zu keinem Konto. Bitte uns, sie zu löschen.',
      ],
      staysOfTeacher:
        'Kurse, die du unterrichtest, mit deinem Namen, weil andere daraus lernen. Bitte uns, sie zu entfernen.',
      export: 'Vielleicht möchtest du zuerst deine Daten herunterladen. Danach geht das nicht mehr.',
      confirm: 'Jetzt alles löschen',
      cancel: 'Mein Konto behalten',
      understood: 'Ich verstehe, dass sich das nicht rückgängig machen lässt.',
      notUnderstood: 'Kreuze dieses Feld an, um fortzufahren.',
      removing: (count) => `Wird gelöscht: bisher ${documents(count)}`,
      closing: 'Das Konto wird geschlossen',
      failed: 'Dein Konto ist noch nicht gelöscht',
      partly: 'Ein Teil deiner Daten ist schon gelöscht. Versuche es erneut, um das Löschen abzuschließen.',
      resumeTitle: 'Das Löschen deines Kontos wurde unterbrochen',
      resume: 'Ein Teil deiner Daten ist schon gelöscht, aber dein Konto gibt es noch.',
      resumeStart: 'Löschen abschließen',
      done: 'Dein Konto ist gelöscht.',
    },
  };
};

const avatar: Account['profile/avatar'] = (format) => {
  const short = (value: number): string => format.number(value, { maximumFractionDigits: 1 });
  const percent = (share: number): string => format.number(share, { style: 'percent' });
  return {
    title: 'Bild',
    lead:
      'JPEG, PNG oder WebP, bis 15 MB. Wir schneiden es vor dem Hochladen quadratisch zu und verkleinern es. Ort ' +
      'und Datum aus deiner Kamera werden entfernt.',
    choose: 'Bild auswählen',
    change: 'Bild ändern',
    remove: 'Entfernen',
    removed: 'Dein Bild ist entfernt.',
    notRemoved: 'Wir konnten das Bild nicht entfernen',
    saved: 'Dein neues Bild wird angezeigt.',
    notSaved: 'Wir konnten das Bild nicht speichern',
    uploading: 'Das Bild wird hochgeladen',
    cancelled: 'Hochladen angehalten. Dein Bild hat sich nicht geändert.',
    stop: 'Anhalten',
    faults: {
      type: (type) => `${type || 'Diese Datei'} kann nicht verwendet werden. Wähle ein Bild als JPEG, PNG oder WebP.`,
      disguised:
        'Der Inhalt dieser Datei passt nicht zu ihrem Typ; sie kann nicht verwendet werden. Wähle ein Bild als ' +
        'JPEG, PNG oder WebP.',
      empty: 'Diese Datei ist leer.',
      large: (bytes) =>
        `Diese Datei hat ${short(bytes / 1_000_000)} MB. Wähle ein Bild mit höchstens ${format.number(15)} MB.`,
      broken:
        'Dieses Bild konnte nicht gelesen werden. Vielleicht ist es beschädigt: Öffne es in einer anderen App ' +
        'und speichere es neu.',
      small: (width, height) => `Dieses Bild hat ${width} × ${height} Pixel. Es braucht mindestens 64 × 64.`,
      vast: (width, height) => `Dieses Bild hat ${width} × ${height} Pixel. Das ist zu groß: Verkleinere es zuerst.`,
    },
    crop: {
      title: 'Bild zuschneiden',
      help:
        'Zieh das Bild oder bewege es mit den Schaltflächen oder den Pfeiltasten. Zoome mit Regler, Mausrad ' +
        'oder Plus und Minus.',
      stage: 'Sichtbarer Teil des Bildes',
      stageAt: (across, down) => `Sichtbarer Teil des Bildes: ${percent(across)} von links, ${percent(down)} von oben`,
      moves: {
        left: 'Bild nach links bewegen',
        right: 'Bild nach rechts bewegen',
        up: 'Bild nach oben bewegen',
        down: 'Bild nach unten bewegen',
      },
      zoom: 'Zoom',
      zoomed: (zoom) => `${short(zoom)}-fach`,
      use: 'Dieses Bild verwenden',
      cancel: 'Abbrechen',
    },
  };
};

/** German texts of account data and of the profile picture. */
export const account: Account = { 'profile/accountData': accountData, 'profile/avatar': avatar };
