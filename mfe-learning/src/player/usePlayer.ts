import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { playerText } from '../text/player/player.en';
import { createPlayback, type Playback } from './engine/playback';
import { useMediaKeys } from './engine/useMediaKeys';
import { useOnePlaying } from './engine/useOnePlaying';
import { useMediaFact } from './engine/usePlayback';
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
  /** Address of the video; empty while unknown: the player is already shown, and waits. */
  src: string;
  label: string;
  captions: readonly Caption[];
  chapters: readonly Chapter[];
  /** Second to start at; null while unknown: the video loads, and starts once it is known. */
  startAt: number | null;
  /** Called at least every five seconds while it plays, on pause, before a seek, at the end, and when it is removed. */
  onPlayed: (span: PlayedSpan) => void;
  onEnded?: () => void;
  /** Names the video, whose `src` may change. Another name is another video in the same player. By default `src`. */
  id?: string;
  autoPlay?: boolean;
  /** Shares the video with others, such as a transcript. By default the player creates its own. */
  playback?: Playback;
  /** Fetches a new address for a video that is refused or missing. */
  onRenew?: () => Promise<string | null>;
  onNext?: () => void;
  onTranscript?: () => void;
  onReport?: () => void;
  /** Shown over the picture. */
  children?: ReactNode;
};

/** Joins a player's video source with its actions, shortcuts, media keys and focus. */
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
  const isPlaying = useMediaFact(playback, (facts) => facts.isPlaying);
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

/** Applies a speed that was chosen elsewhere, on another device or in the settings, to the open video. */
function useStoredSpeed(playback: Playback): void {
  const { speed } = usePreferences();
  useEffect(() => playback.setSpeed(speed), [playback, speed]);
}
