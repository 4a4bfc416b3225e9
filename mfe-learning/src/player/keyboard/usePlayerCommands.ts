import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Playback } from '../engine/playback';
import type { PlayerActions } from '../controls/PlayerActions';
import { SPEEDS, usePreferences } from '../preferences';
import { commandFor, zoneOf, type Command } from './shortcuts';

/** Where a command leads that is not the player's own business. */
export type Elsewhere = { onNext?: () => void; onTranscript?: () => void };

/**
 * Lets keys steer the player as `commandFor` says, wherever on the page they are pressed. `onDone` is told what was
 * done.
 */
export function usePlayerCommands(
  frame: RefObject<HTMLElement | null>,
  playback: Playback,
  actions: PlayerActions,
  elsewhere: Elsewhere,
  onDone: (command: Command) => void,
): void {
  const { shortcuts: areOn } = usePreferences();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const command = commandFor(event, zoneOf(event.target, frame.current), areOn);
    if (!command || (event.repeat && !['seekBy', 'volumeBy'].includes(command.act))) return;
    if (!obey(command, playback, actions, elsewhere)) return;
    event.preventDefault();
    onDone(command);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Does what a command says; false when there is nothing that it could do here. */
function obey(
  command: Command,
  playback: Playback,
  actions: PlayerActions,
  { onNext, onTranscript }: Elsewhere,
): boolean {
  const { durationSec, volume, speed } = playback.facts();
  const run = (act: (() => void) | undefined): boolean => {
    act?.();
    return act !== undefined;
  };
  switch (command.act) {
    case 'toggle':
      return run(playback.toggle);
    case 'mute':
      return run(actions.mute);
    case 'captions':
      return run(actions.toggleCaptions);
    case 'fullscreen':
      return run(actions.fullscreen);
    case 'picture':
      return run(document.pictureInPictureEnabled ? playback.togglePicture : undefined);
    case 'help':
      return run(actions.help);
    case 'next':
      return run(onNext);
    case 'transcript':
      return run(onTranscript);
    case 'start':
      return run(() => playback.seek(0));
    case 'end':
      return run(() => playback.seek(durationSec));
    case 'seekBy':
      return run(() => playback.seekBy(command.seconds));
    case 'seekToShare':
      return run(() => playback.seek(durationSec * command.share));
    case 'volumeBy':
      return run(() => actions.setVolume(Math.max(0, Math.min(1, Math.round((volume + command.share) * 20) / 20))));
    case 'speedStep':
      return run(() => actions.setSpeed(nextSpeed(speed, command.step)));
  }
}

/** The next speed on offer, slower or faster; the same at the ends. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const found = step === 1 ? SPEEDS.find((rate) => rate > speed) : SPEEDS.findLast((rate) => rate < speed);
  return found ?? speed;
}
