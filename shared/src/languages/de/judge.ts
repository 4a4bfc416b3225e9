import type { Translation } from '@lectern/shared/translations';
import type { JudgeText } from '..';

const FROZEN = 'Vielleicht läuft er endlos oder braucht zu viel Speicher.';
const MATCHERS: Record<string, [is: string, isNot: string]> = {
  toBe: ['Erwartet', 'Erwartet: alles außer'],
  toEqual: ['Erwartet', 'Erwartet: alles außer'],
  toBeCloseTo: ['Erwartet: ungefähr', 'Erwartet: alles außer ungefähr'],
  toBeGreaterThan: ['Erwartet: mehr als', 'Erwartet: nicht mehr als'],
  toBeLessThan: ['Erwartet: weniger als', 'Erwartet: nicht weniger als'],
  toContain: ['Erwartet: enthält', 'Erwartet: enthält nicht'],
  toMatch: ['Erwartet: passt zu', 'Erwartet: passt nicht zu'],
  toHaveLength: ['Erwartet: eine Länge von', 'Erwartet: eine andere Länge als'],
  toBeTruthy: ['Erwartet: ein wahrer Wert', 'Erwartet: ein falscher Wert'],
  toBeFalsy: ['Erwartet: ein falscher Wert', 'Erwartet: ein wahrer Wert'],
  toThrow: ['Erwartet: ein Fehler', 'Erwartet: kein Fehler'],
  element: ['Auf der Seite gibt es kein Element zu', ''],
  nothing: ['Dieser Test prüft nichts: Er enthält kein expect(…)', ''],
};

/** German texts of the results of tests that judge code. */
export const judge: Translation<JudgeText> = (format) => {
  const seconds = (limit: number): string => `${format.number(limit)} s`;
  return {
    state: {
      passed: 'Bestanden',
      failed: 'Nicht bestanden',
      stopped: 'Abgebrochen',
      waiting: 'Nicht ausgeführt',
    },
    results: 'Testergebnisse',
    expected: ({ matcher, isNot }) => MATCHERS[matcher]?.[isNot ? 1 : 0] ?? 'Erwartet',
    received: 'Erhalten',
    hint: 'Tipp:',
    hidden: 'Was dieser Test prüft, ist verborgen.',
    testCode: 'Diesen Test anzeigen',
    at: ({ pane, line }) =>
      ({ html: 'HTML, Zeile', js: 'JavaScript, Zeile', test: 'Test, Zeile' })[pane] + ` ${format.number(line)}`,
    broken: (error) => `Dein Code ist mit einem Fehler abgebrochen: ${error}`,
    blocked: (address) => `Dein Code wollte ${address} laden. Tests laufen offline.`,
    stop: (stop) => {
      switch (stop.kind) {
        case 'endless':
          return (
            `Nach ${seconds(stop.limitSec)} abgebrochen: Dein Code wurde nicht fertig. Prüfe seine Schleifen und ` +
            'Timer.'
          );
        case 'frozen':
          return `Nach ${seconds(stop.limitSec + 1)} abgebrochen: Dein Code reagierte nicht mehr. ${FROZEN}`;
        case 'replaced':
          return `Dein Code ersetzt ${stop.name}, das die Tests brauchen. Verwende einen anderen Namen.`;
        case 'flood':
          return 'Abgebrochen: Dein Code hat mehr als 1.000 Zeilen in die Konsole geschrieben.';
        case 'memory':
          return 'Abgebrochen: Dein Code hat mehr als 256 MB Speicher angefordert.';
        case 'forged':
          return (
            'Abgebrochen: Dein Code hat eine Nachricht an die umgebende Seite gesendet. Nur ' +
            'Tests melden Ergebnisse.'
          );
        case 'left':
          return 'Abgebrochen: Dein Code hat eine andere Seite geöffnet.';
        case 'not-loaded':
          return 'Die Tests wurden nicht geladen. Vielleicht bist du offline. Dein Code ist sicher.';
        case 'too-long':
          return 'Abgebrochen: Alle Tests zusammen haben länger als eine Minute gedauert.';
      }
    },
  };
};
