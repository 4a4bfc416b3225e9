import type { Texts } from '../texts';

type Review = Pick<Texts, 'review/link' | 'review/review'>;

const text: Review['review/review'] = (format) => {
  const cards = (count: number): string => format.count(count, { one: 'Karte', other: 'Karten' });
  const share = ({ right, of }: { right: number; of: number }): string =>
    format.number(right / of, { style: 'percent' });
  const day = (date: Date): string => format.date(date, { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    title: 'Heute wiederholen',
    failed: 'Deine Karten konnten nicht geladen werden',
    offline: 'Öffne diese Seite einmal mit Verbindung. Danach sind deine Karten auf diesem Gerät.',
    progress: (done, of) => `${format.number(done)} von ${cards(of)} heute erledigt`,
    question: 'Frage',
    note: 'Deine Notiz',
    recall: 'Was hast du hier notiert? Sag es dir selbst, dann sieh nach.',
    show: 'Antwort zeigen',
    answer: 'Antwort',
    check: 'Antwort prüfen',
    right: 'Das ist richtig',
    wrong: 'Nicht ganz. Richtig ist:',
    lesson: 'Lektion',
    unknownCourse: 'Ein Kurs, den es nicht mehr gibt',
    unknownBook: 'Ein Buch, das es nicht mehr gibt',
    at: (lesson, time) => `${lesson} · ${time}`,
    howWell: 'Wie gut hast du es gewusst?',
    grades: { 1: 'Vergessen', 2: 'Schwer', 3: 'Gut', 4: 'Leicht' },
    next: 'Nächste Karte',
    again: 'in 10 Minuten',
    inDays: (count) => `in ${format.count(count, { one: 'Tag', other: 'Tagen' })}`,
    askedAgain: 'Diese Karte kommt heute noch einmal.',
    graded: (grade, when) => `${grade}: kommt ${when} wieder.`,
    undo: 'Letzte Antwort rückgängig machen',
    undone: 'Die letzte Antwort ist rückgängig gemacht.',
    stop: 'Diese Karte nicht mehr fragen',
    stopped: 'Diese Karte wird nicht mehr gefragt.',
    keys: 'Tasten: 1 bis 4 bewerten, U macht rückgängig.',
    unsent: (reason) => `Nur auf diesem Gerät gespeichert. ${reason}`,
    retry: 'Erneut versuchen',
    none: 'Noch nichts zu wiederholen',
    noneLead:
      'Beantworte ein Quiz in einem deiner Kurse: Seine Fragen kommen hier einen Tag später wieder, dann immer ' +
      'seltener. Auch deine Notizen kannst du wiederholen.',
    browse: 'Kurse ansehen',
    choose: 'Notizen zum Wiederholen wählen',
    done: 'Für heute fertig',
    doneLead: (count) => `Du hast heute ${cards(count)} wiederholt.`,
    notDue: 'Gerade ist nichts fällig',
    nextAt: (date, isToday) =>
      isToday
        ? `Die nächste Karte ist heute um ${format.date(date, { timeStyle: 'short' })} fällig.`
        : `Die nächste Karte ist am ${day(date)} fällig.`,
    nothingAhead: 'Vorerst ist keine Karte fällig. Neue Karten kommen aus Quiz und aus deinen Notizen.',
    upcoming: 'Demnächst',
    day: 'Tag',
    count: 'Karten',
    dayName: day,
    cards,
    correctness: 'Wie viel du behältst',
    correctnessLead: (all, period, target) =>
      `In den letzten ${format.number(period)} Tagen waren ${format.number(all.right)} von ` +
      `${format.count(all.of, { one: 'Wiederholung', other: 'Wiederholungen' })} auf Anhieb richtig: ${share(all)}. ` +
      `Der Zeitplan zielt auf ${format.number(target, { style: 'percent' })}.`,
    correctnessNone: 'Nach den ersten Wiederholungen siehst du hier, wie viele davon auf Anhieb richtig waren.',
    work: 'Kurs oder Buch',
    knownFirst: 'Auf Anhieb richtig',
    reviews: 'Wiederholungen',
    share,
    shareOf: ({ right, of }) => `${format.number(right)} von ${format.number(of)}`,
    cardsTitle: 'Karten, die gefragt werden',
    cardsLead:
      'Wähle die Notizen, die du behalten willst. Zwei Doppelpunkte zwischen Frage und Antwort machen aus ' +
      'einer Notiz ' +
      'eine Karte mit zwei Seiten: „Was lässt Teig aufgehen? :: Hefe“.',
    noNotes: 'Du hast noch keine Notizen. Schreib eine neben einer Lektion, dann erscheint sie hier.',
    back: 'Zurück zur Wiederholung',
  };
};

/** German texts of spaced review. */
export const review: Review = {
  'review/link': (format) => ({
    title: 'Heute wiederholen',
    due: (count) => `${format.count(count, { one: 'Karte ist', other: 'Karten sind' })} fällig`,
    none: 'Gerade ist nichts fällig.',
    lead: 'Fragen aus deinen Quiz und Notizen, die du wählst, kommen wieder, bis sie sitzen.',
  }),
  'review/review': text,
};
