import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { PlayerActions } from '../controls/PlayerActions';
import type { Playback } from '../engine/playback';
import { usePreferences } from '../preferences/preferences';
import { runCommand, type PageCommands } from './runCommand';
import { commandFor, zoneOf, type Command } from './shortcuts';

/** Commands that repeat while their key is held down. */
const REPEATING: readonly Command['act'][] = ['seekBy', 'volumeBy'];

/** Executes the player's keyboard shortcuts, pressed anywhere on the page, and calls `onDone` after each. */
export function usePlayerCommands(
  frame: RefObject<HTMLElement | null>,
  playback: Playback,
  actions: PlayerActions,
  pageCommands: PageCommands,
  onDone: (command: Command) => void,
): void {
  const { shortcuts: areOn } = usePreferences();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const command = commandFor(event, zoneOf(event.target, frame.current), areOn);
    if (!command || (event.repeat && !REPEATING.includes(command.act))) return;
    if (!runCommand(command, playback, actions, pageCommands)) return;
    event.preventDefault();
    onDone(command);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
