import type { playerWords } from '../../text/player/player.en';
import { clock } from '../clock';
import type { Playback } from '../engine/playback';
import { getPreferences } from '../preferences';
import type { Command } from './shortcuts';

/** What a key has done, in a few words: read after it was done. Empty where the page itself shows it. */
export function commandFeedback({ act }: Command, playback: Playback, text: typeof playerWords): string {
  const { isPlaying, isMuted, volume, speed, timeSec, durationSec } = playback.facts();
  switch (act) {
    case 'toggle':
      return isPlaying ? text.playing : text.paused;
    case 'mute':
    case 'volumeBy':
      return `${text.volume}: ${text.volumeValue(volume, isMuted)}`;
    case 'captions':
      return getPreferences().captions.on ? text.captionsOn : text.captionsOff;
    case 'speedStep':
      return text.speedIs(speed);
    case 'seekBy':
    case 'seekToShare':
    case 'start':
    case 'end':
      return `${clock(timeSec)} / ${clock(durationSec)}`;
    default:
      return '';
  }
}
