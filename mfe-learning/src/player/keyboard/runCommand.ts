import type { PlayerActions } from '../controls/PlayerActions';
import type { Playback } from '../engine/playback';
import { SPEEDS } from '../preferences/preferences';
import type { Command } from './shortcuts';

/** Commands that the page around a player can handle. */
export type PageCommands = { onNext?: () => void; onTranscript?: () => void };

type SimpleAct = Exclude<Command['act'], 'seekBy' | 'seekToShare' | 'volumeBy' | 'speedStep'>;

/** Executes a command. Returns false when it is unavailable. */
export function runCommand(
  command: Command,
  playback: Playback,
  actions: PlayerActions,
  pageCommands: PageCommands,
): boolean {
  const { durationSec, volume, speed } = playback.state();
  switch (command.act) {
    case 'seekBy':
      playback.seekBy(command.seconds);
      return true;
    case 'seekToShare':
      playback.seek(durationSec * command.share);
      return true;
    case 'volumeBy':
      actions.setVolume(Math.max(0, Math.min(1, Math.round((volume + command.share) * 20) / 20)));
      return true;
    case 'speedStep':
      actions.setSpeed(nextSpeed(speed, command.step));
      return true;
    default: {
      const act = simpleActs(playback, actions, pageCommands)[command.act];
      act?.();
      return act !== undefined;
    }
  }
}

function simpleActs(
  playback: Playback,
  actions: PlayerActions,
  { onNext, onTranscript }: PageCommands,
): Record<SimpleAct, (() => void) | undefined> {
  return {
    toggle: playback.toggle,
    mute: actions.mute,
    captions: actions.toggleCaptions,
    fullscreen: actions.fullscreen,
    picture: document.pictureInPictureEnabled ? playback.togglePicture : undefined,
    help: actions.help,
    next: onNext,
    transcript: onTranscript,
    start: () => playback.seek(0),
    end: () => playback.seek(playback.state().durationSec),
  };
}

/** Returns the next faster or slower speed; the same one at either end. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const found = step === 1 ? SPEEDS.find((rate) => rate > speed) : SPEEDS.findLast((rate) => rate < speed);
  return found ?? speed;
}
