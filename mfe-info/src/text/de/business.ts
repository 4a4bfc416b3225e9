import type { Texts } from '../texts';

/** German texts of the pages for companies and about Lectern. */
export const business: Pick<Texts, 'business'> = {
  business: () => ({
    title: 'Teams, die weiterlernen',
    lead:
      'Kurse mit echten Lehrkräften, Bücher und ein Code-Editor an einem ruhigen Ort, für zwei Menschen oder ' +
      'zweitausend.',
    ask: 'Mit uns sprechen',
    browse: 'Kurse ansehen',
    about: {
      title: 'Was Lectern ist',
      paragraphs: [
        'Ein Lectern ist ein Lesepult: Es hält ein Buch offen, damit jemand daraus sprechen kann. Das Bild ' +
          'gefällt uns: jemand, der sich auskennt, eine Seite, die offen bleibt, und alle, die zuhören möchten.',
        'Deshalb bauen wir für Aufmerksamkeit. Eine Lektion geht auf jedem Gerät bei der Sekunde weiter, bei ' +
          'der du aufgehört hast. Untertitel, Transkripte und Tastatursteuerung gehören zum Player. Es gibt keine ' +
          'Werbung, keine fremden Tracker und keine Serien, die man nicht abreißen lassen darf.',
        'Lehrkräfte behalten ihren Namen auf ihrer Arbeit und entscheiden, was man kostenlos ausprobieren kann. ' +
          'Lernende behalten ihre Notizen und können sie als Text exportieren.',
      ],
    },
    reasons: {
      title: 'Das bekommt dein Team',
      items: [
        {
          icon: 'book',
          title: 'Kurse und Bücher zusammen',
          body: 'Ansehen, lesen und ausprobieren an einem Ort. Der Fortschritt kommt mit, vom Büro bis in die Bahn.',
        },
        {
          icon: 'captions',
          title: 'Für alle gemacht',
          body:
            'Untertitel, durchsuchbare Transkripte, volle Tastatursteuerung und Tempo von 0,25- bis 2-fach, hell ' +
            'und dunkel.',
        },
        {
          icon: 'certificate',
          title: 'Etwas zum Vorzeigen',
          body: 'Wer einen Kurs abschließt, bekommt ein Zertifikat zum Drucken, das alle prüfen können.',
        },
        {
          icon: 'lock',
          title: 'Lernen bleibt privat',
          body:
            'Notizen und Fortschritt gehören der Person, von der sie stammen: Weder im Team noch beim Arbeitgeber ' +
            'kann sie hier jemand lesen.',
        },
      ],
    },
    steps: {
      title: 'So fängst du an',
      items: [
        {
          title: 'Sag uns, was ihr braucht',
          body: 'Wie viele Personen, was sie lernen möchten und bis wann. Das Formular unten reicht.',
        },
        {
          title: 'Seht euch zuerst um',
          body: 'Jeder kostenlose Kurs steht euch allen heute schon offen, ohne Vertrag.',
        },
        {
          title: 'Alle bekommen ein eigenes Konto',
          body: 'Jede Person registriert sich mit eigener Adresse, damit das Gelernte bei ihr bleibt.',
        },
      ],
    },
    form: {
      title: 'Mit uns sprechen',
      lead:
        'Erzähl uns von deinem Team. Wir speichern deinen Text nur, um dir zu antworten. Bis du ihn sendest, liegt ' +
        'er nur auf diesem Gerät.',
      company: 'Unternehmen oder Organisation',
      seats: 'Wie viele Personen ungefähr?',
      message: 'Was möchtet ihr lernen?',
      send: 'Anfrage senden',
      sent: {
        title: 'Deine Anfrage ist angekommen',
        body: (email) => `Der Betreiber dieser Website kann sie jetzt lesen. Die Antwort geht an ${email}.`,
        again: 'Weitere Anfrage senden',
      },
    },
  }),
};
