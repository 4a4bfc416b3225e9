import { inUnit, spokenTime } from '../player/spokenTime';
import type { Texts } from '../texts';

type Player = Pick<Texts, 'player/player' | 'player/report' | 'player/shortcuts' | 'player/transcript'>;

const controls: Player['player/player'] = (format) => {
  const seconds = (sec: number): string => inUnit(format, sec, 'second');
  const speed = (rate: number): string => `${format.number(rate, { maximumFractionDigits: 2 })}×`;
  return {
    player: (label) => `Videoplayer: ${label}`,
    controls: 'Steuerung des Players',
    play: 'Abspielen',
    pause: 'Pause',
    replay: 'Noch einmal abspielen',
    playing: 'Läuft',
    paused: 'Angehalten',
    back: (sec) => `${seconds(sec)} zurück`,
    forward: (sec) => `${seconds(sec)} vor`,
    mute: 'Ton aus',
    unmute: 'Ton an',
    volume: 'Lautstärke',
    volumeValue: (share, isMuted) => (isMuted ? 'stumm' : format.number(share, { style: 'percent' })),
    volumeIs: (share, isMuted) => `Lautstärke: ${isMuted ? 'stumm' : format.number(share, { style: 'percent' })}`,
    seek: 'Stelle im Video',
    position: (sec, of, chapter) =>
      `${spokenTime(format, sec)} von ${spokenTime(format, of)}${chapter && `, ${chapter}`}`,
    captions: 'Untertitel',
    captionsOff: 'Keine Untertitel',
    captionsOn: 'Untertitel an',
    captionsNone: 'Dieses Video hat keine Untertitel',
    captionsFailed: 'Die Untertitel wurden nicht geladen. Erneut versuchen',
    size: 'Größe',
    sizes: { small: 'Klein', medium: 'Mittel', large: 'Groß' },
    speed: 'Tempo',
    speedIs: (rate) => `Tempo ${speed(rate)}`,
    rate: (rate) => (rate === 1 ? 'Normal' : speed(rate)),
    shortRate: speed,
    more: 'Einstellungen',
    picture: 'Bild im Bild',
    pictureEnd: 'Bild im Bild beenden',
    fullscreen: 'Vollbild',
    fullscreenEnd: 'Vollbild beenden',
    shortcuts: 'Tastenkürzel verwenden',
    autoNext: 'Nächste Lektion automatisch abspielen',
    help: 'Tastenkürzel',
    report: 'Problem melden',
    loading: 'Das Video wird geladen',
    slow: 'Die Verbindung ist langsam. Das Video läuft weiter, sobald genug geladen ist.',
    offline: 'Du bist offline. Das Video läuft weiter, sobald du wieder verbunden bist.',
    again: 'Erneut versuchen',
    failed: {
      offline: {
        title: 'Du bist offline',
        reason: 'Das Video läuft an derselben Stelle weiter, sobald du wieder verbunden bist.',
      },
      network: {
        title: 'Die Verbindung ist abgebrochen',
        reason: 'Das Video konnte nicht geladen werden. Deine Stelle ist gespeichert.',
      },
      missing: {
        title: 'Dieses Video fehlt',
        reason: 'Seine Datei wurde nicht gefunden. Melde das bitte, damit wir es beheben.',
      },
      refused: {
        title: 'Du kannst dieses Video nicht ansehen',
        reason: 'Der Server hat es abgelehnt. Wenn du eingeschrieben bist, melde dich erneut an.',
      },
      decode: {
        title: 'Dieser Browser kann das Video nicht abspielen',
        reason: 'Die Datei ist beschädigt, oder dein Browser unterstützt ihr Format nicht.',
      },
    },
    next: 'Nächste Lektion',
    nextIn: (sec) => `Nächste Lektion in ${seconds(sec)}`,
    nextNow: 'Jetzt beginnen',
    nextCancel: 'Abbrechen',
    announceNext: (title, sec) => `${title} beginnt in ${seconds(sec)}. Mit Escape bleibst du hier.`,
  };
};

/** German texts of the player. */
export const player: Player = {
  'player/player': controls,
  'player/report': () => ({
    title: 'Problem melden',
    kind: 'Was stimmt nicht?',
    kinds: {
      video: 'Das Video wird nicht abgespielt',
      sound: 'Der Ton ist schlecht',
      captions: 'Die Untertitel sind falsch',
      lesson: 'In der Lektion stimmt etwas nicht',
      other: 'Etwas anderes',
    },
    details: 'Erzähl uns mehr',
    detailsHint: 'Wir fügen die Lektion und deine Stelle darin hinzu.',
    email: 'Deine E-Mail',
    emailHint: 'Damit wir antworten können.',
    emailWrong: 'Gib eine Adresse wie name@example.com ein.',
    send: 'Senden',
    cancel: 'Abbrechen',
    sent: 'Vielen Dank. Deine Meldung ist angekommen.',
    close: 'Schließen',
    about: (course, lesson, position, address) =>
      `Kurs: ${course}\nLektion: ${lesson}, bei ${position}\nAdresse: ${address}`,
  }),
  'player/shortcuts': () => ({
    lead: 'Sie wirken überall auf dieser Seite, außer während du tippst.',
    switchOn: 'Kürzel mit einer Taste',
    switchHint:
      'Schalte sie aus, wenn du mit der Stimme steuerst oder Tasten versehentlich drückst. Pfeiltasten und ' +
      'Leertaste wirken dann nur im Player.',
    keys: [
      [['Leertaste', 'K'], 'Abspielen oder anhalten'],
      [['J', 'L'], '10 Sekunden zurück oder vor'],
      [['←', '→'], '5 Sekunden zurück oder vor'],
      [['↑', '↓'], 'Lautstärke, solange der Player den Fokus hat'],
      [['M'], 'Ton aus'],
      [['C'], 'Untertitel an oder aus'],
      [['F'], 'Vollbild'],
      [['I'], 'Bild im Bild'],
      [['<', '>'], 'Langsamer oder schneller'],
      [['0', '9'], 'Zu 0–90 % springen'],
      [['Pos1', 'Ende'], 'Zum Anfang oder Ende, solange der Player den Fokus hat'],
      [['N'], 'Nächste Lektion'],
      [['T'], 'Transkript'],
      [['?'], 'Diese Hilfe'],
    ],
  }),
  'player/transcript': (format) => ({
    transcript: 'Transkript',
    none: 'Es gibt kein Transkript: Dieses Video hat keine Untertitel.',
    failed: 'Das Transkript konnte nicht geladen werden',
    find: 'Im Transkript suchen',
    follow: 'Dem Video folgen',
    found: (found, all) => `${format.number(found)} von ${format.number(all)} Zeilen`,
    chapters: 'Kapitel',
  }),
};
