import { percent } from '../count';

const unit = (name: 'hour' | 'minute' | 'second') =>
  new Intl.NumberFormat('en', { style: 'unit', unit: name, unitDisplay: 'long' });
const [hours, minutes, seconds] = [unit('hour'), unit('minute'), unit('second')];
const speed = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A time in words for screen readers: "1 minute 5 seconds". */
export function spoken(sec: number): string {
  const whole = Math.max(0, Math.floor(sec));
  const parts = [
    whole >= 3600 ? hours.format(Math.floor(whole / 3600)) : '',
    whole >= 60 ? minutes.format(Math.floor(whole / 60) % 60) : '',
    seconds.format(whole % 60),
  ];
  return parts.filter(Boolean).join(' ');
}

/** The words of the player and its controls. */
export const playerWords = {
  player: (label: string) => `Video player: ${label}`,
  controls: 'Player controls',
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  playing: 'Playing',
  paused: 'Paused',
  back: (sec: number) => `Back ${seconds.format(sec)}`,
  forward: (sec: number) => `Forward ${seconds.format(sec)}`,
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  volumeValue: (share: number, isMuted: boolean) => (isMuted ? 'muted' : percent.format(share)),
  seek: 'Place in the video',
  place: (sec: number, of: number, chapter: string) => `${spoken(sec)} of ${spoken(of)}${chapter && `, ${chapter}`}`,
  captions: 'Captions',
  captionsOff: 'No captions',
  captionsOn: 'Captions on',
  captionsNone: 'This video has no captions',
  captionsFailed: 'The captions could not be loaded. Try again',
  size: 'Size',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  speed: 'Speed',
  speedIs: (rate: number) => `Speed ${speed.format(rate)}×`,
  rate: (rate: number) => (rate === 1 ? 'Normal' : `${speed.format(rate)}×`),
  shortRate: (rate: number) => `${speed.format(rate)}×`,
  more: 'Settings',
  picture: 'Picture in picture',
  pictureEnd: 'Back from picture in picture',
  fullscreen: 'Full screen',
  fullscreenEnd: 'Leave full screen',
  shortcuts: 'Use keyboard shortcuts',
  autoNext: 'Play the next lesson by itself',
  help: 'Keyboard shortcuts',
  report: 'Report a problem',
  loading: 'Loading the video',
  slow: 'The connection is slow. The video goes on as soon as it can.',
  offline: 'You are offline. The video goes on once you are back.',
  again: 'Try again',
  failed: {
    offline: { title: 'You are offline', what: 'The video goes on by itself once you are back. Your place is kept.' },
    network: { title: 'The connection broke', what: 'The video could not be fetched. Your place is kept.' },
    missing: {
      title: 'This video is not there',
      what: 'Its file was not found. Please tell us, so that it is mended.',
    },
    refused: {
      title: 'You may not watch this video',
      what: 'The server refused it. If you are enrolled, sign in again.',
    },
    decode: {
      title: 'This browser cannot play the video',
      what: 'Its file is broken, or of a kind that your browser does not know.',
    },
  },
  next: 'Next lesson',
  nextIn: (sec: number) => `Next lesson in ${seconds.format(sec)}`,
  nextNow: 'Start now',
  nextCancel: 'Cancel',
  nextSaid: (title: string, sec: number) => `${title} begins in ${seconds.format(sec)}. Press Escape to stay.`,
} as const;
