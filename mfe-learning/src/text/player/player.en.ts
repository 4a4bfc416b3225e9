import { translatable } from '@lectern/shared/translations';
import { inUnit, spokenTime } from './spokenTime';

/** Texts of the player and its controls. */
export const playerText = translatable('player/player', (format) => {
  const seconds = (sec: number): string => inUnit(format, sec, 'second');
  const speed = (rate: number): string => `${format.number(rate)}×`;
  return {
    player: (label: string) => `Video player: ${label}`,
    controls: 'Player controls',
    play: 'Play',
    pause: 'Pause',
    replay: 'Play again',
    playing: 'Playing',
    paused: 'Paused',
    back: (sec: number) => `Back ${seconds(sec)}`,
    forward: (sec: number) => `Forward ${seconds(sec)}`,
    mute: 'Mute',
    unmute: 'Unmute',
    volume: 'Volume',
    volumeValue: (share: number, isMuted: boolean) => (isMuted ? 'muted' : format.number(share, { style: 'percent' })),
    volumeIs: (share: number, isMuted: boolean) =>
      `Volume: ${isMuted ? 'muted' : format.number(share, { style: 'percent' })}`,
    seek: 'Position in the video',
    position: (sec: number, of: number, chapter: string) =>
      `${spokenTime(format, sec)} of ${spokenTime(format, of)}${chapter && `, ${chapter}`}`,
    captions: 'Captions',
    captionsOff: 'No captions',
    captionsOn: 'Captions on',
    captionsNone: 'This video has no captions',
    captionsFailed: 'Captions failed to load. Try again',
    size: 'Size',
    sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
    speed: 'Speed',
    speedIs: (rate: number) => `Speed ${speed(rate)}`,
    rate: (rate: number) => (rate === 1 ? 'Normal' : speed(rate)),
    shortRate: speed,
    more: 'Settings',
    picture: 'Picture in picture',
    pictureEnd: 'Leave picture in picture',
    fullscreen: 'Full screen',
    fullscreenEnd: 'Leave full screen',
    shortcuts: 'Use keyboard shortcuts',
    autoNext: 'Play the next lesson automatically',
    help: 'Keyboard shortcuts',
    report: 'Report a problem',
    loading: 'Loading the video',
    slow: 'The connection is slow. The video will resume as soon as it can.',
    offline: 'You are offline. The video will resume when you reconnect.',
    again: 'Try again',
    failed: {
      offline: {
        title: 'You are offline',
        reason: 'The video will resume from the same position when you reconnect.',
      },
      network: { title: 'The connection was lost', reason: 'The video could not be loaded. Your position is saved.' },
      missing: { title: 'This video is missing', reason: 'Its file was not found. Please report it so we can fix it.' },
      refused: {
        title: 'You cannot watch this video',
        reason: 'The server refused it. If you are enrolled, sign in again.',
      },
      decode: {
        title: 'This browser cannot play the video',
        reason: 'The file is damaged, or your browser does not support its format.',
      },
    },
    next: 'Next lesson',
    nextIn: (sec: number) => `Next lesson in ${seconds(sec)}`,
    nextNow: 'Start now',
    nextCancel: 'Cancel',
    announceNext: (title: string, sec: number) => `${title} starts in ${seconds(sec)}. Press Escape to stay here.`,
  };
});
