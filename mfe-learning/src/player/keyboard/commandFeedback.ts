import type { TextOf } from '@lectern/shared/text';
import type { playerText } from '../../text/player/player.en';
import { clock } from '../../time/clock';
import type { Playback } from '../engine/playback';
import { getPreferences } from '../preferences/preferences';
import type { Command } from './shortcuts';

/** Returns a short message about an executed command; empty when its effect is visible anyway. */
export function commandFeedback({ act }: Command, playback: Playback, text: TextOf<typeof playerText>): string {
  const { isPlaying, isMuted, volume, speed, timeSec, durationSec } = playback.state();
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
