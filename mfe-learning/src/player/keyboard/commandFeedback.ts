import type { TextOf } from '@lectern/shared/text';
import type { playerText } from '../../text/player/player.en';
import { clock } from '../../time/clock';
import type { Playback } from '../engine/playback';
import { getPreferences } from '../preferences/preferences';
import type { Command } from './shortcuts';

/** Returns a short message about a command that was just executed; empty when its effect is visible on the page. */
export function commandFeedback({ act }: Command, playback: Playback, text: TextOf<typeof playerText>): string {
  const { isPlaying, isMuted, volume, speed, timeSec, durationSec } = playback.facts();
  switch (act) {
    case 'toggle':
      return isPlaying ? text.playing : text.paused;
    case 'mute':
    case 'volumeBy':
      return text.volumeIs(volume, isMuted);
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
