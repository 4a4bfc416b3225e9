import type { Texts } from '../texts';

const SECONDS_PER_HOUR = 3_600;

/** German texts of learning paths. */
export const paths: Pick<Texts, 'paths'> = {
  paths: (format) => {
    const courses = (count: number): string => format.count(count, { one: 'Kurs', other: 'Kurse' });
    return {
      title: 'Lernpfade',
      lead: 'Kurse, die aufeinander aufbauen, in der richtigen Reihenfolge.',
      all: 'Alle Lernpfade ansehen',
      home: 'Startseite',
      summary: (count, seconds) =>
        `${courses(count)} · ${format.number(Math.max(1, Math.round(seconds / SECONDS_PER_HOUR)), {
          style: 'unit',
          unit: 'hour',
          unitDisplay: 'long',
        })}`,
      progress: (finished, of) =>
        `${format.number(finished)} von ${format.count(of, { one: 'Kurs', other: 'Kursen' })} abgeschlossen`,
      progressOf: (title) => `Dein Fortschritt in „${title}“`,
      steps: 'Kurse dieses Lernpfads',
      step: (position) => `Kurs ${format.number(position)}`,
      done: (percent) => `${format.number(percent / 100, { style: 'percent' })} geschafft`,
      finished: 'Abgeschlossen',
      next: 'Als Nächstes',
      start: (title) => `Mit „${title}“ beginnen`,
      continueWith: (title) => `Weiter mit „${title}“`,
      complete: 'Du hast diesen Lernpfad abgeschlossen',
      completeLead: 'Deine Zertifikate findest du in deinem Profil.',
      certificates: 'Deine Zertifikate',
      none: 'Es gibt noch keine Lernpfade',
      noneLead: 'Sieh dir stattdessen die Kurse an.',
      unknown: 'Diesen Lernpfad gibt es nicht',
      unknownLead: 'Vielleicht wurde er von der Website genommen.',
      browse: 'Kurse ansehen',
      failed: 'Die Lernpfade konnten nicht geladen werden',
    };
  },
};
