import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { playerText } from '../text/player/player.en';
import { createPlayback, type Playback } from './engine/playback';
import { useMediaKeys } from './engine/useMediaKeys';
import { useOnePlaying } from './engine/useOnePlaying';
import { useMediaState } from './engine/usePlayback';
import { useVideoSource } from './engine/useVideoSource';
import { commandFeedback } from './keyboard/commandFeedback';
import { usePlayerCommands } from './keyboard/usePlayerCommands';
import type { Caption, Chapter } from './mediaTracks';
import type { PlayedSpan } from '../data/playedSpan';
import { useActions } from './controls/useActions';
import { useFlash } from './useFlash';
import { useFullscreen } from './useFullscreen';
import { useIdle } from './useIdle';
import { usePreferences } from './preferences/preferences';
import { useRestoredFocus } from './useRestoredFocus';

export type PlayerProps = {
  /** Address of the video; empty while unknown. The player is already shown then, and waits. */
  src: string;
  label: string;
  /** Address of the picture before the video starts. */
  poster?: string | null;
  captions: readonly Caption[];
  chapters: readonly Chapter[];
  /** Second to start at; null while unknown. The video loads then, and starts once the second is known. */
  startAt: number | null;
  /** Called at least every five seconds while playing, on pause, before a seek, at the end, and on unmount. */
  onPlayed: (span: PlayedSpan) => void;
  onEnded?: () => void;
  /** Identifies the video, whose `src` may change. A new id is a new video in the same player. Defaults to `src`. */
  id?: string;
  autoPlay?: boolean;
  /** Shares the video with other components, such as a transcript. By default the player creates its own playback. */
  playback?: Playback;
  /** Fetches a new address for a video that is refused or missing. */
  onRenew?: () => Promise<string | null>;
  onNext?: () => void;
  onTranscript?: () => void;
  onReport?: () => void;
  /** A notice over the picture; empty when there is none. It replaces the other notices, and waits for dialogs. */
  children?: ReactNode;
};

/** Combines a player's video source with its actions, shortcuts, media keys and focus. */
export function usePlayer(props: PlayerProps) {
  const { src, label, startAt, id = src, autoPlay = false, onRenew, onNext, onTranscript, onReport } = props;
  const text = useText(playerText);
  const frame = useRef<HTMLElement>(null);
  const [own] = useState(createPlayback);
  const playback = props.playback ?? own;
  const source = useVideoSource(playback, { id, src, startAt, autoPlay, renew: onRenew });
  const [isHelpOpen, setHelpOpen] = useState<boolean | null>(null);
  const { isFull, toggle: toggleFullscreen } = useFullscreen(frame);
  const isIdle = useIdle(frame);
  const isPlaying = useMediaState(playback, (state) => state.isPlaying);
  const { flash, showFlash } = useFlash();
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const actions = useActions(playback, toggleFullscreen, openHelp, onReport);
  usePlayerCommands(frame, playback, actions, { onNext, onTranscript }, (command) =>
    showFlash(commandFeedback(command, playback, text)),
  );
  useMediaKeys(playback, label, onNext);
  useOnePlaying(playback, isPlaying);
  useRestoredFocus(frame, source.failure);
  useStoredSpeed(playback);
  return { frame, playback, source, actions, isFull, isIdle, isPlaying, flash, isHelpOpen, setHelpOpen };
}

/** Applies a speed chosen on another device or in the settings to the open video. */
function useStoredSpeed(playback: Playback): void {
  const { speed } = usePreferences();
  useEffect(() => playback.setSpeed(speed), [playback, speed]);
}
