import type { Texts } from '../texts';

/** German texts of the daily goal. */
export const goal: Pick<Texts, 'profile/goal'> = {
  'profile/goal': (format) => {
    const minutes = (count: number): string => format.count(count, { one: 'Minute', other: 'Minuten' });
    const lessons = (count: number): string => format.count(count, { one: 'Lektion', other: 'Lektionen' });
    return {
      title: 'Tagesziel',
      progress: {
        minutes: (done, of) => `Heute ${format.number(done)} von ${minutes(of)}`,
        lessons: (done, of) =>
          `Heute ${format.number(done)} von ${format.count(of, { one: 'Lektion', other: 'Lektionen' })}`,
      },
      reached: 'Für heute erreicht',
      streak: (days) => `${format.count(days, { one: 'Tag', other: 'Tage' })} in Folge`,
      rest: 'Ein freier Tag pro Woche unterbricht die Folge nicht.',
      week: 'Die letzten sieben Tage',
      day: (date) => format.date(date, { weekday: 'long' }),
      shortDay: (date) => format.date(date, { weekday: 'short' }),
      states: { reached: 'Ziel erreicht', rest: 'freier Tag', today: 'heute', none: 'noch kein Ziel' },
      change: 'Ziel ändern',
      lead:
        'Jeden Tag ein wenig lernen: Das Ziel erscheint im Bereich „Lernen“ deines Profils. Es ist aus, bis du es ' +
        'einschaltest; erst dann speichern wir, wie viele Minuten und Lektionen es an einem Tag waren. Wir erinnern ' +
        'dich nicht daran.',
      isOn: 'Tagesziel setzen',
      kind: 'Gezählt werden',
      kinds: { minutes: 'Minuten', lessons: 'Lektionen' },
      amount: 'Pro Tag',
      amounts: { minutes, lessons },
      forget: 'Gespeicherte Tage löschen',
      forgetHint: 'Löscht, was für dein Ziel gespeichert wurde. Dein Fortschritt in Kursen bleibt.',
      forgetNow: 'Jetzt löschen',
      keep: 'Behalten',
      forgotten: 'Die gespeicherten Tage sind gelöscht.',
      notForgotten: 'Die gespeicherten Tage konnten nicht gelöscht werden',
    };
  },
};
