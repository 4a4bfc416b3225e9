import type { Texts } from '../texts';

/** German texts of the page for teachers, and of a teacher's public page. */
export const teach: Pick<Texts, 'teach' | 'teacher'> = {
  teacher: (format) => ({
    loading: 'Lehrkraft',
    teacher: 'Lehrkraft',
    profile: 'Öffentliches Profil',
    courses: (count) => format.count(count, { one: 'Kurs', other: 'Kurse' }),
    coursesTitle: (name) => `Kurse von ${name}`,
    links: 'Links',
    rated: 'Bewertung aller Kurse',
    free: 'Kostenlos',
    levels: { beginner: 'Einstieg', intermediate: 'Mittelstufe', advanced: 'Fortgeschritten', all: 'Alle Stufen' },
    failed: 'Diese Seite konnte nicht geladen werden',
    retry: 'Erneut versuchen',
  }),
  teach: (format) => ({
    teacher: 'Lehrkraft',
    title: 'Unterrichte, was du kannst',
    lead:
      'Wenn dich Leute schon bitten, es zu erklären, ist es wahrscheinlich ein Kurs. Du bringst das Wissen mit; ' +
      'wir stellen Plattform, Player und Publikum.',
    apply: 'Als Lehrkraft bewerben',
    reasons: {
      title: 'Warum hier unterrichten',
      items: [
        {
          icon: 'team',
          title: 'Lernende, die bleiben',
          body: 'Keine Werbung und kein Lärm um deine Lektion. Wer dort weitermacht, wo er war, kommt auch ans Ende.',
        },
        {
          icon: 'edit',
          title: 'Dein Kurs, dein Name',
          body: 'Du schreibst ihn, du entscheidest über die Vorschau, und dein Name steht auf jeder Seite.',
        },
        {
          icon: 'play',
          title: 'Mehr als Video',
          body: 'Verbinde Videos mit Untertiteln, Texte, Quiz und laufenden Code in einem Kurs.',
        },
        {
          icon: 'note',
          title: 'Rückmeldungen, die dir helfen',
          body: 'Bewertungen kommen nur von Eingeschriebenen, mit ihrem Kommentar neben den Sternen.',
        },
      ],
    },
    steps: {
      title: 'So geht es',
      items: [
        {
          title: 'Bewerben',
          body: 'Sag uns, wer du bist und was du unterrichten möchtest. Diese Seite zeigt den Stand deiner Bewerbung.',
        },
        {
          title: 'Entwurf schreiben',
          body:
            'Nach der Zusage beginnt dein Kurs als Entwurf aus Abschnitten und Lektionen. Nur du und die Redaktion ' +
            'können ihn sehen.',
        },
        {
          title: 'Zur Prüfung einreichen',
          body: 'Die Redaktion prüft Ton, Untertitel und Verständlichkeit und veröffentlicht den Kurs.',
        },
        {
          title: 'Unterrichten',
          body:
            'Lernende schreiben sich ein, bewerten und kommentieren. Du kannst ' +
            'Veröffentlichtes weiter verbessern.',
        },
      ],
    },
    asked: {
      title: 'Das brauchen wir für eine Bewerbung',
      items: [
        'Ein Thema, das du aus der Praxis kennst und in einer Zeile beschreiben kannst.',
        `Was du damit gemacht und wen du unterrichtet hast, in höchstens ${format.number(2000)} Zeichen. Ein ` +
          'Zeugnis brauchst du nicht.',
        'Falls vorhanden: ein Link zu etwas von dir, etwa einem Vortrag, Artikel oder einer Lektion. Er muss mit ' +
          'https beginnen.',
        'Eigene Arbeit. Alles, was du veröffentlichst, musst du veröffentlichen dürfen.',
      ],
    },
    form: {
      title: 'Deine Bewerbung',
      lead: 'Je Konto gibt es eine Bewerbung. Dein Entwurf bleibt auf allen deinen Geräten, bis du ihn sendest.',
      signIn: 'Für eine Bewerbung brauchst du ein Konto, damit du sie verfolgen kannst.',
      signInLink: 'Zum Bewerben anmelden',
      signUpLink: 'Konto erstellen',
      topic: 'Was möchtest du unterrichten?',
      topicHint: 'In einer Zeile, zum Beispiel „Holzarbeiten mit Handwerkzeug“.',
      experience: 'Was hast du damit gemacht, und wen hast du unterrichtet?',
      sample: 'Ein Link zu etwas von dir',
      sampleHint: 'Beginnt mit https://',
      send: 'Bewerbung senden',
      other: {
        title: 'Dein Konto hat einen anderen Entwurf dieser Bewerbung',
        body: 'Er wurde auf einem anderen Gerät geschrieben. Beide bleiben unverändert, bis du einen auswählst.',
        show: 'Den anderen Entwurf zeigen',
        keep: 'Entwurf dieses Geräts behalten',
        take: 'Den anderen Entwurf verwenden',
      },
    },
    studio: {
      loading: 'Das Studio wird geladen',
      failed: 'Das Studio konnte nicht geladen werden',
      retry: 'Erneut versuchen',
    },
    desk: {
      loading: 'Die Verwaltung wird geladen',
      failed: 'Die Verwaltung konnte nicht geladen werden',
      retry: 'Erneut versuchen',
    },
    status: {
      loading: 'Deine Bewerbung wird geladen',
      failed: 'Deine Bewerbung konnte nicht geladen werden',
      submitted: {
        title: 'Deine Bewerbung ist eingegangen',
        body: (when) =>
          `Du hast sie am ${format.date(when, { dateStyle: 'long' })} gesendet. Sie wartet auf Prüfung; diese ` +
          'Seite zeigt die Entscheidung.',
      },
      accepted: {
        title: 'Willkommen als Lehrkraft',
        body: (when) =>
          `Deine Bewerbung wurde am ${format.date(when, { dateStyle: 'long' })} angenommen. Diese Seite ist jetzt ` +
          'dein Studio: Der nächste Schritt ist dein erster Entwurf.',
      },
      declined: {
        title: 'Dieses Mal nicht',
        body: (when) =>
          `Deine Bewerbung wurde am ${format.date(when, { dateStyle: 'long' })} geprüft und nicht angenommen. Du ` +
          'kannst dich gern noch einmal bewerben.',
      },
      topic: 'Du möchtest unterrichten',
      contact: 'Zur Kontaktseite',
      again: 'Erneut bewerben',
    },
  }),
};
